'use client'
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { Grid } from '../../engine/geometry/grid'
import type { CellIndex } from '../../engine/types'
import type { Ground } from './draw/ground'
import { UNIT } from './draw/ground'
import { Gestures, type PointerInput } from './gestures'
import type { BoardProps, CellPress, CellSide } from './types'
import { type Point, panBy, toWorld, type View } from './view'

const LONG_PRESS_MS = 500
/** Wheel clicks are about 100 pixels; touchpads send many small ones. */
const ZOOM_PER_PIXEL = 0.0016

type Options = {
  readonly box: RefObject<HTMLDivElement | null>
  readonly grid: Grid
  readonly ground: Ground
  readonly view: RefObject<View>
  readonly tool: 'choose' | 'paint'
  readonly cellUnder: (at: Point) => CellIndex
  readonly setView: (view: View) => void
  readonly zoom: (at: Point, factor: number) => void
  readonly press: (cell: CellIndex, at: Point, info: CellPress) => void
  readonly hover: (cell: CellIndex | undefined, at?: Point) => void
  readonly stroke: BoardProps['onStroke']
}

/** Joins the pointers of an element to {@link Gestures}; returns the handlers to spread on it. */
export function useGestures(options: Options) {
  const now = useRef(options)
  now.current = options
  const space = useRef(false)
  const gestures = useMemo(() => new Gestures(makeTarget(now, space)), [])

  useEffect(() => {
    const element = now.current.box.current
    if (!element) return
    const wheel = (event: WheelEvent) => {
      if (fromControl(event)) return
      event.preventDefault()
      const lines = event.deltaMode === 1 ? 33 : 1
      // A pinch on a touchpad arrives as ctrl+wheel with small steps.
      const speed = ZOOM_PER_PIXEL * lines * (event.ctrlKey ? 6 : 1)
      const delta = Math.max(-240, Math.min(240, event.deltaY))
      now.current.zoom(pointIn(element, event), Math.exp(-delta * speed))
    }
    const key = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return
      const held = event.type === 'keydown'
      const typing =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, button, [contenteditable], [role="grid"]')
      if (held && (typing || !element.matches(':hover'))) return
      space.current = held
      if (held) event.preventDefault()
    }
    const blur = () => {
      space.current = false
    }
    element.addEventListener('wheel', wheel, { passive: false })
    window.addEventListener('keydown', key)
    window.addEventListener('keyup', key)
    window.addEventListener('blur', blur)
    return () => {
      element.removeEventListener('wheel', wheel)
      window.removeEventListener('keydown', key)
      window.removeEventListener('keyup', key)
      window.removeEventListener('blur', blur)
    }
  }, [])

  const input = (event: ReactPointerEvent): PointerInput => ({
    ...pointIn(event.currentTarget, event),
    id: event.pointerId,
    kind: event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse',
    button: event.button,
    shift: event.shiftKey,
    ctrl: event.ctrlKey || event.metaKey,
    alt: event.altKey,
  })
  return {
    onPointerDown(event: ReactPointerEvent<HTMLDivElement>) {
      if (fromControl(event)) return
      if (event.button === 1) event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      gestures.pointerDown(input(event))
    },
    onPointerMove: (event: ReactPointerEvent<HTMLDivElement>) => gestures.pointerMove(input(event)),
    onPointerUp: (event: ReactPointerEvent<HTMLDivElement>) => gestures.pointerUp(input(event)),
    onPointerCancel: (event: ReactPointerEvent<HTMLDivElement>) => gestures.pointerCancel(event.pointerId),
    onPointerLeave: () => gestures.leave(),
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}

/** Buttons and panels over the map keep their own clicks. */
const fromControl = (event: { target: EventTarget | null }): boolean =>
  event.target instanceof Element &&
  event.target.closest('button, a, input, select, [data-over-board]') !== null

function pointIn(element: Element, event: { clientX: number; clientY: number }): Point {
  const corner = element.getBoundingClientRect()
  return { x: event.clientX - corner.left, y: event.clientY - corner.top }
}

