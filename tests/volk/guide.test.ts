/** Icons without effect are named before they are chosen, and truly have none. */
import { expect, test } from 'vitest'
import { apply, guide, view } from '../../engine/game'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import type { Decision } from '../../engine/types'
import { playRandomly } from '../engine/support/random-play'
import { germany } from './germany'

const def = germany()

/** The position without the work list and the place in the turn. */
const lasting = ({ tasks: _, step: __, phase: ___, rng: ____, ...rest }: VolkState) => rest

const iconsIn = ({ choices }: Decision) => choices.filter(({ action }) => action.type === 'icon')

test('an icon that is said to have no effect changes nothing; others do or ask', () => {
  const counts = { idle: 0, others: 0 }
  for (const seed of [1, 2, 3])
    playRandomly<VolkState>(def, seed, {
      most: 900,
      watch(state, [decision]) {
        if (!decision || iconsIn(decision).length === 0) return
        const notes = guide(def, state, decision)?.notes ?? []
        const idle = new Set(notes.filter(({ isIdle }) => isIdle).map(({ action }) => action.at))
        for (const { action } of iconsIn(decision)) {
          if (!idle.has(action.at)) {
            counts.others++
            continue
          }
          counts.idle++
          // The last icon ends the card, and the next phase changes the position too.
          if (state.tasks.length < 2 && iconsIn(decision).length === 1) continue
          const next = apply(def, state, decision.seat, action)
          if (!next.ok) throw new Error('an offered icon is refused')
          if (next.value.state.phase !== 'task' || iconsIn(decision).length === 1) continue
          const seen = (one: unknown) => lasting(view(def, one as VolkState, decision.seat))
          expect(seen(next.value.state)).toEqual(seen(state))
        }
      },
    })
  console.info(JSON.stringify(counts))
  expect(counts.idle).toBeGreaterThan(0)
  expect(counts.others).toBeGreaterThan(counts.idle)
})
