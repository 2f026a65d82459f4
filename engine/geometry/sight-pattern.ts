/**
 * The pattern of a straight line: the cells and sides that it meets, computed once for each offset between two cells.
 * It is stored as numbers relative to the first cell, so that every later line of the same shape is a look-up.
 */
import { middle, type Plane, type Point, turn } from './sight-plane'

/** Bits of a side in a pattern. A side properly crossed has both readings; one only touched never has both. */
export const LEFT = 1
export const RIGHT = 2
/** Met at one of its ends, or the line runs along it. */
export const TOUCHED = 4
/** The line leaves the cell that the side is numbered by (see {@link SightLines.sideOf}). */
export const OUTWARD = 8
/** A side in a pattern is `distance * SIDE_STEP + bits`. */
export const SIDE_STEP = 16

/** The middle of a side as a start, by its direction; 0 is the centre of the cell. */
export const fromSide = (direction: number): number => direction + 1

export type PatternSpec = {
  readonly plane: Plane
  /** Columns of the map, and of the table of sides, which has a border of one cell around the map. */
  readonly columns: number
  readonly sideColumns: number
  readonly column: number
  readonly row: number
  readonly toColumn: number
  readonly toRow: number
  readonly start: number
}

/** The position along the line, from 0 to 1, as a fraction of whole numbers. */
type Moment = { readonly over: number; readonly under: number }
/** `drift`: which of two sides meeting in a corner the moved line crosses first. */
type SideMet = Moment & { readonly bits: number; readonly drift: Moment; readonly value: number }
type CellMet = Moment & { readonly value: number }

/** Exact: the numbers stay far below 2^53 for maps of thousands of columns. */
const later = (a: Moment, b: Moment) => a.over * b.under - b.over * a.under
const START: Moment = { over: 0, under: 1 }
const END: Moment = { over: 1, under: 1 }

/** Sorts along the line. In a corner, sides are grouped by reading, each group in the order of its reading. */
const inOrder = (a: SideMet, b: SideMet) =>
  later(a, b) || (a.bits & RIGHT) - (b.bits & RIGHT) || later(a.drift, b.drift)

/**
 * The pattern of a line: one group for each cell whose open interior the line crosses, in order, and one for the last cell.
 * A group is the cell, the number of sides met on the way into it, and those sides.
 * A line exactly along a side crosses neither of its cells.
 */
export function makePattern(spec: PatternSpec): readonly number[] {
  const { plane, columns, column, row, toColumn, toRow, start } = spec
  const centre = plane.centre(column, row)
  const side = start > 0 ? plane.sides[start - 1] : undefined
  const { sides, cells } = meet(
    spec,
    side ? moved(centre, middle(side)) : centre,
    plane.centre(toColumn, toRow),
  )
  cells.push({ ...END, value: toColumn - column + (toRow - row) * columns })
  const numbers: number[] = []
  let next = 0
  for (const cell of cells) {
    const first = next
    while (next < sides.length && later(sides[next], cell) <= 0) next++
    numbers.push(cell.value, next - first)
    for (let i = first; i < next; i++) numbers.push(sides[i].value * SIDE_STEP + sides[i].bits)
  }
  return numbers
}

function meet(spec: PatternSpec, a: Point, b: Point): { sides: SideMet[]; cells: CellMet[] } {
  const { plane, columns, sideColumns, column, row, toColumn, toRow } = spec
  const half = plane.sides.length / 2
  const corners = cornersOff(plane, a, b)
  const lowest = Math.min(...corners)
  const highest = Math.max(...corners)
  const sides: SideMet[] = []
  const cells: CellMet[] = []
  const [left, right] = [Math.min(column, toColumn) - 1, Math.max(column, toColumn) + 1]
  for (let r = Math.min(row, toRow) - 1; r <= Math.max(row, toRow) + 1; r++)
    for (let c = left; c <= right; c++) {
      const centre = plane.centre(c, r)
      const off = turn(a, b, centre)
      if (off + highest < 0 || off + lowest > 0) continue
      const line: Line = { from: less(a, centre), to: less(b, centre) }
      const isEnd = (c === column && r === row) || (c === toColumn && r === toRow)
      if (!isEnd && off + highest > 0 && off + lowest < 0)
        addEntry(cells, plane, line, c - column + (r - row) * columns)
      const first = (c - column + (r - row) * sideColumns) * half
      for (let direction = 0; direction < half; direction++) {
        const side = plane.sides[direction]
        const atP = off + corners[2 * direction]
        const atQ = off + corners[2 * direction + 1]
        if (!side || (atP > 0 && atQ > 0) || (atP < 0 && atQ < 0)) continue
        addSide(sides, side, line, atP, atQ, first + direction)
      }
    }
  return { sides: sides.sort(inOrder), cells: cells.sort(later) }
}

