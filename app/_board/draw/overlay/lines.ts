/** Straight lines from cell to cell (communication, sight, fire), with a dash pattern for each kind and side. */
import type { CellIndex, TableLine } from '../../../../engine/types'
import type { Theme } from '../../types'
import type { Areas } from '../areas/areas'
import { pathOf } from '../areas/outline'
import { contrast, mix, withAlpha } from '../colour'
import type { Ground } from '../ground'
import { areaBoard } from '../loaded-boards'

/** A line with the colour and the index (0, 1 ...) of its side; without a colour it belongs to no side. */
export type Line = TableLine & { readonly colour?: string; readonly place: number }

type Places = Pick<Ground, 'x' | 'y'>

type Manner = {
  readonly dashes: readonly (readonly number[])[]
  readonly width: number
  readonly light: string
  readonly dark: string
  readonly end?: 'arrow' | 'bar'
  /** True if lines of two sides along the same cells run beside each other. */
  readonly beside?: boolean
  /** True if such lines are faint until something on them is pointed at or held. */
  readonly isQuiet?: boolean
}

const MANNERS: Readonly<Record<string, Manner>> = {
  communication: {
    dashes: [
      [15, 7],
      [1, 8],
    ],
    width: 3.4,
    light: '#5c4e3c',
    dark: '#d8cfbe',
    end: 'bar',
    beside: true,
    isQuiet: true,
  },
  sight: { dashes: [[1, 8]], width: 4, light: '#1f5f7a', dark: '#8fd0ea' },
  fire: { dashes: [[]], width: 4, light: '#a3271c', dark: '#ff9a8a', end: 'arrow' },
  attack: { dashes: [[]], width: 4, light: '#a3271c', dark: '#ff9a8a', end: 'arrow' },
  support: { dashes: [[8, 6]], width: 3.4, light: '#1f57b0', dark: '#8ab6ff' },
  /** Pieces built on a link of the map, and those that are not connected yet. */
  built: { dashes: [[]], width: 11, light: '#3b3227', dark: '#e8dcc4' },
  dangling: { dashes: [[12, 9]], width: 9, light: '#6b5a45', dark: '#b9a98d' },
  blocked: { dashes: [[3, 9]], width: 3, light: '#6b6660', dark: '#a8a39b' },
}
const OTHER: Manner = { dashes: [[20, 6, 3, 6]], width: 3.4, light: '#5b2f72', dark: '#d7a0e6', end: 'arrow' }

/** The colour on both sides of a line, and the least contrast of a line with it. */
export const CASING: Readonly<Record<Theme, string>> = { light: '#fffdf6', dark: '#0c0e10' }
export const LEAST_CONTRAST = 4.5

/** Distance from the middle, in drawing units. */
const APART = 5
/** Strength of a line that is faint. */
export const FAINT = 0.3
/** Largest distance of a line from the middle of a cell that it passes, in drawing units. */
const PASSES = 30

/** Whether a line is faint until something on it is pointed at or held. */
export const isQuiet = ({ kind }: Line): boolean => MANNERS[kind]?.isQuiet ?? false

/** The faint lines that pass one of these cells. */
export const linesThrough = (
  ground: Places,
  lines: readonly Line[],
  cells: readonly CellIndex[],
): readonly Line[] =>
  cells.length === 0
    ? []
    : lines.filter((line) => isQuiet(line) && cells.some((cell) => passes(ground, line, cell)))

function passes({ x, y }: Places, { from, to }: Line, cell: CellIndex): boolean {
  const [dx, dy] = [x[to] - x[from], y[to] - y[from]]
  const square = dx * dx + dy * dy
  const along = square > 0 ? ((x[cell] - x[from]) * dx + (y[cell] - y[from]) * dy) / square : 0
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x[from] + dx * share - x[cell], y[from] + dy * share - y[cell]) < PASSES
}

