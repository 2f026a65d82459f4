import type { Message, Severity } from '../../../schemas/diagnostic'
import type { Ground } from '../../_board/draw/ground'
import type { Overlay, Theme } from '../../_board/types'
import type { FoundAt } from '../session/selection'

/** The marks of findings on the board: a sign on each cell, and the text for a cell. */
export type ProblemMarks = {
  readonly overlay: Overlay
  readonly wordsOn: (cell: number) => readonly string[]
}

const RANK: readonly Severity[] = ['info', 'warning', 'error']
const COLOURS: Readonly<Record<Severity, Readonly<Record<Theme, string>>>> = {
  error: { light: '#b3261e', dark: '#ff8a7a' },
  warning: { light: '#8a5a00', dark: '#f0c04a' },
  info: { light: '#1f57b0', dark: '#8ab6ff' },
}
/** Size of a sign in drawing units, and its minimum in screen pixels as long as it fits its cell. */
const SIZE = 17
const LEAST_PIXELS = 6
const MOST = 42

/**
 * Signs for the worst finding of each cell, in the shapes of the list. A disc is an error, a triangle a warning, a square a note.
 */
export function problemMarks(found: readonly FoundAt[], words: (message: Message) => string): ProblemMarks {
  const worst = new Map<number, Severity>()
  const said = new Map<number, string[]>()
  for (const { diagnostic, cells } of found)
    for (const cell of cells) {
      const { severity, message } = diagnostic
      const known = worst.get(cell)
      if (known === undefined || RANK.indexOf(severity) > RANK.indexOf(known)) worst.set(cell, severity)
      said.set(cell, [...(said.get(cell) ?? []), words(message)])
    }
  return { overlay: overlayOf(worst), wordsOn: (cell) => said.get(cell) ?? [] }
}

const overlayOf =
  (worst: ReadonlyMap<number, Severity>): Overlay =>
  (ctx, ground, theme) => {
    const scale = ctx.getTransform().a / (globalThis.devicePixelRatio || 1)
    const radius = Math.min(MOST, Math.max(SIZE, LEAST_PIXELS / scale))
    ctx.save()
    ctx.lineJoin = 'round'
    ctx.textAlign = 'center'
    ctx.textBaseline = 'middle'
    ctx.font = `800 ${radius * 1.5}px sans-serif`
    for (const [cell, severity] of worst)
      if (cell < ground.x.length) paint(ctx, ground, cell, severity, radius, theme)
    ctx.restore()
  }

/** In the upper right of the cell, where counters and names leave most space. */
function paint(
  ctx: CanvasRenderingContext2D,
  ground: Ground,
  cell: number,
  severity: Severity,
  radius: number,
  theme: Theme,
): void {
  const x = ground.x[cell] + Math.max(0, 44 - radius) * 0.6
  const y = ground.y[cell] - Math.max(0, 44 - radius)
  const paper = theme === 'dark' ? '#14161a' : '#fffdf7'
  const shape = shapeOf(severity, x, y, radius)
  ctx.strokeStyle = paper
  ctx.lineWidth = radius * 0.5
  ctx.stroke(shape)
  ctx.fillStyle = COLOURS[severity][theme]
  ctx.fill(shape)
  ctx.fillStyle = paper
  ctx.fillText(severity === 'info' ? 'i' : '!', x, y + radius * (severity === 'warning' ? 0.2 : 0.08))
}

function shapeOf(severity: Severity, x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  if (severity === 'error') path.arc(x, y, radius, 0, 2 * Math.PI)
  else if (severity === 'info') path.rect(x - radius * 0.85, y - radius * 0.85, radius * 1.7, radius * 1.7)
  else {
    path.moveTo(x, y - radius * 1.15)
    path.lineTo(x + radius * 1.15, y + radius * 0.9)
    path.lineTo(x - radius * 1.15, y + radius * 0.9)
    path.closePath()
  }
  return path
}
