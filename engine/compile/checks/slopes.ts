/** Checks that a slope has an uphill direction of its grid. */
import type { Finding, RawPack } from '../../types'
import { boardOf } from '../board-map'
import { finding, listNames, within } from '../finding'
import { byId, entries, mapsOf } from '../pack-parts'

/** Patterns that are drawn uphill. */
const TURNED: readonly (string | undefined)[] = ['steps', 'chevrons', 'scarp', 'corner']

export function slopes(raw: RawPack): Finding[] {
  const terrain = byId(raw.terrain.terrain)
  return mapsOf(raw).flatMap(({ value: map, at }) => {
    const { directions } = boardOf(map).grid
    const written = [
      ...Object.entries(map.legend ?? {}).map(([glyph, value]) => ({
        ...{ glyph, value },
        at: within(at, 'legend', glyph),
      })),
      ...entries(map.ground, within(at, 'ground')).map((patch) => ({ glyph: patch.value.terrain, ...patch })),
    ]
    return written.flatMap(({ glyph, value: { terrain: id, up }, at: place }) => {
      const isSlope = terrain.get(id)?.slope !== undefined
      if (up === undefined)
        return isSlope
          ? [
              finding(
                'E-SLOPE-WITHOUT-UP',
                place,
                'slope-without-up',
                { glyph },
                { expected: listNames(directions) },
              ),
            ]
          : []
      if (!directions.includes(up))
        return [
          finding(
            'E-DIRECTION',
            within(place, 'up'),
            'direction',
            { name: up, directions: directions.join(', ') },
            { found: up, expected: listNames(directions) },
          ),
        ]
      return isSlope || !terrain.has(id) || TURNED.includes(terrain.get(id)?.look?.pattern)
        ? []
        : [finding('W-UP-WITHOUT-SLOPE', within(place, 'up'), 'up-without-slope', { glyph }, { found: up })]
    })
  })
}
