import type { BoardPage } from './page'

const FLASH_MS = 1400
/** The strongest moment of the flash, shown permanently to users who prefer reduced motion. */
const STILL_SHARE = 1 / 6

/** An animation from 0 to 1, started by a change of its key. */
export class Flash {
  /** The progress; 0 without a flash. */
  share = 0
  #key: string | number | undefined
  #callOff: (() => void) | undefined

  constructor(
    private readonly page: Pick<BoardPage, 'frame' | 'isStill' | 'now'>,
    private readonly redraw: () => void,
  ) {}

  show(key: string | number | undefined): void {
    if (key === this.#key) return
    this.end()
    this.#key = key
    if (key !== undefined) this.#run(this.page.now(), this.page.isStill())
  }

  end(): void {
    this.#callOff?.()
    this.#key = undefined
    if (this.share === 0) return
    this.share = 0
    this.redraw()
  }

  #run(start: number, still: boolean): void {
    const done = (this.page.now() - start) / FLASH_MS
    this.share = done >= 1 ? 0 : still ? STILL_SHARE : Math.max(done, 0.001)
    this.redraw()
    this.#callOff = done < 1 ? this.page.frame(() => this.#run(start, still)) : undefined
  }
}
