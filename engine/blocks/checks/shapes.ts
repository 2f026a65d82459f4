/** Checks of zones by their shape: a map of areas has no rows, columns and edges. */
import { finding, within } from '../../compile/finding'
import { boardOfScenario, type Placed } from '../../compile/pack-parts'
import { type Reference, refer } from '../../compile/references/reference'
import type { Finding, RawPack } from '../../types'
import { OF_ROWS } from '../zones/shapes'
import { everyPart } from './every-part'

type Zone = { readonly type?: unknown; readonly site?: unknown }

export const shapesOnAreas = <S extends { readonly id: string; readonly map: string }>(
  raw: RawPack,
  scenarios: readonly Placed<S>[],
): Finding[] =>
  scenarios.flatMap((scenario) => {
    const board = boardOfScenario(raw, scenario.value as never)
    if (board?.grid.kind !== 'areas') return []
    return everyPart(scenario)
      .filter(({ value }) => isShape(value))
      .map(({ value, at }) => {
        const { type } = value as { readonly type: string }
        return finding('E-ZONE-SHAPE', within(at, 'type'), 'zone-shape', { shape: type }, { found: type })
      })
  })

/** Regions of a map also have a `type` in some files, so a zone must have the keys of its shape. */
const isShape = (value: unknown): boolean => {
  const zone = (value ?? {}) as Zone & Readonly<Record<string, unknown>>
  if (typeof zone.type !== 'string' || !OF_ROWS.includes(zone.type)) return false
  return zone.type === 'border' || (typeof zone.from === 'string' && typeof zone.to === 'string')
}

/** The sites that zones name. */
export const sitesNamed = <S extends object>(
  scenario: Placed<S>,
  sites: readonly { readonly id: string }[] | undefined,
): Reference[] =>
  everyPart(scenario).flatMap(({ value, at }) => {
    const { type, site } = (value ?? {}) as Zone
    if (type !== 'site' || typeof site !== 'string') return []
    return refer('site', sites?.map(({ id }) => id) ?? [], within(at, 'site'), site)
  })
