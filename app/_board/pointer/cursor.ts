/** Keyboard movement on the map: pure steps from cell to cell. */

import type { Grid } from '../../../engine/geometry/grid'
import type { CellIndex } from '../../../engine/types'

/** Keys for directions: arrows along the axes of the screen, letters around the S key for the six sides of a hex. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  flat: { q: 'NW', e: 'NE', a: 'SW', d: 'SE', z: 'N', x: 'S' },
  pointy: { q: 'NW', e: 'NE', a: 'W', d: 'E', z: 'SW', x: 'SE' },
  square: { q: 'NW', e: 'NE', a: 'W', d: 'E', z: 'SW', x: 'SE' },
}

export type CursorMove = { readonly cell: CellIndex; readonly anchorY: number }

export const isWay = (key: string, grid: Grid): boolean =>
  key in WAYS || lettersOf(grid)[key.toLowerCase()] !== undefined

const lettersOf = (grid: Grid) => LETTERS[grid.kind === 'hex' ? (grid.orientation ?? 'flat') : 'square']

/**
 * The cell that a key leads to, or the same cell at the border. `anchorY` is the height of the starting row: moving left and
 * right across flat hexes zigzags around it instead of drifting.
 */
export function stepCursor(grid: Grid, cell: CellIndex, key: string, anchorY?: number): CursorMove {
  const here = grid.centre(cell)
  const anchor = anchorY ?? here.y
  const letter = key in WAYS ? undefined : lettersOf(grid)[key.toLowerCase()]
  if (letter !== undefined) {
    const direction = grid.directionOf(letter)
    const next = direction < 0 ? -1 : grid.neighbours[cell * grid.directions.length + direction]
    return next >= 0 ? { cell: next, anchorY: grid.centre(next).y } : { cell, anchorY: here.y }
  }
  const way = WAYS[key]
  if (way === undefined) return { cell, anchorY: anchor }
  if (grid.kind === 'areas') return { cell: nearestThere(grid, cell, way), anchorY: here.y }
  let best = cell
  let bestScore = 0.3
  for (let direction = 0; direction < grid.directions.length; direction++) {
    const next = grid.neighbours[cell * grid.directions.length + direction]
    if (next < 0) continue
    const there = grid.centre(next)
    const length = Math.hypot(there.x - here.x, there.y - here.y) || 1
    const along = ((there.x - here.x) * way[0] + (there.y - here.y) * way[1]) / length
    const drift = way[0] !== 0 ? Math.abs(there.y - anchor) : Math.abs(there.x - here.x)
    const score = along - drift * 0.2
    if (score > bestScore) [best, bestScore] = [next, score]
  }
  return { cell: best, anchorY: way[0] !== 0 ? anchor : grid.centre(best).y }
}

/** The nearest area in that direction; the distance off that line counts more. */
function nearestThere(grid: Grid, cell: CellIndex, way: readonly [number, number]): CellIndex {
  const here = grid.centre(cell)
  let best = cell
  let least = Infinity
  for (let other = 0; other < grid.size; other++) {
    const there = grid.centre(other)
    const [dx, dy] = [there.x - here.x, there.y - here.y]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    const far = along + aside * 1.5
    if (along > 0 && aside <= along * 1.7 && far < least) [best, least] = [other, far]
  }
  return best
}

/** The compass direction from one cell to another. */
export function compass(grid: Grid, from: CellIndex, to: CellIndex): string {
  const [a, b] = [grid.centre(from), grid.centre(to)]
  const turn = Math.round((Math.atan2(b.x - a.x, a.y - b.y) / (2 * Math.PI)) * 8)
  return ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'][(turn + 8) % 8]
}

/** The next of some cells in reading order (by index), with wrap-around. */
export function nextOf(cells: readonly CellIndex[], from: CellIndex, back = false): CellIndex | undefined {
  const sorted = [...new Set(cells)].sort((a, b) => a - b)
  if (sorted.length === 0) return undefined
  if (back) return sorted.filter((cell) => cell < from).at(-1) ?? sorted.at(-1)
  return sorted.find((cell) => cell > from) ?? sorted[0]
}
