/** The cells of the units in a written position, for the check of all positions. */
import type { KriegspielPosition } from '../../../../schemas/generated/content'
import { within } from '../../../compile/finding'
import { entries } from '../../../compile/pack-parts'
import type { BoardMap, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import type { Footing } from '../../../types/ruleset'
import { isClosed, type Scenario } from '../checks/parts'

/** K-12: a square holds one unit, whatever the ground. */
export const MOST = 1

export function footing(
  raw: RawPack,
  _scenario: Scenario,
  board: BoardMap,
  { units }: KriegspielPosition,
  at: At,
): Footing {
  const standers = entries(units, within(at, 'units')).map(({ value, at: place }) => ({
    at: within(place, 'at'),
    unit: value.unit,
    side: value.side,
    cells: [value.at],
    isClosed: (cell: number) => isClosed(raw, board, cell),
  }))
  return { standers, most: MOST }
}

/** The written placement. */
export function startFooting(raw: RawPack, { opening }: Scenario, board: BoardMap, at: At): Footing {
  const standers = entries(opening, within(at, 'opening')).flatMap((one) =>
    entries(one.value.units, within(one.at, 'units')).flatMap((line) =>
      entries(line.value.at, within(line.at, 'at')).map(({ value, at: place }) => ({
        at: place,
        unit: line.value.unit,
        side: one.value.side,
        cells: [value],
        isClosed: (cell: number) => isClosed(raw, board, cell),
      })),
    ),
  )
  return { standers, most: MOST }
}
