/** K-14: until both are done, neither side learns anything about the other's placement. */
import { describe, expect, test } from 'vitest'
import { apply, decisions, setup, view } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { GameEvent } from '../../engine/types'
import { refusal, SECRET, war } from './war'

const def = war(SECRET, { setup: { placement: 'free', secret: true } })
const [NORTH, SOUTH] = def.seats

type Placing = { readonly state: KriegspielState; readonly events: readonly GameEvent[] }

/** Plays this many random actions of one side, or all until it is done. It places most units one by one. */
function place(from: KriegspielState, seat: string, seed: number, most = Number.POSITIVE_INFINITY): Placing {
  const rng = seedRandom(seed)
  let state = from
  const events: GameEvent[] = []
  for (let count = 0; count < most; count++) {
    const decision = decisions(def, state).find((one) => one.seat === seat)
    if (!decision) break
    const { choices } = decision
    const ready = choices.find(({ action }) => action.type === 'ready')
    const one = choices.filter(({ action }) => action.type !== 'opening' || nextBelow(rng, 60) === 0)
    const { action } = ready ?? one[nextBelow(rng, one.length)]
    const next = apply(def, state, seat, action)
    if (!next.ok) throw new Error(next.error.rule)
    state = next.value.state as KriegspielState
    events.push(...next.value.events)
  }
  return { state, events }
}

describe('while units are placed in secret', () => {
  const start = setup(def, { seed: 5 }) as KriegspielState

  test('both sides are asked at once, in any order', () => {
    expect(decisions(def, start).map(({ seat }) => seat)).toEqual([NORTH, SOUTH])
    const later = place(start, SOUTH, 3)
    expect(decisions(def, later.state).map(({ seat }) => seat)).toEqual([NORTH])
  })

  test('a view does not say who is done', () => {
    const { state } = place(start, SOUTH, 3)
    expect(state.ready).toEqual([0, 1])
    expect(view(def, state, NORTH).ready).toEqual([0, 0])
    expect(view(def, state, SOUTH).ready).toEqual([0, 1])
  })

  test('once both are done everything is seen, and the step says so', () => {
    const one = place(start, NORTH, 1)
    const both = place(one.state, SOUTH, 2)
    expect(both.events.at(-1)).toMatchObject({ type: 'revealed', reveals: true })
    for (const viewer of [NORTH, SOUTH, 'spectator']) {
      const { rng: _, ...shown } = view(def, both.state, viewer)
      const { rng: __, ...all } = both.state
      // The number of steps of a placement stays secret.
      expect(shown).toEqual({ ...all, step: 0 })
    }
    expect(both.state.phase).toBe('roll')
    expect(both.state.cell.every((cell) => cell >= 0)).toBe(true)
  })

  test('units stand in their own territory, one a square (K-12, K-13), and all of them', () => {
    const { state } = place(start, NORTH, 1)
    const { territory, pieces } = def.rules
    const own = state.cell.filter((_, piece) => pieces.side[piece] === 0)
    expect(own.every((cell) => territory[0][cell] === 1)).toBe(true)
    expect(new Set(own).size).toBe(17)
    const taken = apply(def, start, NORTH, { type: 'select', unit: 'north-line-infantry-1' })
    if (!taken.ok) throw new Error(taken.error.rule)
    const inHand = taken.value.state as KriegspielState
    expect(refusal(def, inHand, 'place 0115', NORTH)).toMatchObject({
      rule: 'K-13',
      source: { file: `scenarios/${SECRET}.yaml`, path: ['territories', 0, 'region'] },
    })
    expect(refusal(def, inHand, 'place 1003', NORTH).rule).toBe('K-24')
    expect(refusal(def, inHand, 'ready', NORTH).rule).toBe('K-13')
  })
})
