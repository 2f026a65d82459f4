/** The cells of the units in a written position, for the check of all positions. */
import type { Position, ScenarioFile } from '../../../../schemas/generated/content'
import { within } from '../../../compile/finding'
import { entries } from '../../../compile/pack-parts'
import type { BoardMap } from '../../../types'
import type { At } from '../../../types/pack'
import type { PositionUnits } from '../../../types/ruleset'
import type { CorteoPack } from '../pack'
import { canEnter, terrainById, unitTypes, walkerOf } from './standing'

/** C-109: the scenario sets the number of units in a cell. Terrain decides which units can enter. */
export function positionUnits(
  raw: CorteoPack,
  scenario: ScenarioFile,
  board: BoardMap,
  given: Position,
  at: At,
): PositionUnits {
  const terrain = terrainById(raw)
  const types = unitTypes(raw)
  const placed = entries(given.units, within(at, 'units')).flatMap(({ value, at: place }) => {
    const type = types.get(value.unit)
    if (!type) return []
    const walker = walkerOf(type)
    return [
      {
        at: within(place, 'at'),
        unit: type.id,
        side: type.side,
        cells: [value.at],
        isClosed: (cell: number) => !canEnter(terrain.get(board.terrain[cell] ?? ''), walker),
      },
    ]
  })
  return { units: placed, most: scenario.rules?.stacking ?? 1 }
}
