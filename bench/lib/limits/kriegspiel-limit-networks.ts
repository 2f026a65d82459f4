/** The hand-written Kriegspiel's positions and connected units. See `kriegspiel-limit-board.ts`. */
import { type Board, HALF, SIZE, STEP, UNITS } from './kriegspiel-limit-board'

export class LimitNetworks {
  readonly position = new Int32Array(UNITS)
  readonly standing = new Uint8Array(4)
  protected readonly at = new Int8Array(SIZE).fill(-1)
  protected movables = -1
  protected attacks = -1
  protected counter = 0
  readonly #lit = [new Int32Array(SIZE), new Int32Array(SIZE)]
  readonly #connected = new Int32Array(UNITS)
  readonly #generation = new Int32Array(2)
  readonly #sources = new Int32Array(64)
  readonly #queue = new Int32Array(64)
  #isFresh = false

  constructor(protected readonly board: Board) {}

  /** Sets units by square (0 for none) and arsenals by bits. */
  put(units: Int32Array, arsenals: number): void {
    this.at.fill(-1)
    this.position.set(units)
    for (let unit = 0; unit < UNITS; unit++) if (units[unit] !== 0) this.at[units[unit]] = unit
    for (let index = 0; index < 4; index++) this.standing[index] = (arsenals >> index) & 1
    this.changed()
  }

  protected changed(): void {
    this.#isFresh = false
    this.movables = -1
    this.attacks = -1
  }

  networks(): void {
    if (this.#isFresh) return
    this.network(0)
    this.network(1)
    this.#isFresh = true
    this.movables = -1
    this.attacks = -1
  }

  network(side: number): void {
    const generation = ++this.counter
    this.#generation[side] = generation
    const { at, position } = this
    const connected = this.#connected
    const sources = this.#sources
    const queue = this.#queue
    const { wall, relay, arsenals } = this.board
    const lit = this.#lit[side]
    const low = side * HALF
    const high = low + HALF
    let count = 0
    let contacts = 0
    for (let index = side * 2; index < side * 2 + 2; index++)
      if (this.standing[index] !== 0) sources[count++] = arsenals[index]
    for (let next = 0; next < count; next++) {
      const from = sources[next]
      lit[from] = generation
      const here = at[from]
      if (here >= low && here < high && connected[here] !== generation) {
        connected[here] = generation
        queue[contacts++] = here
        if (relay[here] !== 0) sources[count++] = from
      }
      for (let direction = 0; direction < 8; direction++) {
        const step = STEP[direction]
        for (let cell = from + step; wall[cell] === 0; cell += step) {
          const unit = at[cell]
          if (unit >= 0) {
            if (unit < low || unit >= high) {
              if (relay[unit] === 0) break
            } else if (connected[unit] !== generation) {
              connected[unit] = generation
              queue[contacts++] = unit
              if (relay[unit] !== 0) sources[count++] = cell
            }
          }
          lit[cell] = generation
        }
      }
    }
    for (let next = 0; next < contacts; next++) {
      const here = position[queue[next]]
      for (let direction = 0; direction < 8; direction++) {
        const friend = at[here + STEP[direction]]
        if (friend >= low && friend < high && connected[friend] !== generation) {
          connected[friend] = generation
          queue[contacts++] = friend
        }
      }
    }
  }

  isLit(side: number, cell: number): boolean {
    return this.#lit[side][cell] === this.#generation[side]
  }

  isConnected(unit: number): boolean {
    return this.#connected[unit] === this.#generation[unit < HALF ? 0 : 1]
  }

  protected shift(unit: number, to: number): void {
    this.at[this.position[unit]] = -1
    this.position[unit] = to
    this.at[to] = unit
  }
}
