/** Loads the area or the cell renderer on demand, so that each kind of map loads only its own (decision 43). */
class Late<Board> {
  #atHand: Board | undefined

  constructor(
    private readonly fetch: () => Promise<Board>,
    private readonly kind: string,
  ) {}

  /** Sets a renderer that is bundled with its stage. */
  put(board: Board): void {
    this.#atHand = board
  }

  /** Loads the renderer once; after a failure the next call tries again. */
  async load(): Promise<void> {
    this.#atHand ??= await this.fetch()
  }

  /** @throws if such a map is drawn before its renderer has loaded */
  get(): Board {
    if (!this.#atHand) throw new Error(`How maps of ${this.kind} are drawn was not loaded.`)
    return this.#atHand
  }
}

export const areaBoard = new Late(() => import('./areas/board'), 'areas')
export const cellBoard = new Late(() => import('./cell-board'), 'cells')
