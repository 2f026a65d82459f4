/** Sides that components and unit types belong to. */
import type { RawPack } from '../../types'
import { within } from '../finding'
import { idsOf, parts } from '../pack-parts'
import { type Reference, refer } from './reference'

export function referencesInUnits(raw: RawPack): Reference[] {
  const sides = idsOf(raw.units.sides)
  return [...parts(raw, 'components'), ...parts(raw, 'units')].flatMap(({ value, at }) =>
    refer('side', sides, within(at, 'side'), value.side),
  )
}
