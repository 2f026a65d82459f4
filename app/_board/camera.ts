import {
  type Box,
  centredOn,
  filling,
  fitView,
  isInSight,
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
  /** Whether the whole map is shown, and nobody has moved it since. */
  #isWhole = false
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
    if (this.#isWhole) this.#fit()
    else this.set(this.view)
  }

  /**
   * The first size shows the whole map, or its middle when that would be too small; the next ones keep it whole, else its middle. A line that comes above the
   * window moves its top so many pixels down, and the map not at all: somebody may be about to press a cell.
   */
  resize(size: Size, lower = 0): void {
    const before = this.size
    this.size = size
    if (!this.#input) return
    const isWhole = this.#isWhole
    if (!before || !this.isReady) this.#lookFirst(size)
    else if (isWhole && lower === 0) this.#fit()
    else {
      this.pan((size.width - before.width) / 2, (size.height - before.height + lower) / 2 - lower)
      this.#isWhole = isWhole
    }
  }

  set(next: View): void {
    if (!this.size || !this.#input) return
    this.#isWhole = false
    if (next.scale !== this.view.scale) this.zooming = this.isReady
    this.view = keptInSight(next, this.#input.world, this.size)
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
    if (factor === 'fit') this.#fit()
    else this.zoomAt({ x: this.size.width / 2, y: this.size.height / 2 }, factor)
  }

  #fit(): void {
    if (!this.size || !this.#input) return
    this.set(fitView(this.#input.world, this.size, this.#input.margins))
    this.#isWhole = true
  }

  /** The whole map, or its middle where cells would be too small. */
  #lookFirst(size: Size): void {
    if (!this.#input) return
    const { world, margins, firstScale = 0 } = this.#input
    const middle = { x: (world.left + world.right) / 2, y: (world.top + world.bottom) / 2 }
    if (fitView(world, size, margins).scale >= firstScale) this.#fit()
    else this.set(centredOn(middle, size, firstScale))
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

  /** Moves no more than needed for a point to be well inside the window. */
  keepNear(point: Point): void {
    if (this.size && this.isReady)
      this.set(revealing(this.view, point, this.size, Math.min(AROUND_CURSOR, this.size.width / 6)))
  }

  end(): void {
    clearTimeout(this.#settle)
  }
}
