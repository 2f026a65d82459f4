/** Paints the outline tool over the map: corners to drag, the selection, the unfinished path. */
import type { Overlay, Theme } from '../../../_board/types'
import type { Outlines } from '../controller/outline-controller'
import { bordersOf, type Snap } from '../model/borders'
import { isFault } from '../model/redrawing'
import { type Area, isSameSpot, type Spot } from '../model/sheet'

/** Drawing units of the board in one cell. */
const UNIT = 100
/** Below this many pixels a cell, corners are not marked one by one. */
const FAR = 18
const INK = { light: '#0b57d0', dark: '#9cc2ff' }
const WRONG = { light: '#b3261e', dark: '#ff9a8f' }
const HALO = { light: '#fffdf7', dark: '#0a0c0e' }

/** A snapshot of the controller to paint. */
type Drawn = Pick<Outlines, 'sheet' | 'chosen' | 'corner' | 'path' | 'ghost' | 'frame' | 'mode'> & {
  readonly snap: Snap | undefined
  /** The line from the last corner of the path to the pointer. */
  readonly way: readonly Spot[]
}

export function drawnOf(hand: Outlines): Drawn {
  const { sheet, chosen, corner, path, ghost, frame, mode, pointer } = hand
  const snap = pointer && mode !== 'frame' ? hand.snap() : undefined
  return {
    sheet,
    chosen,
    corner,
    path,
    ghost,
    frame,
    mode,
    snap,
    way: snap && path.length > 0 ? hand.wayTo(snap) : [],
  }
}

/** A pen that draws in steps of the map, with widths in pixels of the screen. */
class Pen {
  readonly #unit: number
  /** Drawing units in one pixel. */
  readonly #pixel: number
  /** True if corners are so close together that marks would cover them. */
  readonly isFar: boolean

  constructor(
    readonly ctx: CanvasRenderingContext2D,
    { sheet }: Drawn,
    readonly theme: Theme,
  ) {
    this.#unit = UNIT / (sheet.steps * sheet.cell)
    this.#pixel = window.devicePixelRatio / ctx.getTransform().a
    this.isFar = UNIT / this.#pixel < FAR
    ctx.lineJoin = 'round'
    ctx.lineCap = 'round'
  }

