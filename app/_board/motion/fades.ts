/** Things that are gone stay visible for a moment and fade. The position in the game never waits for them. */
import type { BoardPage } from '../page'
import { Frames } from './frames'

/** Milliseconds until a thing has faded. */
const FADE_MS = 450

export class Fades<Thing> {
  readonly #fading = new Map<string, { readonly thing: Thing; readonly start: number }>()
  readonly #frames: Frames

  /** `redraw` is called once a frame while something fades. */
  constructor(
    private readonly page: Pick<BoardPage, 'frame' | 'isStill' | 'now'>,
    redraw: () => void,
  ) {
    this.#frames = new Frames(page, () => {
      this.#forgetFaded()
      redraw()
      return this.#fading.size > 0
    })
  }

  /** Fades a thing, unless the user prefers reduced motion. */
  add(id: string, thing: Thing): void {
    if (this.page.isStill()) return
    this.#fading.set(id, { thing, start: this.page.now() })
    this.#frames.run()
  }

  /** Forgets a thing that is back. */
  drop(id: string): void {
    this.#fading.delete(id)
  }

  /** The things that are still visible, each with its opacity from 1 to 0. */
  shown(): (readonly [Thing, number])[] {
    const now = this.page.now()
    return [...this.#fading.values()].map(
      ({ thing, start }) => [thing, Math.max(0, 1 - (now - start) / FADE_MS)] as const,
    )
  }

  end(): void {
    this.#frames.end()
    this.#fading.clear()
  }

  #forgetFaded(): void {
    const now = this.page.now()
    for (const [id, { start }] of this.#fading) if (now - start >= FADE_MS) this.#fading.delete(id)
  }
}
