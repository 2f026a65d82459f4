import { commonSteps } from '../../engine/match/branches'
import type { KeptGame } from '../../engine/match/kept-game'

/** Other games that began as this one did, those it shares most with first, then those played last. */
export function branchesOf(games: readonly KeptGame[], game: KeptGame): KeptGame[] {
  return games
    .flatMap((other) => {
      const common = other.id === game.id ? undefined : commonSteps(game.record, other.record)
      return common === undefined ? [] : [{ other, common }]
    })
    .sort((one, two) => two.common - one.common || two.other.updated - one.other.updated)
    .map(({ other }) => other)
}
