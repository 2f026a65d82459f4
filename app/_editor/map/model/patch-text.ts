import type { Direction } from '../../../../schemas/generated/content'
import { MOST_ACROSS } from './bounds'
import type { Patch } from './patch'
import { isThing } from './thing'
import { type Point, to6 } from './turning'

type Cell = Patch['cells'][number]
type Side = Patch['sides'][number]

/**
 * Cells of one ground at equal distances in a straight line. A whole map thus fits in browser storage, which holds five million
 * characters.
 */
type Run = Cell & { readonly dx: number; readonly dy: number; readonly count: number }

/** A map patch as text. */
export function patchText({ shape, cells, sides, things }: Patch): string {
  return JSON.stringify({ shape, runs: runsOf(cells), sides, things })
}

/** Returns the map patch in a text, or `undefined`: the browser's storage can contain anything. */
export function patchIn(text: string | null): Patch | undefined {
  try {
    const read = JSON.parse(text ?? 'null') as
      | { [key in 'shape' | 'runs' | 'sides' | 'things']?: unknown }
      | null
    const { shape, runs, sides, things = [] } = read ?? {}
    if (typeof shape !== 'string' || !Array.isArray(runs) || !Array.isArray(sides)) return undefined
    if (!runs.every(isRun) || !sides.every(isSide) || !Array.isArray(things) || !things.every(isThing))
      return undefined
    const count = runs.reduce((sum: number, run: Run) => sum + run.count, 0)
    if (count > MOST_CELLS) return undefined
    return { shape, cells: runs.flatMap(cellsOf), sides, ...(things.length === 0 ? {} : { things }) }
  } catch {
    return undefined
  }
}

/** The largest number of cells a map can have. */
const MOST_CELLS = MOST_ACROSS * MOST_ACROSS

/** Runs by columns, which are straight on flat hexes and squares, or by rows, which are straight on pointy hexes. */
function runsOf(cells: readonly Cell[]): Run[] {
  const byColumn = linesIn([...cells].sort((a, b) => a.x - b.x || a.y - b.y))
  const byRow = linesIn([...cells].sort((a, b) => a.y - b.y || a.x - b.x))
  return byRow.length < byColumn.length ? byRow : byColumn
}

function linesIn(cells: readonly Cell[]): Run[] {
  const runs: Run[] = []
  let last: Cell | undefined
  for (const cell of cells) {
    const run = runs.at(-1)
    if (run && last && cell.terrain === run.terrain && cell.up === run.up) {
      const [dx, dy] = [to6(cell.x - last.x), to6(cell.y - last.y)]
      const isNext = run.count === 1 ? Math.hypot(dx, dy) < 1.1 : dx === run.dx && dy === run.dy
      if (isNext) {
        runs[runs.length - 1] = { ...run, dx, dy, count: run.count + 1 }
        last = cell
        continue
      }
    }
    runs.push({ ...cell, dx: 0, dy: 0, count: 1 })
    last = cell
  }
  return runs
}

const cellsOf = ({ x, y, dx, dy, count, terrain, up }: Run): Cell[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ x: to6(x + dx * at), y: to6(y + dy * at), terrain },
    ...(up === undefined ? {} : { up: up as Direction }),
  }))

const isRun = (run: Partial<Run>): boolean =>
  isPoint(run) &&
  typeof run.terrain === 'string' &&
  [run.dx, run.dy].every(Number.isFinite) &&
  Number.isInteger(run.count) &&
  (run.count ?? 0) > 0

const isSide = (side: Partial<Side>): boolean =>
  isPoint(side) && typeof side.type === 'string' && typeof side.direction === 'string'

const isPoint = ({ x, y }: Partial<Point>): boolean => Number.isFinite(x) && Number.isFinite(y)
