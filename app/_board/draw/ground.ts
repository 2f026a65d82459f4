import type { BoardMap } from '../../../engine/types'
import type { Art, BoardLook, Theme } from '../look'
import type { Areas } from './areas/areas'
import { type GroundStyle, groundStyles } from './terrain/styles'

/** Drawing units between neighbouring cell centres; large enough for fonts and line widths to be whole numbers. */
export const UNIT = 100

/** The map as numbers ready to be painted. Coordinates in drawing units. */
export type Ground = {
  readonly board: BoardMap
  readonly x: Float32Array
  readonly y: Float32Array
  /** Sides of a cell (6 or 4), and its corners as offsets from the centre: x0 y0 x1 y1, clockwise. */
  readonly sides: number
  readonly corners: Float32Array
  /** Side index by direction, -1 for diagonal steps; and back. */
  readonly sideOf: Int8Array
  readonly directionOf: Int8Array
  /** near[cell * sides + side]: the cell across that side, or -1. */
  readonly near: Int32Array
  readonly styles: readonly GroundStyle[]
  /** Index of the style of each cell; the last style stands for "nothing valid written". */
  readonly style: Uint8Array
  readonly box: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  /** Colour under everything: the palest of the open terrains. */
  readonly base: string
  readonly theme: Theme
  /** Cells whose printed mark (a value, a base number) replaces the letter of their terrain. */
  readonly marked: ReadonlySet<number>
  readonly buckets: Buckets
  /** Only on maps of areas. */
  readonly areas?: Areas
  /** Only for packs with pictures. */
  readonly art?: Art
}

type Buckets = { readonly columns: number; readonly rows: number; readonly cells: readonly Int32Array[] }

const ANGLES: Record<string, Record<string, number>> = {
  flat: { N: -90, NE: -30, SE: 30, S: 90, SW: 150, NW: -150 },
  pointy: { NE: -60, E: 0, SE: 60, SW: 120, W: 180, NW: -120 },
  square: { N: -90, E: 0, S: 90, W: 180 },
}

type MakeAreas = (board: BoardMap, drawing: NonNullable<BoardMap['drawing']>) => Areas
/** @throws if a map of areas is drawn before its code has loaded */
let areasOf: MakeAreas = () => {
  throw new Error('How maps of areas are drawn was not loaded.')
}
/** Registers the code for maps of areas once it has loaded. */
export function putAreas(make: MakeAreas): void {
  areasOf = make
}

/** Geometry does not depend on terrain, so it is computed once for each grid. */
export function makeGround(board: BoardMap, look: BoardLook, theme: Theme): Ground {
  const { grid } = board
  const x = new Float32Array(grid.size)
  const y = new Float32Array(grid.size)
  for (let cell = 0; cell < grid.size; cell++) {
    const centre = grid.centre(cell)
    x[cell] = centre.x * UNIT
    y[cell] = centre.y * UNIT
  }
  const areas = board.drawing ? areasOf(board, board.drawing) : undefined
  const corners = cornerOffsets(board, x, y)
  const sides = corners.length / 2
  const { sideOf, directionOf } = sideDirections(board, corners)
  const near = new Int32Array(grid.size * sides).fill(-1)
  const steps = grid.directions.length
  for (let cell = 0; cell < grid.size; cell++)
    for (let side = 0; side < sides; side++)
      if (directionOf[side] >= 0)
        near[cell * sides + side] = grid.neighbours[cell * steps + directionOf[side]]
  const { styles, base } = groundStyles(look, theme)
  const box = areas?.sheet ?? boundingBox(x, y, corners)
  const ground = {
    board,
    x,
    y,
    sides,
    corners,
    sideOf,
    directionOf,
    near,
    styles,
    style: new Uint8Array(grid.size),
    box,
    base,
    theme,
    marked: markedCells(board),
    buckets: makeBuckets(x, y, box),
    areas,
    art: look.art,
  }
  ground.style.set(styleIndices(board, styles))
  return ground
}

/** Returns the ground with another terrain and the cells that differ; only those are looked up. */
export function withBoard(ground: Ground, board: BoardMap): { ground: Ground; changed: number[] } {
  const before = ground.board
  const changed: number[] = []
  const style = ground.style.slice()
  const styleOf = styleFinder(ground.styles)
  const { painted } = board
  for (const cell of painted?.over === before.terrain ? painted.cells : style.keys()) {
    if (board.terrain[cell] === before.terrain[cell] && board.up[cell] === before.up[cell]) continue
    changed.push(cell)
    style[cell] = styleOf(board.terrain[cell])
  }
  const marked = board.sites === before.sites ? ground.marked : markedCells(board)
  return { ground: { ...ground, board, style, marked }, changed }
}

/** Unknown ids get the last style. */
function styleFinder(styles: readonly GroundStyle[]): (id: string | undefined) => number {
  const byId = new Map<string | undefined, number>(styles.map((style, index) => [style.id, index]))
  return (id) => byId.get(id) ?? styles.length - 1
}

