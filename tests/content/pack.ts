/** The bundled pack on disk, and helpers of these tests. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crossCheck } from '../../engine/compile'
import { makeGrid } from '../../engine/geometry/make-grid'
import type { CorteoPack } from '../../engine/rulesets/corteo/pack'
import { checkPack } from '../../schemas/check'
import type { ObjectiveSite, Place, Site } from '../../schemas/generated/content'

const folder = fileURLToPath(new URL('../../content/corteo', import.meta.url))

function files(): Record<string, Uint8Array> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path).replaceAll('\\', '/'), new Uint8Array(readFileSync(path))]),
  )
}

export const checked = checkPack(files(), crossCheck)
if (!checked.pack) throw new Error(JSON.stringify(checked.diagnostics.slice(0, 3)))
export const pack = checked.pack as CorteoPack

export const base = pack.scenarios.base
export const map = pack.maps.city
export const rows = map.rows ?? []
export const grid = makeGrid(map)
export const places: Place[] = map.places ?? []
export const sites: Site[] = map.sites ?? []
export const objectives = sites.filter((site): site is ObjectiveSite => site.role === 'objective')

export const index = (cell: string): number => {
  const at = grid.indexOf(cell)
  if (at < 0) throw new Error(`${cell} is not on the map`)
  return at
}
export const columnOf = (cell: number): number => cell % grid.columns
export const rowOf = (cell: number): number => Math.floor(cell / grid.columns)
export const glyphAt = (cell: number): string => rows[rowOf(cell)][columnOf(cell)]
export const terrainAt = (cell: number): string => map.legend![glyphAt(cell)].terrain
export const place = (id: string): Place => {
  const found = places.find((one) => one.id === id)
  if (!found) throw new Error(`no place ${id}`)
  return found
}
export const cellsOf = (terrain: string): number[] =>
  Array.from({ length: grid.size }, (_, cell) => cell).filter((cell) => terrainAt(cell) === terrain)

/** The cell across a side, or -1. */
export const across = (cell: number, direction: number): number =>
  grid.neighbours[cell * grid.directions.length + direction]

export function sidesOf(type: string): Set<number> {
  const edges = (map.edges ?? []).filter((edge) => edge.type === type).flatMap((edge) => edge.sides)
  return new Set(
    edges.map((side) => {
      const [cell, direction] = side.split('/')
      return grid.edgeIndex(index(cell), grid.directionOf(direction))
    }),
  )
}

/** Returns the cells reachable from `starts` over `open` cells, without crossing sides in `shut`. */
export function flood(
  starts: readonly number[],
  open: (cell: number) => boolean,
  shut: ReadonlySet<number>,
): Set<number> {
  const reached = new Set(starts.filter(open))
  const queue = [...reached]
  for (const cell of queue)
    for (let direction = 0; direction < grid.directions.length; direction++) {
      const next = across(cell, direction)
      if (next < 0 || reached.has(next) || !open(next) || shut.has(grid.edgeIndex(cell, direction))) continue
      reached.add(next)
      queue.push(next)
    }
  return reached
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