  line(spots: readonly Spot[], colour: string, width: number, isRing = false, isDashed = false): void {
    if (spots.length < 2) return
    const path = new Path2D()
    for (const [at, [x, y]] of spots.entries())
      path[at === 0 ? 'moveTo' : 'lineTo'](x * this.#unit, y * this.#unit)
    if (isRing) path.closePath()
    this.#stroke(path, HALO[this.theme], width + 3, false)
    this.#stroke(path, colour, width, isDashed)
  }

  fill(spots: readonly Spot[], colour: string): void {
    this.ctx.save()
    this.ctx.globalAlpha = 0.18
    this.ctx.fillStyle = colour
    this.ctx.beginPath()
    for (const [x, y] of spots) this.ctx.lineTo(x * this.#unit, y * this.#unit)
    this.ctx.fill()
    this.ctx.restore()
  }

  /** A simple dot. */
  dot([x, y]: Spot, colour: string): void {
    for (const [size, ink] of [
      [5, HALO[this.theme]],
      [3, colour],
    ] as const) {
      this.ctx.fillStyle = ink
      this.ctx.beginPath()
      this.ctx.arc(x * this.#unit, y * this.#unit, (size * this.#pixel) / 2, 0, 2 * Math.PI)
      this.ctx.fill()
    }
  }

  /** A mark of a size in pixels: square for corners, diamond on borders, round for the rest. */
  mark(
    [x, y]: Spot,
    shape: 'square' | 'diamond' | 'round',
    size: number,
    colour: string,
    inside: string,
  ): void {
    const [at, down, half] = [x * this.#unit, y * this.#unit, (size * this.#pixel) / 2]
    const path = new Path2D()
    if (shape === 'round') path.arc(at, down, half, 0, 2 * Math.PI)
    else if (shape === 'square') path.rect(at - half, down - half, 2 * half, 2 * half)
    else {
      path.moveTo(at, down - half)
      for (const [dx, dy] of [
        [half, 0],
        [0, half],
        [-half, 0],
      ])
        path.lineTo(at + dx, down + dy)
      path.closePath()
    }
    this.#stroke(path, HALO[this.theme], 4, false)
    this.ctx.fillStyle = inside
    this.ctx.fill(path)
    this.#stroke(path, colour, 2, false)
  }

  #stroke(path: Path2D, colour: string, width: number, isDashed: boolean): void {
    this.ctx.strokeStyle = colour
    this.ctx.lineWidth = width * this.#pixel
    this.ctx.setLineDash(isDashed ? [8 * this.#pixel, 6 * this.#pixel] : [])
    this.ctx.stroke(path)
    this.ctx.setLineDash([])
  }
}

export const outlineOverlay =
  (drawn: Drawn): Overlay =>
  (ctx, _, theme) => {
    ctx.save()
    const pen = new Pen(ctx, drawn, theme)
    if (!pen.isFar) for (const { at } of bordersOf(drawn.sheet).corners) pen.dot(at, INK[theme])
    paintChosen(pen, drawn)
    paintGhost(pen, drawn)
    paintMaking(pen, drawn)
    ctx.restore()
  }

function paintChosen(pen: Pen, { chosen, corner }: Drawn): void {
  const [ink, halo] = [INK[pen.theme], HALO[pen.theme]]
  if (!chosen) return
  if (chosen.shape) {
    pen.fill(chosen.shape, ink)
    pen.line(chosen.shape, ink, 3, true)
    for (const at of chosen.shape) pen.mark(at, 'square', pen.isFar ? 3 : 6, ink, halo)
  }
  paintSpots(pen, chosen)
  if (corner) pen.mark(corner, 'square', 14, halo, ink)
}

/** The points for counters and for the name. */
function paintSpots(pen: Pen, { at, label }: Pick<Area, 'at' | 'label'>): void {
  pen.mark(at, 'round', 13, INK[pen.theme], HALO[pen.theme])
  pen.mark(at, 'round', 3, INK[pen.theme], INK[pen.theme])
  if (label) pen.mark(label, 'diamond', 13, INK[pen.theme], HALO[pen.theme])
}

/** Previewed outlines, in red if they are refused. */
function paintGhost(pen: Pen, { ghost, chosen, frame }: Drawn): void {
  if (frame) {
    const [[ax, ay], [bx, by]] = frame
    pen.line(
      [
        [ax, ay],
        [bx, ay],
        [bx, by],
        [ax, by],
      ],
      INK[pen.theme],
      2,
      true,
      true,
    )
  }
  if (!ghost) return
  const colour = isFault(ghost) ? WRONG[pen.theme] : INK[pen.theme]
  const shown = isFault(ghost) ? ghost.shown : ghost
  for (const shape of shown?.shapes.values() ?? []) {
    pen.fill(shape, colour)
    pen.line(shape, colour, 2.5, true, true)
  }
  if (isFault(ghost) || !chosen) return
  for (const { key, to } of ghost.spots.values())
    if (to) pen.mark(to, key === 'at' ? 'round' : 'diamond', 13, colour, colour)
}

/** The unfinished outline or cut, and the snapped position of the pointer. */
function paintMaking(pen: Pen, { path, way, snap, mode }: Drawn): void {
  const [ink, halo] = [INK[pen.theme], HALO[pen.theme]]
  const last = path.at(-1)
  pen.line(path, ink, 3)
  if (last && way.length > 0) pen.line([last, ...way], ink, 2, false, true)
  for (const at of path) pen.mark(at, 'square', 9, ink, halo)
  const [first] = path
  const isClosing = mode === 'draw' && path.length > 2 && snap && isSameSpot(snap.at, first)
  if (first && mode === 'draw' && path.length > 2)
    pen.mark(first, 'square', isClosing ? 16 : 12, ink, isClosing ? ink : halo)
  if (!snap || (mode === 'choose' && snap.on === 'nothing')) return
  const shape = ({ corner: 'square', border: 'diamond', nothing: 'round' } as const)[snap.on]
  pen.mark(snap.at, shape, snap.on === 'nothing' ? 7 : 13, ink, snap.on === 'nothing' ? ink : 'transparent')
}