/** The two ends of a line, seen from the centre of a cell. */
type Line = { readonly from: Point; readonly to: Point }

/** By direction, the distance of the two ends of a side from the line, relative to the centre of its cell: see `turn`. */
function cornersOff({ sides }: Plane, a: Point, b: Point): number[] {
  const along = less(b, a)
  return sides.flatMap((side) => (side ?? [CENTRE, CENTRE]).map((corner) => turn(CENTRE, along, corner)))
}
const CENTRE: Point = [0, 0]

const moved = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
const less = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]

/** Adds a cell if the line enters its open interior. */
function addEntry(cells: CellMet[], { sides }: Plane, { from, to }: Line, value: number): void {
  let enters = START
  let leaves = END
  for (const side of sides) {
    if (!side) continue
    const before = turn(side[0], side[1], from)
    const after = turn(side[0], side[1], to)
    if (before <= 0 && after <= 0) return
    if (before > 0 && after > 0) continue
    const here = { over: Math.abs(before), under: Math.abs(before) + Math.abs(after) }
    if (before > 0) {
      if (later(here, leaves) < 0) leaves = here
    } else if (later(here, enters) > 0) enters = here
  }
  if (later(enters, leaves) < 0) cells.push({ over: enters.over, under: enters.under, value })
}

/**
 * Adds a side that the line meets. A side is not met if the line starts in its middle, unless the line runs along it.
 * A line through a corner is read twice, moved slightly to the left and to the right, so that no corner is on it.
 * @param atP the distance of the first end of the side from the line, `atQ` that of the second
 */
function addSide(
  found: SideMet[],
  [p, q]: readonly [Point, Point],
  { from, to }: Line,
  atP: number,
  atQ: number,
  value: number,
): void {
  const fromA = turn(p, q, from)
  const fromB = turn(p, q, to)
  const passes = (fromA < 0 && fromB > 0) || (fromA > 0 && fromB < 0)
  const over = Math.abs(fromA)
  const under = over + Math.abs(fromB)
  const outward = fromA > 0 ? OUTWARD : 0
  if (atP !== 0 && atQ !== 0) {
    if (passes) found.push({ over, under, bits: LEFT | RIGHT | outward, drift: START, value })
    return
  }
  const ends = [...(atP === 0 ? [p] : []), ...(atQ === 0 ? [q] : [])].map((end) => momentOf(from, to, end))
  const met = ends.filter((end) => end.over >= 0 && end.over <= end.under).sort(later)
  if (met.length === 0) return
  if (!passes) {
    found.push({ ...met[0], bits: TOUCHED, drift: START, value })
    return
  }
  const reading = atP < 0 || atQ < 0 ? RIGHT : LEFT
  const drift = driftOf(from, to, p, q, reading)
  found.push({ over, under, bits: TOUCHED | reading | outward, drift, value })
}

/** The position on the line of a point that is on it; outside 0 to 1 if the line ends before. */
function momentOf([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Moment {
  const dx = bx - ax
  const dy = by - ay
  return { over: (x - ax) * dx + (y - ay) * dy, under: dx * dx + dy * dy }
}

/** The speed at which the crossing of a side moves along the line while the line shifts to one side. */
function driftOf([ax, ay]: Point, [bx, by]: Point, p: Point, q: Point, reading: number): Moment {
  const dx = bx - ax
  const dy = by - ay
  const ex = q[0] - p[0]
  const ey = q[1] - p[1]
  const across = dx * ey - dy * ex
  const along = dx * ex + dy * ey
  const sign = across > 0 === (reading === LEFT) ? 1 : -1
  return { over: sign * along, under: Math.abs(across) }
}
