/** Plays whole games at random, checks every third state, and replays them through the public verbs. */
import type { CryHavocDef, CryHavocState } from '../../engine/rulesets/cry-havoc/state'
import { playRandomly, playsAgain } from '../engine/support/random-play'
import { gamesBudget, trySeeds } from '../support/budget'
import { broken } from './invariants'

function provesItself(def: CryHavocDef, seed: number): string | undefined {
  let fault: string | undefined
  let steps = 0
  const played = playRandomly(def, seed, {
    busy: seed % 3 === 0,
    watch: (state) => {
      steps += 1
      if (fault === undefined && steps % 3 === 0) fault = broken(def, state as CryHavocState)
    },
  })
  if (fault) return `seed ${seed}: ${fault}`
  if (!played.over) return `seed ${seed}: no end after ${played.actions.length} actions`
  return playsAgain(def, seed, played) ? undefined : `seed ${seed}: the replay ends elsewhere`
}

/** Plays games from new seeds until the budget is used up. Throws at the first fault. */
export const randomGames = (def: CryHavocDef, name: string, games: number): number =>
  trySeeds(gamesBudget(`cry-havoc/${name}`, games), (seed) => provesItself(def, seed))
