/**
 * Position of the map on the screen. In world units the distance between neighbouring cell centres is 1 (see Grid). `scale` is
 * that distance in CSS pixels; `x` and `y` are the screen position of the world's origin.
 */
export type View = { readonly x: number; readonly y: number; readonly scale: number }
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export type Size = { readonly width: number; readonly height: number }
export type Point = { readonly x: number; readonly y: number }

export const MAX_SCALE = 180
const MIN_SHARE_OF_FIT = 0.6
/** At least this many pixels of the map stay in sight while dragging. */
const KEEP_IN_SIGHT = 80
/** Empty border around a map larger than the window, so that its last cells can be dragged out from under the controls. */
const EMPTY_BORDER = 48

export const toScreen = (view: View, point: Point): Point => ({
  x: point.x * view.scale + view.x,
  y: point.y * view.scale + view.y,
})

export const toWorld = (view: View, point: Point): Point => ({
  x: (point.x - view.x) / view.scale,
  y: (point.y - view.y) / view.scale,
})

/** Pixels at the borders of the screen that a fitted map leaves free. */
export type Margins = {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}
const EVEN: Margins = { top: 16, right: 16, bottom: 16, left: 16 }
const NONE: Margins = { top: 0, right: 0, bottom: 0, left: 0 }

export function fitScale(box: Box, size: Size, { top, right, bottom, left } = EVEN): number {
  const across = (size.width - left - right) / (box.right - box.left)
  const down = (size.height - top - bottom) / (box.bottom - box.top)
  return Math.min(MAX_SCALE, Math.max(1, Math.min(across, down)))
}

export function fitView(box: Box, size: Size, margins: Margins = EVEN): View {
  const view = centredOn(middleOf(box), size, fitScale(box, size, margins))
  return panBy(view, (margins.left - margins.right) / 2, (margins.top - margins.bottom) / 2)
}

export const middleOf = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

export const centredOn = (point: Point, size: Size, scale: number): View => ({
  x: size.width / 2 - point.x * scale,
  y: size.height / 2 - point.y * scale,
  scale,
})

/** Zooms so that the world point under `at` (screen) stays under it. */
export function zoomAbout(view: View, at: Point, factor: number, box: Box, size: Size): View {
  const least = Math.min(fitScale(box, size, NONE), MAX_SCALE) * MIN_SHARE_OF_FIT
  const scale = Math.min(MAX_SCALE, Math.max(least, view.scale * factor))
  const ratio = scale / view.scale
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
}

export const panBy = (view: View, dx: number, dy: number): View => ({
  ...view,
  x: view.x + dx,
  y: view.y + dy,
})

/** Keeps a strip of a small map in sight, and limits the empty border around a large one. */
export function keptInSight(view: View, box: Box, size: Size): View {
  const axis = (at: number, first: number, last: number, room: number) => {
    const strip = (last - first) * view.scale > room ? room - EMPTY_BORDER : KEEP_IN_SIGHT
    return Math.min(room - strip - first * view.scale, Math.max(strip - last * view.scale, at))
  }
  return {
    x: axis(view.x, box.left, box.right, size.width),
    y: axis(view.y, box.top, box.bottom, size.height),
    scale: view.scale,
  }
}

/** Moves a view as little as needed to fill the screen with the map, or to centre a smaller map. */
export function filling(view: View, box: Box, size: Size, { top, right, bottom, left } = EVEN): View {
  const axis = (at: number, first: number, last: number, room: number, before: number, after: number) => {
    const most = before - first * view.scale
    const least = room - after - last * view.scale
    return most <= least ? (most + least) / 2 : Math.min(most, Math.max(least, at))
  }
  return {
    x: axis(view.x, box.left, box.right, size.width, left, right),
    y: axis(view.y, box.top, box.bottom, size.height, top, bottom),
    scale: view.scale,
  }
}

/** The box around some points, with room for their cells, or `undefined` without points. */
export function boxAround(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    left: Math.min(...xs) - AROUND_CELL,
    top: Math.min(...ys) - AROUND_CELL,
    right: Math.max(...xs) + AROUND_CELL,
    bottom: Math.max(...ys) + AROUND_CELL,
  }
}
/** World units from the centre of a cell to the border of a box around it. */
const AROUND_CELL = 1

/** The least pan that shows a world point at least `margin` pixels inside the screen. */
export function revealing(view: View, point: Point, size: Size, margin: number): View {
  const at = toScreen(view, point)
  const dx = at.x < margin ? margin - at.x : at.x > size.width - margin ? size.width - margin - at.x : 0
  const dy = at.y < margin ? margin - at.y : at.y > size.height - margin ? size.height - margin - at.y : 0
  return dx === 0 && dy === 0 ? view : panBy(view, dx, dy)
}

/** Whether a world point is on the screen, clear of the margins and a little of the border. */
export function isInSight(view: View, point: Point, size: Size, margins: Margins = NONE): boolean {
  const at = toScreen(view, point)
  const border = 12
  return (
    at.x > margins.left + border &&
    at.x < size.width - margins.right - border &&
    at.y > margins.top + border &&
    at.y < size.height - margins.bottom - border
  )
}

/** Tolerance in pixels for rounding errors. */
const NOT_SEEN = 1

/** Whether the whole map is on the screen. */
export function isWholeInSight(view: View, { left, top, right, bottom }: Box, size: Size): boolean {
  const first = toScreen(view, { x: left, y: top })
  const last = toScreen(view, { x: right, y: bottom })
  return (
    Math.min(first.x, first.y) > -NOT_SEEN &&
    last.x < size.width + NOT_SEEN &&
    last.y < size.height + NOT_SEEN
  )
}

export const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
