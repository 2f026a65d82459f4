/**
 * A second, slow implementation of Corteo's ground, written from docs/rules/corteo.md and the map alone. Cells have names,
 * neighbours are counted as on paper, and results are not cached. It shares only the files of the pack with the engine.
 */
import type { MapFile } from '../../schemas/generated/content'

export type Side = 'march' | 'power'
export const enemyOf = (side: Side): Side => (side === 'march' ? 'power' : 'march')

export const WAYS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Way = (typeof WAYS)[number]
const BACK: Readonly<Record<Way, Way>> = { N: 'S', NE: 'SW', SE: 'NW', S: 'N', SW: 'NE', NW: 'SE' }

/** The facts of the map about its cells. */
export type City = {
  readonly cells: readonly string[]
  readonly terrain: ReadonlyMap<string, string>
  /** The upward direction of a slope. */
  readonly up: ReadonlyMap<string, Way>
  /** Both sides of each wall, such as "0304/NE". */
  readonly walls: ReadonlySet<string>
  readonly objectives: ReadonlyMap<string, { readonly value: number; readonly kind: string }>
  /** Barracks by each of their cells. */
  readonly barracks: ReadonlyMap<
    string,
    { readonly cells: readonly string[]; readonly exits: readonly string[] }
  >
}

const two = (number: number) => String(number).padStart(2, '0')

/**
 * Returns the next cell in a direction, on the map or not. Columns count from the west, and every second one is half a cell lower.
 */
export function beyond(cell: string, way: Way): string {
  const column = Number(cell.slice(0, 2))
  const row = Number(cell.slice(2))
  const low = column % 2 === 0 ? 1 : 0
  const east = (rows: number) => two(column + 1) + two(row + rows)
  const west = (rows: number) => two(column - 1) + two(row + rows)
  if (way === 'N') return two(column) + two(row - 1)
  if (way === 'S') return two(column) + two(row + 1)
  if (way === 'NE') return east(low - 1)
  if (way === 'SE') return east(low)
  return way === 'NW' ? west(low - 1) : west(low)
}

export function cityOf(map: MapFile): City {
  const legend = map.legend as Record<string, { terrain: string; up?: Way }>
  const written = (map.rows ?? []).flatMap((row, y) =>
    [...row].map((glyph, x) => [two(x + 1) + two(y + 1), legend[glyph]] as const),
  )
  const sides = (map.edges ?? []).filter(({ type }) => type === 'wall').flatMap((edge) => edge.sides)
  const walls = sides.flatMap((side) => {
    const [cell, way] = side.split('/') as [string, Way]
    return [side, `${beyond(cell, way)}/${BACK[way]}`]
  })
  const sites = map.sites ?? []
  return {
    cells: written.map(([cell]) => cell),
    terrain: new Map(written.map(([cell, { terrain }]) => [cell, terrain])),
    up: new Map(written.flatMap(([cell, { up }]) => (up ? [[cell, up] as const] : []))),
    walls: new Set(walls),
    objectives: new Map(
      sites.flatMap((site) =>
        site.role === 'objective'
          ? site.cells.map((cell) => [cell, { value: site.value ?? 0, kind: site.kind ?? '' }] as const)
          : [],
      ),
    ),
    barracks: new Map(
      sites.flatMap((site) =>
        site.role === 'base'
          ? site.cells.map((cell) => [cell, { cells: site.cells, exits: site.exits ?? [] }] as const)
          : [],
      ),
    ),
  }
}

/** Returns the neighbours of a cell with their directions, except across a wall (C-016, C-039). */
export const around = (city: City, cell: string): { readonly to: string; readonly way: Way }[] =>
  WAYS.map((way) => ({ to: beyond(cell, way), way })).filter(
    ({ to, way }) => city.terrain.has(to) && !city.walls.has(`${cell}/${way}`),
  )

/**
 * Whether a step onto or off a slope leads up. Its upward direction and the two beside it lead up, the other three down (C-X21).
 */
export function isUp(up: Way, way: Way): boolean {
  const turn = Math.abs(WAYS.indexOf(up) - WAYS.indexOf(way))
  return Math.min(turn, 6 - turn) <= 1
}
