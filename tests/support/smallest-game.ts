/** The smallest pack of a ruleset with more parts in its scenario, for tests of words of the block language. */
import { parse } from 'yaml'
import { randomBot } from '../../engine/bots/random'
import { compile, crossCheck } from '../../engine/compile'
import { apply, decisions, setup } from '../../engine/game'
import type { GameDef, GameState, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import { textFiles } from '../../server/packs/files'
import { smallestPackOf } from '../../server/packs/smallest'

type Scenario = Record<string, unknown>

/** @param parts replace those of the scenario; a function gets the scenario as it is written */
export async function smallestWith(ruleset: string, parts: Scenario | ((scenario: Scenario) => Scenario)) {
  const files = await smallestPackOf(ruleset)
  if (!files) throw new Error(`${ruleset} has no smallest pack`)
  const texts = textFiles(files)
  const path = Object.keys(texts).find((name) => name.startsWith('scenarios/'))!
  const written = parse(texts[path]) as Scenario
  const more = typeof parts === 'function' ? parts(written) : parts
  texts[path] = JSON.stringify({ ...written, ...more })
  const { pack, diagnostics } = checkPack(texts, crossCheck)
  return { pack, diagnostics, id: String(written.id) }
}

/** Returns the codes of the findings, without those about missing words. */
export const codesOf = (diagnostics: readonly { readonly code: string }[]): string[] =>
  diagnostics
    .map(({ code }) => code)
    .filter((code) => !code.startsWith('W-TEXT') && !code.startsWith('W-UNUSED'))

export async function gameWith(
  ruleset: string,
  parts: Scenario | ((scenario: Scenario) => Scenario),
): Promise<GameDef> {
  const { pack, id, diagnostics } = await smallestWith(ruleset, parts)
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (!pack || errors.length > 0) throw new Error(JSON.stringify(errors))
  const made = compile(pack as RawPack, id)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

/** Plays random actions until a test of the state holds, or for so many actions. */
export function playUntil(
  def: GameDef,
  isDone: (state: GameState) => boolean,
  most = 400,
  from: GameState = setup(def, { seed: 1 }),
): GameState {
  const bot = randomBot(1)
  let state = from
  for (let left = most; left > 0 && !isDone(state); left--) {
    const asked = decisions(def, state).find(({ optional }) => !optional)
    if (!asked) return state
    const next = apply(def, state, asked.seat, bot(asked).action)
    if (!next.ok) throw new Error(next.error.message.key)
    state = next.value.state
  }
  return state
}

/** The values of the counters, in the order of the scenario. */
export const countersIn = (state: GameState): readonly number[] =>
  (state as GameState & { counters?: readonly number[] }).counters ?? []

/** Runs effects as the first turn begins and returns the counters after them. The first counter, `done`, is 1 then. */
export async function after(
  ruleset: string,
  counters: readonly object[],
  effects: readonly object[],
  parts: Scenario = {},
): Promise<{ readonly def: GameDef; readonly state: GameState; readonly values: readonly number[] }> {
  const def = await gameWith(ruleset, {
    counters: [{ id: 'done' }, ...counters],
    triggers: [
      {
        ...{ id: 'x', at: 'turn-began', once: true, quiet: true },
        do: [...effects, { type: 'set', counter: 'done', to: 1 }],
      },
    ],
    ...parts,
  })
  const state = playUntil(def, (one) => countersIn(one)[0] === 1)
  return { def, state, values: countersIn(state).slice(1) }
}