const markedCells = (board: BoardMap): Set<number> =>
  new Set(
    board.sites.flatMap((site) => (site.value !== undefined || site.number !== undefined ? site.cells : [])),
  )

export const sameGrid = (a: BoardMap['grid'], b: BoardMap['grid']): boolean =>
  a === b ||
  (a.kind === b.kind &&
    a.kind !== 'areas' &&
    a.columns === b.columns &&
    a.rows === b.rows &&
    a.orientation === b.orientation &&
    a.offset === b.offset)

function styleIndices(board: BoardMap, styles: readonly GroundStyle[]): Uint8Array {
  const styleOf = styleFinder(styles)
  return Uint8Array.from({ length: board.grid.size }, (_, cell) => styleOf(board.terrain[cell]))
}

function cornerOffsets(board: BoardMap, x: Float32Array, y: Float32Array): Float32Array {
  if (board.grid.size === 0) return new Float32Array(12)
  // Areas have outlines of their own; a square is used where one shape for all cells is needed.
  if (board.grid.kind === 'areas') return Float32Array.from([-50, -50, 50, -50, 50, 50, -50, 50])
  const corners = board.grid.corners(0)
  return Float32Array.from(corners.flatMap((corner) => [corner.x * UNIT - x[0], corner.y * UNIT - y[0]]))
}

function sideDirections(board: BoardMap, corners: Float32Array) {
  const { grid } = board
  const sides = corners.length / 2
  const sideOf = new Int8Array(grid.directions.length).fill(-1)
  const directionOf = new Int8Array(sides).fill(-1)
  const angles = ANGLES[grid.kind === 'hex' ? (grid.orientation ?? 'flat') : grid.kind] ?? {}
  for (let side = 0; side < sides; side++) {
    const next = (side + 1) % sides
    const mx = corners[side * 2] + corners[next * 2]
    const my = corners[side * 2 + 1] + corners[next * 2 + 1]
    const angle = (Math.atan2(my, mx) * 180) / Math.PI
    const direction = grid.directions.findIndex(
      (name) => angles[name] !== undefined && Math.abs(turn(angles[name] - angle)) < 15,
    )
    directionOf[side] = direction
    if (direction >= 0) sideOf[direction] = side
  }
  return { sideOf, directionOf }
}

const turn = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180

/** The bounding box of cell middles, extended by `reach` on every side. */
export function boxOf({ x, y }: Pick<Ground, 'x' | 'y'>, cells: Iterable<number>, reach: number): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const cell of cells) {
    left = Math.min(left, x[cell])
    right = Math.max(right, x[cell])
    top = Math.min(top, y[cell])
    bottom = Math.max(bottom, y[cell])
  }
  return { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach }
}

function boundingBox(x: Float32Array, y: Float32Array, corners: Float32Array): Ground['box'] {
  if (x.length === 0) return { left: 0, top: 0, right: UNIT, bottom: UNIT }
  const { left, top, right, bottom } = boxOf({ x, y }, x.keys(), 0)
  const xs = corners.filter((_, index) => index % 2 === 0)
  const ys = corners.filter((_, index) => index % 2 === 1)
  return {
    left: left + Math.min(...xs),
    top: top + Math.min(...ys),
    right: right + Math.max(...xs),
    bottom: bottom + Math.max(...ys),
  }
}

const BUCKET = 8 * UNIT

function makeBuckets(x: Float32Array, y: Float32Array, box: Ground['box']): Buckets {
  const columns = Math.max(1, Math.ceil((box.right - box.left) / BUCKET))
  const rows = Math.max(1, Math.ceil((box.bottom - box.top) / BUCKET))
  const lists: number[][] = Array.from({ length: columns * rows }, () => [])
  for (let cell = 0; cell < x.length; cell++) {
    const column = Math.max(0, Math.min(columns - 1, Math.floor((x[cell] - box.left) / BUCKET)))
    const row = Math.max(0, Math.min(rows - 1, Math.floor((y[cell] - box.top) / BUCKET)))
    lists[row * columns + column].push(cell)
  }
  return { columns, rows, cells: lists.map((list) => Int32Array.from(list)) }
}

export type Rect = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Cells whose paint (with shadow and neighbours' curves) may reach into a rectangle. */
export function cellsIn(ground: Ground, rect: Rect): number[] {
  const reach = UNIT * 0.75
  const { buckets, box } = ground
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(value)))
  const left = clamp((rect.left - reach - box.left) / BUCKET, buckets.columns)
  const right = clamp((rect.right + reach - box.left) / BUCKET, buckets.columns)
  const top = clamp((rect.top - reach - box.top) / BUCKET, buckets.rows)
  const bottom = clamp((rect.bottom + reach - box.top) / BUCKET, buckets.rows)
  const found: number[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++)
      for (const cell of buckets.cells[row * buckets.columns + column]) {
        const inside =
          ground.x[cell] > rect.left - reach &&
          ground.x[cell] < rect.right + reach &&
          ground.y[cell] > rect.top - reach &&
          ground.y[cell] < rect.bottom + reach
        if (inside) found.push(cell)
      }
  return found
}
