/** Random games of Junta: each seat that may do something does it sometimes, and everything that must hold is looked at after each step. */
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

/** `bold`: of a hundred steps so many are something that is not asked for. */
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

/** In one game of six everybody deals, plays and resigns whenever they can; in the others now and then. */
const boldness = (seed: number): number => (seed % 6 === 0 ? 30 : 2)

/** The same steps once more, by the face of the engine that leaves states as they were. */
function hashAgain(def: JuntaDef, seed: number, actions: Moves): string {
  let state = setup(def, { seed })
  for (const { seat, action } of actions) state = carryOut(def, state, seat, action).state
  return hash(state)
}

/** One game, played again to the same hash; in one of ten every step is also looked up among the choices. */
function proveGame(def: JuntaDef, seed: number): void {
  const { state, actions } = playOut(def, seed, boldness(seed))
  expect(outcome(def, state)).toBeDefined()
  expect(hashAgain(def, seed, actions)).toBe(hash(state))
  if (seed % 10 === 0) expect(playsAgain(def, seed, { state, actions, over: true })).toBe(true)
}

/** Games from new seeds until the budget is used up; throws at the first fault. */
export const randomGames = (def: JuntaDef, name: string, games: number): number =>
  trySeeds(gamesBudget(`junta/${name}`, games), (seed) => proveGame(def, seed))
