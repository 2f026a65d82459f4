/** Lines between areas: rails with one or two strands, roads, crossings by sea; rivers and borders of the scenery. */
import type { EdgeType } from '../../../../schemas/generated/content'
import type { BoardLook, CellSide, Highlights, Theme } from '../../types'
import { mix } from '../colour'
import type { Ground } from '../ground'
import type { Areas } from './areas'
import { distanceTo, type LinkPath, linkBetween, offsets, strandOf } from './links'
import { type Point, pathOf } from './outline'

type AreaGround = Ground & { readonly areas: Areas }
type EdgeLook = EdgeType['look']

/** Drawing units between the strands of one link. */
export const STRANDS_APART = 13

const lookOf = (look: BoardLook, type: string): EdgeLook | undefined =>
  look.edges?.find(({ id }) => id === type)?.look

const colourOf = (look: EdgeLook, theme: Theme): string =>
  theme === 'dark' ? (look.colourDark ?? mix(look.colour, '#ffffff', 0.3)) : look.colour

export function paintLinks(ctx: CanvasRenderingContext2D, ground: AreaGround, look: BoardLook): void {
  const seen = new Set<string>()
  for (const link of ground.areas.links) {
    const edge = lookOf(look, link.type)
    const key = link.from < link.to ? `${link.from} ${link.to}` : `${link.to} ${link.from}`
    if (!edge || seen.has(key) || (link.isBorder && edge.style === 'border')) continue
    seen.add(key)
    const strands = offsets(link.strands, STRANDS_APART).map((aside) =>
      strandOf(link, aside, ends(ground, link)),
    )
    ctx.save()
    LINKS[edge.style === 'rail' || edge.style === 'ferry' || edge.style === 'road' ? edge.style : 'other'](
      ctx,
      strands,
      colourOf(edge, ground.theme),
      ground.theme === 'dark',
    )
    ctx.restore()
  }
}

export const ends = ({ areas }: Pick<AreaGround, 'areas'>, { from, to }: LinkPath): [boolean, boolean] => [
  !areas.outlines[from],
  !areas.outlines[to],
]

type LinkPainter = (
  ctx: CanvasRenderingContext2D,
  strands: readonly (readonly Point[])[],
  colour: string,
  dark: boolean,
) => void

const lined = (strands: readonly (readonly Point[])[]): Path2D => {
  const path = new Path2D()
  for (const strand of strands) pathOf(strand, path, false)
  return path
}

const LINKS: Record<'rail' | 'road' | 'ferry' | 'other', LinkPainter> = {
  /** A bed of ballast, the rail, its sleepers. */
  rail(ctx, strands, colour, dark) {
    const path = lined(strands)
    ctx.lineCap = 'butt'
    ctx.strokeStyle = dark ? 'rgb(16 15 13 / 0.6)' : 'rgb(255 252 242 / 0.75)'
    ctx.lineWidth = 13
    ctx.stroke(path)
    ctx.strokeStyle = colour
    ctx.globalAlpha = 0.8
    ctx.lineWidth = 9
    ctx.setLineDash([2.6, 9])
    ctx.stroke(path)
    ctx.setLineDash([])
    ctx.globalAlpha = 1
    ctx.lineWidth = 3.2
    ctx.stroke(path)
  },
  road(ctx, strands, colour, dark) {
    const path = lined(strands)
    ctx.strokeStyle = dark ? '#100f0d' : '#5a452a'
    ctx.lineWidth = 11
    ctx.stroke(path)
    ctx.strokeStyle = colour
    ctx.lineWidth = 7
    ctx.stroke(path)
  },
  ferry(ctx, strands, colour) {
    ctx.strokeStyle = colour
    ctx.lineWidth = 4
    ctx.setLineDash([2, 12])
    ctx.stroke(lined(strands))
  },
  other(ctx, strands, colour) {
    ctx.strokeStyle = colour
    ctx.lineWidth = 3.4
    ctx.setLineDash([12, 9])
    ctx.stroke(lined(strands))
  },
}

/** Rivers and frontiers that are only scenery. */
export function paintSceneryLines(ctx: CanvasRenderingContext2D, ground: AreaGround, look: BoardLook): void {
  for (const { edge, points } of ground.areas.scenery) {
    const style = edge === undefined ? undefined : lookOf(look, edge)
    if (!style) continue
    const path = pathOf(points, new Path2D(), false)
    const dark = ground.theme === 'dark'
    const colour = colourOf(style, ground.theme)
    ctx.save()
    if (style.style === 'river') riverLine(ctx, path, colour, dark)
    else if (style.style === 'wall' || style.style === 'fence') wireLine(ctx, path, colour, dark)
    else {
      ctx.strokeStyle = colour
      ctx.lineWidth = 5
      ctx.setLineDash([20, 11, 1, 11])
      ctx.stroke(path)
    }
    ctx.restore()
  }
}

function riverLine(ctx: CanvasRenderingContext2D, path: Path2D, colour: string, dark: boolean): void {
  ctx.strokeStyle = dark ? 'rgb(0 0 0 / 0.35)' : 'rgb(30 70 90 / 0.35)'
  ctx.lineWidth = 8
  ctx.stroke(path)
  ctx.strokeStyle = colour
  ctx.lineWidth = 5.5
  ctx.stroke(path)
}

/** A guarded frontier: a broad band with posts. */
function wireLine(ctx: CanvasRenderingContext2D, path: Path2D, colour: string, dark: boolean): void {
  ctx.strokeStyle = dark ? 'rgb(0 0 0 / 0.5)' : 'rgb(255 250 238 / 0.8)'
  ctx.lineWidth = 15
  ctx.stroke(path)
  ctx.strokeStyle = colour
  ctx.lineWidth = 6
  ctx.stroke(path)
  ctx.lineCap = 'butt'
  ctx.lineWidth = 15
  ctx.setLineDash([4, 26])
  ctx.stroke(path)
}

/** The path of a table line on a map of areas: along its link, or straight if there is none; one path per strand. */
export function strandsBetween(ground: AreaGround, from: number, to: number): (readonly Point[])[] {
  const link = linkBetween(ground.areas.links, from, to)
  if (!link)
    return [
      [
        { x: ground.x[from], y: ground.y[from] },
        { x: ground.x[to], y: ground.y[to] },
      ],
    ]
  return offsets(link.strands, STRANDS_APART).map((aside) => strandOf(link, aside, ends(ground, link)))
}

/** The links of a list of sides as one path, for glows. */
export function linkGlow(ground: AreaGround, cell: number, direction: number): Path2D | undefined {
  const { grid } = ground.board
  const other = grid.neighbours[cell * grid.directions.length + direction]
  const link = other >= 0 ? linkBetween(ground.areas.links, cell, other) : undefined
  return link && pathOf(strandOf(link, 0, ends(ground, link)), new Path2D(), false)
}

/** Largest distance at which a press hits a line, in drawing units. */
const REACH = 17

/** Returns the highlighted link under a point, or `undefined`. */
export function linkAt(
  ground: Ground,
  { edges = [] }: Highlights,
  x: number,
  y: number,
): CellSide | undefined {
  const { areas, board } = ground
  if (!areas) return undefined
  let best: { readonly side: CellSide; readonly away: number } | undefined
  for (const { cell, direction } of edges) {
    const other = board.grid.neighbours[cell * board.grid.directions.length + direction]
    const link = linkBetween(areas.links, cell, other)
    const away = link ? distanceTo(strandOf(link, 0, ends({ areas }, link)), x, y) : Infinity
    if (away <= REACH && away < (best?.away ?? Infinity)) best = { side: { cell, direction }, away }
  }
  return best?.side
}
