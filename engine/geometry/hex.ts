/** Hex maps, flat or pointy, with either offset. Axial coordinates live only in this file. */
import type { Grid } from './grid'
import { rectangleNeighbours, rectangleParts } from './rectangle'

export type HexSpec = {
  readonly orientation: 'flat' | 'pointy'
  readonly offset: 'odd' | 'even'
  readonly columns: number
  readonly rows: number
}

const FLAT = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
const POINTY = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const

/** Axial steps of FLAT, as (along the columns, along the rows). POINTY uses the same list with its own axes. */
const FLAT_STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const
const POINTY_STEPS = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
] as const

/** The distance between two parallel sides is 1, so the corners are 1/sqrt(3) from the centre. */
const RADIUS = 1 / Math.sqrt(3)
const SPACING = RADIUS * 1.5

export function hexGrid({ orientation, offset, columns, rows }: HexSpec): Grid {
  const flat = orientation === 'flat'
  const directions = flat ? FLAT : POINTY
  const steps = flat ? FLAT_STEPS : POINTY_STEPS
  const pushed = offset === 'odd' ? 1 : 0
  const isPushed = (line: number) => (line & 1) === pushed
  /** Offset coordinate minus axial coordinate in a line: half the lines before it, rounded by the offset. */
  const shift = (line: number) => (line + 1 - pushed) >> 1

  const qOf = (cell: number) => (flat ? cell % columns : (cell % columns) - shift((cell / columns) | 0))
  const rOf = (cell: number) => (flat ? ((cell / columns) | 0) - shift(cell % columns) : (cell / columns) | 0)
  const neighbours = rectangleNeighbours(columns, rows, 6, (column, row, direction) => {
    const [dq, dr] = steps[direction]
    return flat
      ? [column + dq, row + dr + shift(column + dq) - shift(column)]
      : [column + dq + shift(row + dr) - shift(row), row + dr]
  })

  const centre = (cell: number) => {
    const column = cell % columns
    const row = (cell / columns) | 0
    return flat
      ? { x: RADIUS + column * SPACING, y: row + (isPushed(column) ? 1 : 0.5) }
      : { x: column + (isPushed(row) ? 1 : 0.5), y: RADIUS + row * SPACING }
  }

  return {
    kind: 'hex',
    orientation,
    offset,
    ...rectangleParts(columns, rows, directions, neighbours),
    distance(a, b) {
      const dq = qOf(b) - qOf(a)
      const dr = rOf(b) - rOf(a)
      return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
    },
    straight(a, b) {
      const dq = qOf(b) - qOf(a)
      const dr = rOf(b) - rOf(a)
      const away = Math.max(Math.abs(dq), Math.abs(dr))
      if (away === 0 || (dq !== 0 && dr !== 0 && dq !== -dr)) return -1
      return steps.findIndex(([q, r]) => q * away === dq && r * away === dr)
    },
    centre,
    corners(cell) {
      const { x, y } = centre(cell)
      return flat
        ? flatCorners(x, y)
        : flatCorners(y, x)
            .map((corner) => ({ x: corner.y, y: corner.x }))
            .reverse()
    },
    cellAt(x, y) {
      const along = (flat ? x : y) - RADIUS
      const across = flat ? y : x
      const line = Math.round(along / SPACING)
      const best = nearest(line, along, across)
      if (best === undefined) return -1
      const [column, row] = flat ? best : [best[1], best[0]]
      return column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : -1
    },
  }

  /** Line and place in it of the hex whose centre is nearest: the hexes are its Voronoi cells. */
  function nearest(line: number, along: number, across: number): readonly [number, number] | undefined {
    let best: readonly [number, number] | undefined
    let bestSquare = Number.POSITIVE_INFINITY
    for (let near = line - 1; near <= line + 1; near++) {
      const start = isPushed(near) ? 1 : 0.5
      const place = Math.round(across - start)
      const square = (along - near * SPACING) ** 2 + (across - start - place) ** 2
      if (square < bestSquare) {
        bestSquare = square
        best = [near, place]
      }
    }
    return best
  }
}

const flatCorners = (x: number, y: number) => [
  { x: x - RADIUS / 2, y: y - 0.5 },
  { x: x + RADIUS / 2, y: y - 0.5 },
  { x: x + RADIUS, y },
  { x: x + RADIUS / 2, y: y + 0.5 },
  { x: x - RADIUS / 2, y: y + 0.5 },
  { x: x - RADIUS, y },
]
