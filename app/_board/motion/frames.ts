import type { BoardPage } from '../page'

/** Takes a step once a frame, as long as the step returns that something is left to do. */
export class Frames {
  #callOff: (() => void) | undefined

  constructor(
    private readonly page: Pick<BoardPage, 'frame'>,
    private readonly step: () => boolean,
  ) {}

  /** Begins with the next frame, unless it runs already. */
  run(): void {
    this.#callOff ??= this.page.frame(() => {
      this.#callOff = undefined
      if (this.step()) this.run()
    })
  }

  end(): void {
    this.#callOff?.()
    this.#callOff = undefined
  }
}
