/** Random games of Junta. Seats sometimes take optional actions, and all invariants are checked after each step. */
import { expect } from 'vitest'
import { carryOut, hash, outcome, play, setup } from '../../engine/game'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import type { Action, Decision } from '../../engine/types'
import { playsAgain } from '../engine/support/random-play'
import { gamesBudget, trySeeds } from '../support/budget'
import { faultOf } from './invariants'

type Moves = { seat: string; action: Action }[]
const MOST = 60_000

/** `bold`: the percentage of steps with an optional action. */
export function playOut(def: JuntaDef, seed: number, bold = 30): { state: JuntaState; actions: Moves } {
  const game = play(def, setup(def, { seed }))
  const rng = seedRandom(seed + 7000)
  const actions: Moves = []
  for (let asked = game.decisions(); asked.length > 0; asked = game.decisions()) {
    if (actions.length > MOST) throw new Error(`no end, seed ${seed}, in ${game.state.phase}`)
    const { seat, choices, phase } = next(rng, asked, bold)
    if (choices.length === 0) throw new Error(`dead end in ${phase}, seed ${seed}, step ${actions.length}`)
    const { action } = choices[nextBelow(rng, choices.length)]
    actions.push({ seat, action })
    game.act(seat, action)
    const fault = faultOf(def, game.state as JuntaState)
    if (fault)
      throw new Error(`${fault}: seed ${seed}, step ${actions.length}, after ${JSON.stringify(action)}`)
  }
  return { state: game.state as JuntaState, actions }
}

function next(rng: number[], asked: readonly Decision[], bold: number): Decision {
  const must = asked.filter(({ optional }) => !optional)
  const may = asked.filter(({ optional }) => optional)
  const list = may.length > 0 && (must.length === 0 || nextBelow(rng, 100) < bold) ? may : must
  return list[nextBelow(rng, list.length)]
}

/** In one game of six, seats deal, play and resign whenever they can. In the others they do so rarely. */
const boldness = (seed: number): number => (seed % 6 === 0 ? 30 : 2)

/** Repeats the same steps through the verb that leaves states unchanged. */
function hashAgain(def: JuntaDef, seed: number, actions: Moves): string {
  let state = setup(def, { seed })
  for (const { seat, action } of actions) state = carryOut(def, state, seat, action).state
  return hash(state)
}

/** Plays one game and replays it to the same hash. In one of ten, every step must also be among the choices. */
function proveGame(def: JuntaDef, seed: number): void {
  const { state, actions } = playOut(def, seed, boldness(seed))
  expect(outcome(def, state)).toBeDefined()
  expect(hashAgain(def, seed, actions)).toBe(hash(state))
  if (seed % 10 === 0) expect(playsAgain(def, seed, { state, actions, over: true })).toBe(true)
}

/** Plays games from new seeds until the budget is used up. Throws at the first fault. */
export const randomGames = (def: JuntaDef, name: string, games: number): number =>
  trySeeds(gamesBudget(`junta/${name}`, games), (seed) => proveGame(def, seed))
