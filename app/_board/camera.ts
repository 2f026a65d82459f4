import {
  type Box,
  centredOn,
  filling,
  fitView,
  isInSight,
  isWholeInSight,
  keptInSight,
  type Margins,
  meanOf,
  type Point,
  panBy,
  revealing,
  type Size,
  type View,
  zoomAbout,
} from './view'

/** A zoom is over when the scale has rested this long. */
const SETTLE_MS = 110
/** Pixels between neighbouring cells when a cell is brought near. */
const NEAR = 44
/** Pixels between the cursor and the border when there is room for them. */
const AROUND_CURSOR = 70

export type CameraInput = {
  readonly world: Box
  /** Pixels that a fitted map leaves free. */
  readonly margins: Margins | undefined
  /** The first look never shows cells smaller than this. */
  readonly firstScale: number | undefined
}

type Host = {
  /** The view is another one. */
  moved(): void
  /** The scale has rested for a while. */
  rested(): void
}

/** Where the map is in its window. Until the window has a size the scale is 0 and nothing moves. */
export class Camera {
  view: View = { x: 0, y: 0, scale: 0 }
  zooming = false
  size: Size | undefined
  #input: CameraInput | undefined
  /** What is shown until somebody moves the map: what a first look at a window shows, or the whole map, as was asked. */
  #look: 'first' | 'whole' | 'moved' = 'moved'
  #settle: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly host: Host) {}

  get isReady(): boolean {
    return this.view.scale > 0
  }

  /** Another map may leave less room to move. */
  show(input: CameraInput): void {
    const isOther = this.#input !== undefined && this.#input.world !== input.world
    this.#input = input
    if (!isOther || !this.isReady) return
    if (this.#look === 'moved') this.set(this.view)
    else this.#lookAgain(this.#look)
  }

  /**
   * The first size shows the whole map, or its middle when that would be too small, and so do the next ones until somebody moves the map; after that they
   * keep its middle. A line that comes above the window moves its top so many pixels down, and the map not at all: somebody may be about to press a cell.
   */
  resize(size: Size, lower = 0): void {
    const before = this.size
    this.size = size
    if (!this.#input) return
    const look = this.#look
    if (!before || !this.isReady) this.#lookAgain('first')
    else if (look !== 'moved' && lower === 0) this.#lookAgain(look)
    else {
      this.pan((size.width - before.width) / 2, (size.height - before.height + lower) / 2 - lower)
      this.#look = look
    }
  }

  set(next: View): void {
    if (!this.size || !this.#input) return
    const view = keptInSight(next, this.#input.world, this.size)
    if (!isSameView(view, this.view)) this.#look = 'moved'
    if (next.scale !== this.view.scale) this.zooming = this.isReady
    this.view = view
    this.host.moved()
    clearTimeout(this.#settle)
    this.#settle = setTimeout(() => {
      this.zooming = false
      this.host.rested()
    }, SETTLE_MS)
  }

  pan(dx: number, dy: number): void {
    this.set(panBy(this.view, dx, dy))
  }

  /** Zooms about a point of the window. */
  zoomAt(at: Point, factor: number): void {
    if (this.size && this.#input) this.set(zoomAbout(this.view, at, factor, this.#input.world, this.size))
  }

  zoomBy(factor: number | 'fit'): void {
    if (!this.size || !this.#input) return
    if (factor === 'fit') this.#lookAgain('whole')
    else this.zoomAt({ x: this.size.width / 2, y: this.size.height / 2 }, factor)
  }

  /** The whole map; at first its middle where cells would be too small. */
  #lookAgain(look: 'first' | 'whole'): void {
    const { size } = this
    if (!size || !this.#input) return
    const { world, margins, firstScale = 0 } = this.#input
    const whole = fitView(world, size, margins)
    const middle = { x: (world.left + world.right) / 2, y: (world.top + world.bottom) / 2 }
    this.set(look === 'whole' || whole.scale >= firstScale ? whole : centredOn(middle, size, firstScale))
    this.#look = look
  }

  /** Centres a point of the map, near enough to read unless a scale is given. */
  zoomTo(centre: Point, scale = Math.max(this.view.scale, NEAR)): void {
    if (!this.size || !this.#input) return
    this.set(filling(centredOn(centre, this.size, scale), this.#input.world, this.size))
  }

  /** When none of these points is in sight, moves to the middle of them. */
  reveal(points: readonly Point[]): void {
    const { size, view } = this
    if (!size || !this.#input || !this.isReady || points.length === 0) return
    const { margins } = this.#input
    if (!points.some((point) => isInSight(view, point, size, margins)))
      this.zoomTo(meanOf(points), view.scale)
  }

  /** Moves no more than needed for a point to be well inside the window; a map that is whole in sight has nothing to come nearer. */
  keepNear(point: Point): void {
    const { size, view } = this
    if (!size || !this.#input || !this.isReady || isWholeInSight(view, this.#input.world, size)) return
    this.set(revealing(view, point, size, Math.min(AROUND_CURSOR, size.width / 6)))
  }

  end(): void {
    clearTimeout(this.#settle)
  }
}

const isSameView = (one: View, other: View): boolean =>
  one.x === other.x && one.y === other.y && one.scale === other.scale
