import {
  type Box,
  centredOn,
  filling,
  fitScale,
  fitView,
  isInSight,
  isWholeInSight,
  keptInSight,
  type Margins,
  meanOf,
  middleOf,
  type Point,
  panBy,
  revealing,
  type Size,
  type View,
  zoomAbout,
} from './view'

/** Milliseconds without a change of scale after which a zoom has ended. */
const SETTLE_MS = 110
/** Pixels between neighbouring cells after zooming in on a cell. */
const NEAR = 44
/** Pixels between the cursor and the border, if there is space for them. */
const AROUND_CURSOR = 70

export type CameraInput = {
  readonly world: Box
  /** Pixels that a fitted map leaves free at each border. */
  readonly margins: Margins | undefined
  /** Smallest scale of the first view. */
  readonly firstScale: number | undefined
  /** The part of the map that the first view shows if the whole map would be too small. */
  readonly firstBox: Box | undefined
}

type Host = {
  /** The view has changed. */
  moved(): void
  /** The scale has rested for a while. */
  rested(): void
}

/** The position of the map in its window. Until the window has a size, the scale is 0 and nothing moves. */
export class Camera {
  view: View = { x: 0, y: 0, scale: 0 }
  zooming = false
  size: Size | undefined
  #input: CameraInput | undefined
  /** The automatic view in use: the first view, the whole map, or `moved` once the user has moved the map. */
  #look: 'first' | 'whole' | 'moved' = 'moved'
  #settle: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly host: Host) {}

  get isReady(): boolean {
    return this.view.scale > 0
  }

  /** Takes a new map or new margins, which may limit the view. */
  show(input: CameraInput): void {
    const isOther = this.#input !== undefined && this.#input.world !== input.world
    this.#input = input
    if (!isOther || !this.isReady) return
    if (this.#look === 'moved') this.set(this.view)
    else this.#lookAgain(this.#look)
  }

  /**
   * Sets the window size. Until the user moves the map, each size applies the automatic view again; later sizes keep the middle
   * in place. A line that appears above the window shifts its top by `lower` pixels; a map that the user has moved then stays
   * still on the screen.
   */
  resize(size: Size, lower = 0): void {
    const before = this.size
    this.size = size
    if (!this.#input) return
    const look = this.#look
    if (!before || !this.isReady) this.#lookAgain('first')
    else if (look !== 'moved') this.#lookAgain(look)
    else {
      this.pan((size.width - before.width) / 2, (size.height - before.height + lower) / 2 - lower)
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

  /** Shows the whole map. If cells would be too small, the first view shows the part that matters, or else the middle. */
  #lookAgain(look: 'first' | 'whole'): void {
    const { size } = this
    if (!size || !this.#input) return
    const whole = fitView(this.#input.world, size, this.#input.margins)
    const isWhole = look === 'whole' || whole.scale >= (this.#input.firstScale ?? 0)
    this.set(isWhole ? whole : this.#partView(size, this.#input))
    this.#look = look
  }

  #partView(size: Size, { world, firstScale = 0, firstBox }: CameraInput): View {
    const box = firstBox ?? world
    const scale = firstBox ? Math.max(firstScale, Math.min(NEAR, fitScale(box, size))) : firstScale
    return filling(centredOn(middleOf(box), size, scale), world, size)
  }

  /** Centres a point of the map; without `scale` it zooms in far enough to read. */
  zoomTo(centre: Point, scale = Math.max(this.view.scale, NEAR)): void {
    if (!this.size || !this.#input) return
    this.set(filling(centredOn(centre, this.size, scale), this.#input.world, this.size))
  }

  /** Moves to the middle of these points if none of them is in sight. An untouched first view shows all of them if it can. */
  reveal(points: readonly Point[]): void {
    const { size, view } = this
    if (!size || !this.#input || !this.isReady || points.length === 0) return
    const { margins } = this.#input
    const areSeen = points.map((point) => isInSight(view, point, size, margins))
    if (this.#look === 'first' && areSeen.includes(false)) this.#lookAgain('first')
    else if (!areSeen.includes(true)) this.zoomTo(meanOf(points), view.scale)
  }

  /** Pans as little as needed to bring a point well inside the window. A map that is wholly in sight stays still. */
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
