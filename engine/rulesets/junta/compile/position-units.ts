/**
 * The cells of the units in a written position, for the check of all positions. In a coup any number can stand on any
 * space (J-116, J-134).
 */
import type { JuntaPosition } from '../../../../schemas/generated/content'
import { within } from '../../../compile/finding'
import { entries } from '../../../compile/pack-parts'
import { standing } from '../../../compile/written-units'
import type { BoardMap, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import type { PositionUnits } from '../../../types/ruleset'

export function positionUnits(
  _: RawPack,
  __: unknown,
  ___: BoardMap,
  { coup }: JuntaPosition,
  at: At,
): PositionUnits {
  return {
    units: standing(entries(coup?.units, within(at, 'coup', 'units')), () => false),
    most: Number.POSITIVE_INFINITY,
  }
}