function makeTarget(now: RefObject<Options>, space: RefObject<boolean>) {
  const info = (at: Point, input: PointerInput, button: number): CellPress => ({
    button,
    shift: input.shift,
    ctrl: input.ctrl,
    alt: input.alt,
    side: nearestSide(now.current, at),
  })
  return {
    tool: () => now.current.tool,
    spaceHeld: () => space.current,
    pan: (dx: number, dy: number) => now.current.setView(panBy(now.current.view.current, dx, dy)),
    zoom: (about: Point, factor: number) => now.current.zoom(about, factor),
    press: (at: Point, input: PointerInput, button: number) =>
      now.current.press(now.current.cellUnder(at), at, info(at, input, button)),
    strokeStart(at: Point, input: PointerInput) {
      const cell = now.current.cellUnder(at)
      now.current.stroke?.({ type: 'start', at: { cell, press: info(at, input, input.button) } })
    },
    strokeMove(from: Point, to: PointerInput) {
      const cells = cellsBetween(now.current, from, to)
      const sides = sidesBetween(now.current, from, to)
      if (cells.length + sides.length > 0)
        now.current.stroke?.({ type: 'move', cells, sides, shift: to.shift })
    },
    strokeEnd: (cancelled: boolean) => now.current.stroke?.({ type: cancelled ? 'cancel' : 'end' }),
    hover(at: Point | undefined) {
      const cell = at === undefined ? -1 : now.current.cellUnder(at)
      now.current.hover(cell < 0 ? undefined : cell, at)
    },
    later(run: () => void) {
      const timer = setTimeout(run, LONG_PRESS_MS)
      return () => clearTimeout(timer)
    },
  }
}

/** Every cell that a quick stroke crosses between two events, the first one left out. */
function cellsBetween({ view, cellUnder }: Options, from: Point, to: Point): CellIndex[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (view.current.scale * 0.25)))
  const cells: CellIndex[] = []
  let last = cellUnder(from)
  for (let step = 1; step <= steps; step++) {
    const cell = cellUnder({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    })
    if (cell >= 0 && cell !== last) cells.push(cell)
    last = cell
  }
  return cells
}

/** Within this many drawing units of a side a stroke runs along it; further in it only crosses the cell. */
const ALONG = 21

/** Sides that a stroke runs along between two events, one after the other. */
function sidesBetween(options: Options, from: Point, to: Point): CellSide[] {
  const step = options.view.current.scale * 0.1
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step))
  const sides: CellSide[] = []
  for (let at = 1; at <= steps; at++) {
    const point = { x: from.x + ((to.x - from.x) * at) / steps, y: from.y + ((to.y - from.y) * at) / steps }
    const direction = nearestSide(options, point, ALONG)
    const cell = options.cellUnder(point)
    const last = sides.at(-1)
    if (direction >= 0 && (last?.cell !== cell || last.direction !== direction))
      sides.push({ cell, direction })
  }
  return sides
}

/** Direction of the side of its cell that a point is nearest to; -1 when none is within `reach` drawing units. */
export function nearestSide(
  { view, cellUnder, ground }: Pick<Options, 'view' | 'cellUnder' | 'ground'>,
  at: Point,
  reach = Infinity,
): number {
  const cell = cellUnder(at)
  if (cell < 0) return -1
  const point = toWorld(view.current, at)
  const [dx, dy] = [point.x * UNIT - ground.x[cell], point.y * UNIT - ground.y[cell]]
  let best = -1
  let most = -Infinity
  for (let side = 0; side < ground.sides; side++) {
    const next = (side + 1) % ground.sides
    const mx = ground.corners[side * 2] + ground.corners[next * 2]
    const my = ground.corners[side * 2 + 1] + ground.corners[next * 2 + 1]
    const far = Math.hypot(mx, my)
    const along = (dx * mx + dy * my) / far
    if (along > most) [most, best] = [along, far / 2 - along <= reach ? ground.directionOf[side] : -1]
  }
  return best
}
