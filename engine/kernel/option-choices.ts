/** What may be chosen in an option of a scenario: what is listed, or places of the map with enough of some ground (C-173). */
import type { OptionChoice, OptionPlaces, ScenarioOption } from '../../schemas/generated/content'
import type { BoardMap } from '../types'
import { zoneMask } from './zones'

export const choicesOf = (board: BoardMap, { choices, places }: ScenarioOption): readonly OptionChoice[] =>
  places ? placesWith(board, places) : (choices ?? [])

/** A place that is chosen stands for its cells of that ground. */
function placesWith(board: BoardMap, { terrain, least }: OptionPlaces): OptionChoice[] {
  return board.places.flatMap(({ id }) => {
    const zone = {
      type: 'all' as const,
      of: [
        { type: 'place' as const, place: id },
        { type: 'terrain' as const, terrain },
      ],
    }
    const cells = zoneMask(board, zone).reduce((sum, on) => sum + on, 0)
    return cells >= least ? [{ id, zone }] : []
  })
}
