/** Levels of victory that a scenario adds to those of the rules: read as triggers that end the game, told to nobody but by its end. */
import type { ScenarioLevel } from '../../schemas/generated/content'

/** Of several that hold at one moment the first in the file counts. */
export const levelsOf = (levels: readonly ScenarioLevel[] | undefined) =>
  (levels ?? []).map(({ id, winner, when, at = 'game-ended' }) => ({
    ...{ id: `level-${id}`, at, when, quiet: true },
    do: [{ type: 'end', now: true, winner, level: id }],
  }))
