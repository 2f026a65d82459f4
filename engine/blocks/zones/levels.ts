/** Levels of victory that a scenario adds to the rules, compiled to quiet triggers that end the game. */
import type { ScenarioLevel } from '../../../schemas/generated/content'

/** If several hold at one moment, the first in the file counts. */
export const levelsOf = (levels: readonly ScenarioLevel[] | undefined) =>
  (levels ?? []).map(({ id, winner, winners, when, at = 'game-ended' }) => ({
    ...{ id: `level-${id}`, at, when, quiet: true },
    do: [{ type: 'end', now: true, ...(winners ? { winners } : { winner }), level: id }],
  }))
