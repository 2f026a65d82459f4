/** Every action outside the current phase is refused for a true reason, and never as unknown. */
import { expect, test } from 'vitest'
import { botGame } from '../../engine/bots/game'
import { BOTS } from '../../engine/bots/kinds'
import { compile } from '../../engine/compile'
import { apply, decisions } from '../../engine/game'
import type { Action } from '../../engine/types'
import { readPack } from '../cli/support/read-pack'
import { someOf } from '../support/budget'

/** Steps checked in each scenario. */
const STEPS = 150
/** Tries one in this many steps without a question. */
const EVERY = 20

/** Packs whose scenarios ask questions in the middle of a phase. One of them runs each day. */
const GAMES = ['general-strike', 'burning-village', 'three-crowns', 'second-republic', 'oil-shock']

test.each(someOf(GAMES))('%s', async (game) => {
  const raw = await readPack(`examples/${game}`)
  const strange: string[] = []
  let tried = 0
  for (const scenario of Object.keys(raw.scenarios)) {
    const made = compile(raw, scenario)
    if (!made.ok) continue
    const def = made.value
    /** One action of each offered type has the form of its type. */
    const known = new Map<string, Action>()
    let step = 0
    for (const { state } of botGame(
      def,
      def.seats.map(() => BOTS.random),
      7,
    )) {
      for (const { seat, choices } of decisions(def, state)) {
        for (const { action } of choices) known.set(action.type, action)
        const isAsking = choices.some(({ action }) => action.type === 'answer')
        if (!isAsking && step % EVERY !== 0) continue
        for (const action of known.values()) {
          const result = apply(def, state, seat, action)
          if (result.ok) continue
          tried += 1
          if (result.error.message.key === 'kernel.form')
            strange.push(`${scenario} ${state.phase}: ${JSON.stringify(action)}`)
        }
      }
      step += 1
      if (step === STEPS) break
    }
  }
  expect(tried).toBeGreaterThan(5)
  expect(strange.slice(0, 5)).toEqual([])
})