/**
 * `ground`: the ground of the map, or only the positions of its cells. `quiet`: the strength of kinds that are faint until they
 * are pointed at.
 */
export function paintLines(
  ctx: CanvasRenderingContext2D,
  ground: Ground | Places,
  lines: readonly Line[],
  theme: Theme,
  strength = 1,
  quiet = 1,
): void {
  ctx.save()
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const [, group] of grouped(lines)) {
    const manner = MANNERS[group[0].kind] ?? OTHER
    const { place } = group[0]
    const ink = lineInk(group[0], theme)
    const shift = place < 0 || !manner.beside ? 0 : (place % 2 === 0 ? 1 : -1) * APART
    const path = new Path2D()
    const ends = new Path2D()
    for (const line of group)
      if ('areas' in ground && ground.areas) traceAlong({ ...ground, areas: ground.areas }, line, path)
      else trace(ground, line, shift, manner.end, path, ends)
    const dash = manner.dashes[Math.max(0, place) % manner.dashes.length] ?? []
    const alpha = strength * (manner.isQuiet ? quiet : 1)
    ctx.globalAlpha = 0.75 * alpha
    ctx.strokeStyle = withAlpha(CASING[theme], theme === 'dark' ? 0.75 : 0.85)
    ctx.lineWidth = manner.width + 3
    ctx.setLineDash([...dash])
    ctx.stroke(path)
    ctx.globalAlpha = alpha
    ctx.strokeStyle = ink
    ctx.lineWidth = manner.width
    ctx.stroke(path)
    ctx.setLineDash([])
    ctx.stroke(ends)
  }
  ctx.restore()
}

/** On a map of areas a line follows its link, strand by strand. */
function traceAlong(ground: Ground & { readonly areas: Areas }, { from, to }: Line, path: Path2D): void {
  for (const strand of areaBoard.get().strandsBetween(ground, from, to)) pathOf(strand, path, false)
}

function grouped(lines: readonly Line[]): Map<string, Line[]> {
  const groups = new Map<string, Line[]>()
  for (const line of lines) {
    const key = `${line.kind} ${line.place}`
    const group = groups.get(key)
    if (group) group.push(line)
    else groups.set(key, [line])
  }
  return groups
}

/** The colour of a line: that of its side in a tone that stands out from its casing, or that of its kind. */
export function lineInk({ kind, colour }: Pick<Line, 'kind' | 'colour'>, theme: Theme): string {
  if (colour === undefined) return (MANNERS[kind] ?? OTHER)[theme]
  const [ink, first] = theme === 'dark' ? ['#ffffff', 0.45] : ['#1c130a', 0.12]
  let share = first
  while (share < 1 && contrast(mix(colour, ink, share), CASING[theme]) < LEAST_CONTRAST) share += 0.05
  return mix(colour, ink, share)
}

function trace(
  ground: Places,
  { from, to }: Line,
  shift: number,
  end: Manner['end'],
  path: Path2D,
  ends: Path2D,
): void {
  const [ax, ay, bx, by] = [ground.x[from], ground.y[from], ground.x[to], ground.y[to]]
  const length = Math.hypot(bx - ax, by - ay)
  if (!(length > 0)) return
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  const [sx, sy] = [-uy * shift, ux * shift]
  const start = end === 'bar' ? Math.min(27, length / 2) : 12
  path.moveTo(ax + sx + ux * start, ay + sy + uy * start)
  path.lineTo(bx + sx, by + sy)
  if (end === 'bar') {
    // A small bar marks the end of the line.
    ends.moveTo(bx + sx - uy * 7, by + sy + ux * 7)
    ends.lineTo(bx + sx + uy * 7, by + sy - ux * 7)
  }
  if (end === 'arrow')
    for (const turn of [0.5, -0.5]) {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      ends.moveTo(bx + sx, by + sy)
      ends.lineTo(bx + sx - (ux * cos - uy * sin) * 16, by + sy - (uy * cos + ux * sin) * 16)
    }
}
