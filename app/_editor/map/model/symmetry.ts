import type { Grid } from '../../../../engine/geometry/grid'
import type { Direction } from '../../../../schemas/generated/content'
import type { Ground } from './ground'
import type { CellSide } from './paint-sides'
import type { Patch, Placed, PlacedSide } from './patch'
import { cellsOf } from './shapes'
import {
  cellNear,
  directionsTurned,
  MIRROR_ACROSS,
  MIRROR_DOWN,
  minus,
  type Point,
  plus,
  type Turn,
  turnBy,
  turned,
} from './turning'

/** The symmetries that repeat paint over the map. */
export const SYMMETRIES = ['none', 'across', 'down', 'both', 'point', 'three', 'four', 'six'] as const
export type SymmetryId = (typeof SYMMETRIES)[number]

/** Symmetries impossible for a kind of map, because its cells would not map onto cells. */
const NOT_ON: Readonly<Record<Exclude<Grid['kind'], 'areas'>, readonly SymmetryId[]>> = {
  hex: ['four'],
  square: ['three', 'six'],
}

/** The symmetries possible for a kind of map. */
export const symmetriesOf = ({ kind }: Pick<Grid, 'kind'>): readonly SymmetryId[] =>
  kind === 'areas' ? ['none'] : SYMMETRIES.filter((id) => !NOT_ON[kind].includes(id))

/** One symmetry image: it maps cells, directions, sides and ground. */
export type Image = {
  /** The image of a cell, or -1 if it is off the map. */
  cell(of: number): number
  direction(of: number): number
  side(of: CellSide): CellSide | undefined
  ground(of: Ground): Ground
}

const turns = (count: number) =>
  Array.from({ length: count - 1 }, (_, at) => turnBy((360 / count) * (at + 1)))

const TURNS: Readonly<Record<SymmetryId, readonly Turn[]>> = {
  none: [],
  across: [MIRROR_ACROSS],
  down: [MIRROR_DOWN],
  both: [MIRROR_ACROSS, MIRROR_DOWN, turnBy(180)],
  point: turns(2),
  three: turns(3),
  four: turns(4),
  six: turns(6),
}

/** The images of a symmetry without the identity; they turn and mirror about the same point. */
export function imagesOf(grid: Grid, id: SymmetryId): readonly Image[] {
  if (!symmetriesOf(grid).includes(id)) return []
  const about = pointFor(grid, TURNS[id], cellsOf(grid))
  return TURNS[id].map((turn) => new Turned(grid, turn, about))
}

/** The images of cells; those off the map are left out. */
export const cellsBy = (image: Image, cells: readonly number[]): number[] =>
  cells.map((cell) => image.cell(cell)).filter((cell) => cell >= 0)

/** Cells with all their images, without repeats. */
export const withImages = (images: readonly Image[], cells: readonly number[]): readonly number[] =>
  images.length === 0 ? cells : [...new Set([...cells, ...images.flatMap((image) => cellsBy(image, cells))])]

/** The image of placed cells with their ground. */
export const placedBy = (image: Image, placed: readonly Placed[]): Placed[] =>
  placed
    .map(({ cell, ground }) => ({ cell: image.cell(cell), ground: image.ground(ground) }))
    .filter(({ cell }) => cell >= 0)

class Turned implements Image {
  readonly #directions: readonly number[]

  constructor(
    private readonly grid: Grid,
    private readonly turn: Turn,
    private readonly about: Point,
  ) {
    this.#directions = directionsTurned(grid, turn)
  }

  cell(of: number): number {
    return cellNear(this.grid, turnedAbout(this.turn, this.about, this.grid.centre(of))).cell
  }
  direction(of: number): number {
    return this.#directions[of] ?? -1
  }
  side({ cell, direction }: CellSide): CellSide | undefined {
    const there = { cell: this.cell(cell), direction: this.direction(direction) }
    return there.cell >= 0 && there.direction >= 0 ? there : undefined
  }
  ground({ terrain, up }: Ground): Ground {
    if (up === undefined) return { terrain }
    const there = this.direction(this.grid.directionOf(up))
    return { terrain, up: there < 0 ? up : (this.grid.directions[there] as Direction) }
  }
}

const turnedAbout = (turn: Turn, about: Point, point: Point) => plus(about, turned(turn, minus(point, about)))

/**
 * The centre for turning some cells, as near to their middle as the map allows. It is the middle of a cell, the middle of a side
 * or a corner, depending on the turns. A sixth of a hex map turns about the middle of a cell only.
 */
export function pointFor(grid: Grid, wanted: readonly Turn[], of: readonly number[]): Point {
  const middle = middleOf(grid, of)
  const near = cellsAround(grid, middle)
  const apart = (point: Point) => Math.hypot(point.x - middle.x, point.y - middle.y)
  const points = near.flatMap((cell) => pointsOf(grid, cell)).sort((a, b) => apart(a) - apart(b))
  const isFit = (about: Point) =>
    wanted.every((turn) =>
      near.every((cell) => !cellNear(grid, turnedAbout(turn, about, grid.centre(cell))).isBetween),
    )
  return points.find(isFit) ?? middle
}

function middleOf({ centre }: Grid, cells: readonly number[]): Point {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const cell of cells) {
    const { x, y } = centre(cell)
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
}

/** Radius in cells of the search for the centre. */
const AROUND = 3

function cellsAround(grid: Grid, middle: Point): number[] {
  const cells: number[] = []
  for (let cell = 0; cell < grid.size; cell++) {
    const { x, y } = grid.centre(cell)
    if (Math.hypot(x - middle.x, y - middle.y) < AROUND) cells.push(cell)
  }
  return cells
}

/** The possible centres in a cell: its middle, its corners, the middles of its sides. */
function pointsOf(grid: Grid, cell: number): Point[] {
  const corners = grid.corners(cell)
  const middles = corners.map((corner, at) => {
    const next = corners[(at + 1) % corners.length]
    return { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 }
  })
  return [grid.centre(cell), ...corners, ...middles]
}

/** The images of the contents of sides; sides without an image are left out. */
export const sidesBy = (image: Image, sides: readonly PlacedSide[]): PlacedSide[] =>
  sides.flatMap(({ type, ...side }) => {
    const there = image.side(side)
    return there ? [{ ...there, type }] : []
  })

/** The targets of cells whose ground is moved, and the targets of their images. */
export function waysTo(
  grid: Grid,
  cells: readonly number[],
  patch: Patch,
  at: Point,
  images: readonly Image[],
): readonly ReadonlyMap<number, number>[] {
  const there = patch.cells.map((way) => cellNear(grid, plus(at, way)).cell)
  const own = new Map(cells.map((cell, index) => [cell, there[index] ?? -1]))
  const ofImage = (image: Image) =>
    new Map([...own].map(([from, to]) => [image.cell(from), to < 0 ? -1 : image.cell(to)]))
  return [own, ...images.map(ofImage)]
}
