/** Plays whole games at random, checks every state, and plays them again through the public verbs. */
import type { CorteoDef, CorteoState } from '../../engine/rulesets/corteo/state'
import { playRandomly, playsAgain } from '../engine/support/random-play'
import { broken } from './invariants'

export function provesItself(def: CorteoDef, seed: number): string | undefined {
  let fault: string | undefined
  let steps = 0
  const played = playRandomly(def, seed, {
    busy: seed % 3 === 0,
    watch: (state) => {
      steps += 1
      if (fault === undefined && steps % 5 === 0) fault = broken(def, state as CorteoState)
    },
  })
  fault ??= broken(def, played.state as CorteoState)
  if (fault) return `seed ${seed}: ${fault}`
  if (!played.over) return `seed ${seed}: no end after ${played.actions.length} actions`
  return playsAgain(def, seed, played) ? undefined : `seed ${seed}: the replay ends elsewhere`
}

/** What went wrong in one block of games. */
export const faultsIn = (def: CorteoDef, block: number, games: number): string[] =>
  Array.from({ length: games }, (_, game) => provesItself(def, block * games + game + 1)).filter(
    (fault) => fault !== undefined,
  )
