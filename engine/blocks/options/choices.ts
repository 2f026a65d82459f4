/** The choices of an option of a scenario: listed ones, or places of the map with enough of some terrain (C-173). */
import type { OptionChoice, OptionPlaces, ScenarioOption } from '../../../schemas/generated/content'
import type { BoardMap } from '../../types'

export const choicesOf = (board: BoardMap, { choices, places }: ScenarioOption): readonly OptionChoice[] =>
  places ? placesWith(board, places) : (choices ?? [])

/** A chosen place stands for its cells of that terrain. */
function placesWith(board: BoardMap, { terrain, least }: OptionPlaces): OptionChoice[] {
  return board.places.flatMap(({ id, cells }) => {
    const meant = cells.filter((cell) => terrain.includes(board.terrain[cell] ?? ''))
    if (meant.length < least) return []
    const of = [
      { type: 'place' as const, place: id },
      { type: 'terrain' as const, terrain },
    ]
    return [{ id, zone: { type: 'all' as const, of } }]
  })
}
