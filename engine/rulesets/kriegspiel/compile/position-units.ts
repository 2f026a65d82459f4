/** The cells of the units in a written position, for the check of all positions. */
import type { KriegspielPosition } from '../../../../schemas/generated/content'
import { within } from '../../../compile/finding'
import { entries } from '../../../compile/pack-parts'
import { standing } from '../../../compile/written-units'
import type { BoardMap, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import type { PositionUnits } from '../../../types/ruleset'
import { isClosed, type Scenario } from '../checks/parts'

/** K-12: a square holds one unit, whatever the ground. */
export const MOST = 1

export function positionUnits(
  raw: RawPack,
  _scenario: Scenario,
  board: BoardMap,
  { units }: KriegspielPosition,
  at: At,
): PositionUnits {
  return footingOf(raw, board, entries(units, within(at, 'units')))
}

/** The written placement. */
export const startUnits = (raw: RawPack, { opening }: Scenario, board: BoardMap, at: At): PositionUnits =>
  footingOf(
    raw,
    board,
    entries(opening, within(at, 'opening')).flatMap((one) =>
      entries(one.value.units, within(one.at, 'units')).map((line) => ({
        value: { ...line.value, side: one.value.side },
        at: line.at,
      })),
    ),
  )

const footingOf = (raw: RawPack, board: BoardMap, units: Parameters<typeof standing>[0]): PositionUnits => ({
  units: standing(units, (cell) => isClosed(raw, board, cell)),
  most: MOST,
})
