/** How a map of areas is drawn, and how one of cells, comes when such a one is to be shown: the other kind carries none of it (decision 43). */
class Late<Board> {
  private atHand: Board | undefined

  constructor(
    private readonly fetch: () => Promise<Board>,
    private readonly kind: string,
  ) {}

  /** For a stage that comes together with it. */
  put(board: Board): void {
    this.atHand = board
  }

  /** Fetches it once; what could not be fetched is asked for again next time. */
  async load(): Promise<void> {
    this.atHand ??= await this.fetch()
  }

  /** @throws when such a map is drawn before this was fetched: none may be shown as something else */
  get(): Board {
    if (!this.atHand) throw new Error(`How maps of ${this.kind} are drawn was not loaded.`)
    return this.atHand
  }
}

export const areaBoard = new Late(() => import('./area-board'), 'areas')
export const cellBoard = new Late(() => import('./cell-board'), 'cells')
