/** Counters glide to their new positions along the cells that they passed. The position in the game never waits for them. */
import type { BoardPage } from '../page'
import type { Point } from '../view'
import { Frames } from './frames'

/** A thing at a point. */
export type Glider = { at: Point }

/** Milliseconds of a glide: at least, for each drawing unit of its way, and at most. */
const LEAST_MS = 180
const MS_A_UNIT = 0.9
const MOST_MS = 600

/** `way`: the points still to pass; `reached`: the length of the way up to each of them. */
type Glide = {
  readonly way: readonly Point[]
  readonly reached: readonly number[]
  readonly start: number
  readonly duration: number
}

export class Glides<Node extends Glider> {
  readonly #glides = new Map<Node, Glide>()
  readonly #frames: Frames

  /** `redraw` is called once a frame while something glides. */
  constructor(
    private readonly page: Pick<BoardPage, 'frame' | 'isStill' | 'now'>,
    redraw: () => void,
  ) {
    this.#frames = new Frames(page, () => {
      this.#step()
      redraw()
      return this.isActive
    })
  }

  /**
   * Sends a node to a point. A node under way passes its earlier targets first, and catches up: it arrives at most
   * {@link MOST_MS} after its last target was set. It jumps if the user prefers reduced motion, or with `isStill`.
   */
  send(node: Node, to: Point, isStill: boolean): void {
    if (isStill || this.page.isStill()) {
      this.drop(node)
      node.at = to
      return
    }
    const now = this.page.now()
    const before = this.#glides.get(node)
    const way = [node.at, ...(before ? ahead(before, now) : []), to]
    const reached = lengthsOf(way)
    const duration = Math.min(MOST_MS, LEAST_MS + MS_A_UNIT * (reached.at(-1) ?? 0))
    this.#glides.set(node, { way, reached, start: now, duration })
    this.#frames.run()
  }

  /** Whether anything is under way. */
  get isActive(): boolean {
    return this.#glides.size > 0
  }

  /** Forgets a node where it is. */
  drop(node: Node): void {
    this.#glides.delete(node)
  }

  end(): void {
    this.#frames.end()
    this.#glides.clear()
  }

  #step(): void {
    const now = this.page.now()
    for (const [node, glide] of this.#glides) {
      const isThere = now - glide.start >= glide.duration
      node.at = isThere ? glide.way[glide.way.length - 1] : pointAt(glide, distanceAt(glide, now))
      if (isThere) this.#glides.delete(node)
    }
  }
}

/** The distance travelled: fast at first, because a node under way starts anew with each target. */
function distanceAt({ reached, start, duration }: Glide, now: number): number {
  const left = 1 - Math.min(1, Math.max(0, (now - start) / duration))
  return (reached.at(-1) ?? 0) * (1 - left * left)
}

function pointAt({ way, reached }: Glide, distance: number): Point {
  const next = reached.findIndex((length) => length >= distance)
  if (next <= 0) return next === 0 ? way[0] : way[way.length - 1]
  const [a, b] = [way[next - 1], way[next]]
  const share = (distance - reached[next - 1]) / (reached[next] - reached[next - 1] || 1)
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

/** The targets that a glide has not passed yet. */
const ahead = (glide: Glide, now: number): Point[] => {
  const distance = distanceAt(glide, now)
  return glide.way.filter((_, at) => glide.reached[at] > distance)
}

function lengthsOf(way: readonly Point[]): number[] {
  const lengths = [0]
  for (let at = 1; at < way.length; at++)
    lengths.push(lengths[at - 1] + Math.hypot(way[at].x - way[at - 1].x, way[at].y - way[at - 1].y))
  return lengths
}
