/** Sides that components and unit types belong to. */
import type { RawPack } from '../../types'
import { within } from '../finding'
import { entries, idsOf, inFile, UNITS_FILE } from '../pack-parts'
import { type Reference, refer } from './reference'

export function referencesInUnits(raw: RawPack): Reference[] {
  const sides = idsOf(raw.units.sides)
  return [
    ...entries(raw.units.components, inFile(UNITS_FILE, 'components')),
    ...entries(raw.units.units, inFile(UNITS_FILE, 'units')),
  ].flatMap(({ value, at }) => refer('side', sides, within(at, 'side'), value.side))
}
