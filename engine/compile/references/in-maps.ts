/** Names that maps use: terrain, edge types, places, sides. */
import type { RawPack } from '../../types'
import { onKey, within } from '../finding'
import { entries, idsOf, mapsOf } from '../pack-parts'
import { type Reference, refer } from './reference'

export function referencesInMaps(raw: RawPack): Reference[] {
  const terrain = idsOf(raw.terrain.terrain)
  const edgeTypes = idsOf(raw.terrain.edges)
  const sides = idsOf(raw.units.sides)
  return mapsOf(raw).flatMap(({ value: map, at }) => {
    const places = idsOf(map.places)
    return [
      ...Object.entries(map.legend ?? {}).flatMap(([glyph, entry]) =>
        refer('terrain', terrain, within(at, 'legend', glyph, 'terrain'), entry.terrain),
      ),
      ...entries(map.ground, within(at, 'ground')).flatMap(({ value, at: patch }) =>
        refer('terrain', terrain, within(patch, 'terrain'), value.terrain),
      ),
      ...entries(map.areas, within(at, 'areas')).flatMap(({ value, at: area }) =>
        refer('terrain', terrain, within(area, 'terrain'), value.terrain),
      ),
      ...[...entries(map.edges, within(at, 'edges')), ...entries(map.links, within(at, 'links'))].flatMap(
        ({ value, at: edge }) => refer('edge', edgeTypes, within(edge, 'type'), value.type),
      ),
      ...entries(map.scenery, within(at, 'scenery')).flatMap(({ value, at: scene }) => [
        ...refer('terrain', terrain, within(scene, 'terrain'), value.terrain),
        ...refer('edge', edgeTypes, within(scene, 'edge'), value.edge),
        ...refer('place', places, within(scene, 'place'), value.place),
      ]),
      ...entries(map.sites, within(at, 'sites')).flatMap(({ value: site, at: place }) => [
        ...(site.role === 'objective' ? refer('place', places, within(place, 'place'), site.place) : []),
        ...(site.role === 'base' ? refer('side', sides, within(place, 'side'), site.side) : []),
      ]),
    ]
  })
}

/** Sides used as keys, for values that differ by side. */
export function sideKeys(
  sides: readonly string[],
  at: Parameters<typeof onKey>[0],
  bySide: unknown,
): Reference[] {
  if (typeof bySide !== 'object' || bySide === null || Array.isArray(bySide)) return []
  return Object.keys(bySide).flatMap((side) => refer('side', sides, onKey(at, side), side))
}
