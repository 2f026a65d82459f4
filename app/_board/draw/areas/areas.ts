/** A map of areas as points for painting: outlines, nodes, links, insets and surroundings. Drawing units. */
import type { AreaDrawing, BoardMap, CellIndex } from '../../../../engine/types'
import { type LinkPath, layLinks } from './links'
import { areaOf, type Bounds, boundsOf, detailed, detailedLine, NODE, type Point } from './outline'

/** Drawing units between neighbouring cell centres, as in `ground.ts`. */
const UNIT = 100
/** Empty margin of the sheet around the drawing. */
const MARGIN = { paper: 70, sea: 130 }
/** Margin of paper around the areas of an inset, and the height of its name. */
const INSET = 26
const INSET_TITLE = 34

export type Areas = {
  readonly around: AreaDrawing['around']
  /** By cell; undefined for a node. */
  readonly outlines: readonly (readonly Point[] | undefined)[]
  /** Cells with an outline, the largest first, because smaller ones lie on them. */
  readonly order: readonly CellIndex[]
  readonly nodes: readonly CellIndex[]
  /** By cell, if the map sets the position of its name. */
  readonly labels: readonly (Point | undefined)[]
  readonly links: readonly LinkPath[]
  readonly insets: readonly { readonly place: string; readonly box: Bounds }[]
  /** The areas in an inset. */
  readonly inset: ReadonlySet<CellIndex>
  readonly scenery: readonly {
    readonly terrain?: string
    readonly edge?: string
    readonly place?: string
    readonly points: readonly Point[]
    readonly label: Point
  }[]
  readonly sheet: Bounds
}

export function makeAreas(board: BoardMap, drawing: AreaDrawing): Areas {
  const { grid } = board
  const cells = Array.from({ length: grid.size }, (_, cell) => cell)
  const outlines = cells.map((cell) =>
    drawing.outlined[cell] ? detailed(grid.corners(cell).map(scaled)) : undefined,
  )
  const centres = cells.map((cell) => scaled(grid.centre(cell)))
  const size = (cell: CellIndex) => Math.abs(areaOf(outlines[cell] ?? []))
  const insets = board.places
    .filter(({ kind, cells: inside }) => kind === 'inset' && inside.length > 0)
    .map(({ id, cells: inside }) => ({ place: id, box: insetBox(inside, outlines, centres) }))
  const used = [
    ...(drawing.room ?? []).map(([x, y]) => scaled({ x, y })),
    ...cells.flatMap((cell) => outlines[cell] ?? around(centres[cell], NODE + 30)),
    ...insets.flatMap(({ box }) => [
      { x: box.left, y: box.top },
      { x: box.right, y: box.bottom },
    ]),
  ]
  const bounds = boundsOf(
    used.length > 0
      ? used
      : [
          { x: 0, y: 0 },
          { x: UNIT, y: UNIT },
        ],
  )
  const margin = MARGIN[drawing.around]
  return {
    around: drawing.around,
    outlines,
    order: cells.filter((cell) => outlines[cell]).sort((a, b) => size(b) - size(a)),
    nodes: cells.filter((cell) => !outlines[cell]),
    labels: cells.map((cell) => pairPoint(drawing.labels[cell])),
    links: layLinks(drawing.links, centres, outlines),
    insets,
    inset: new Set(board.places.filter(({ kind }) => kind === 'inset').flatMap((place) => place.cells)),
    scenery: drawing.scenery.map(({ terrain, edge, place, points, label }) => {
      const line = points.map(([x, y]) => scaled({ x, y }))
      return {
        terrain,
        edge,
        place,
        points: terrain === undefined ? detailedLine(line) : detailed(line),
        label: pairPoint(label) ?? middleOf(line),
      }
    }),
    sheet: {
      left: bounds.left - margin,
      top: bounds.top - margin,
      right: bounds.right + margin,
      bottom: bounds.bottom + margin,
    },
  }
}

const scaled = ({ x, y }: Point): Point => ({ x: x * UNIT, y: y * UNIT })

const pairPoint = (pair: readonly [number, number] | undefined): Point | undefined =>
  pair && scaled({ x: pair[0], y: pair[1] })

const around = ({ x, y }: Point, by: number): Point[] => [
  { x: x - by, y: y - by },
  { x: x + by, y: y + by },
]

function middleOf(points: readonly Point[]): Point {
  const { left, right, top, bottom } = boundsOf(points)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

function insetBox(
  cells: readonly CellIndex[],
  outlines: Areas['outlines'],
  centres: readonly Point[],
): Bounds {
  const box = boundsOf(cells.flatMap((cell) => outlines[cell] ?? around(centres[cell], NODE + 16)))
  return {
    left: box.left - INSET,
    right: box.right + INSET,
    top: box.top - INSET - INSET_TITLE,
    bottom: box.bottom + INSET,
  }
}
