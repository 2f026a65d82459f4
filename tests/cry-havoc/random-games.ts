/** Plays whole games at random, checks every third state, and plays them again through the public verbs. */
import type { CryHavocDef, CryHavocState } from '../../engine/rulesets/cry-havoc/state'
import { playRandomly, playsAgain } from '../engine/support/random-play'
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

/** What went wrong in one block of games. */
export const faultsIn = (def: CryHavocDef, block: number, games: number): string[] =>
  Array.from({ length: games }, (_, game) => {
    const seed = block * games + game + 1
    try {
      return provesItself(def, seed)
    } catch (error) {
      return `seed ${seed}: ${error instanceof Error ? error.message : error}`
    }
  }).filter((fault) => fault !== undefined)
