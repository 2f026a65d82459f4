import { commonSteps } from '../../../engine/match/local/branches'
import type { SavedGame } from '../../../engine/match/saved/saved-game'

/** Other games with the same beginning. Branches come before games that only went further, the nearest first, then the latest. */
export function branchesOf(games: readonly SavedGame[], game: SavedGame): SavedGame[] {
  return games
    .flatMap((other) => {
      const common = other.id === game.id ? undefined : commonSteps(game.record, other.record)
      if (common === undefined) return []
      const lengths = [game, other].map(({ record }) => record.actions.length)
      const isPart = common === Math.min(...lengths)
      return isPart && lengths[0] === lengths[1] ? [] : [{ other, common, isPart }]
    })
    .sort(
      (one, two) =>
        Number(one.isPart) - Number(two.isPart) ||
        two.common - one.common ||
        two.other.updated - one.other.updated,
    )
    .map(({ other }) => other)
}
