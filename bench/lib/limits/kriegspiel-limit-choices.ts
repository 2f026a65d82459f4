/** The hand-written Kriegspiel's choices as numbers, with the sums of attack and defence. See `kriegspiel-limit-board.ts`. */
import { HALF, SIZE, STEP, UNITS } from './kriegspiel-limit-board'
import { LimitNetworks } from './kriegspiel-limit-networks'

const CHARGE = 7

export const ROLL = 0
export const PLAY = 1
export const ATTACK = 2
export const RETREAT = 3
export const ANSWER = 4
export const OVER = 5

/** The numbers of choices. */
export const BUTTON = { roll: 1, done: 2, offer: 3, accept: 4, decline: 5, drop: 6 }
export const selectCode = (unit: number): number => 1000 + unit
export const moveCode = (cell: number): number => 2000 + cell
export const attackCode = (target: number, attack: number, defence: number): number =>
  10_000 + ((target * 256 + attack) << 8) + defence
export const targetOf = (code: number): number => ((code - 10_000) >> 16) & 63

export class LimitChoices extends LimitNetworks {
  phase = ROLL
  side = 0
  readonly choices = new Int32Array(1024)
  protected readonly moved = new Uint8Array(UNITS)
  protected readonly retreats = Int32Array.of(-1, -1)
  protected active = -1
  protected made = 0
  protected spent = 0
  protected offered = 0
  readonly #seen = new Int32Array(SIZE)
  readonly #reached = new Int32Array(64)
  readonly #movable = new Int32Array(HALF)
  readonly #strikes = new Int32Array(HALF)

  /** Fills `choices` and returns their number, or 0 if the game is over. */
  list(): number {
    if (this.phase === OVER) return 0
    this.networks()
    const { choices } = this
    if (this.phase === ROLL) {
      choices[0] = BUTTON.roll
      return 1
    }
    if (this.phase === ANSWER) {
      choices[0] = BUTTON.accept
      choices[1] = BUTTON.decline
      return 2
    }
    if (this.phase === RETREAT) return this.#listReach(this.active, 0)
    let count = 0
    if (this.phase === PLAY) {
      this.#listMovable()
      if (this.active >= 0) {
        count = this.#listReach(this.active, 0)
        for (let index = 0; index < this.movables; index++)
          if (this.#movable[index] !== this.active) choices[count++] = selectCode(this.#movable[index])
        choices[count++] = BUTTON.drop
        return count
      }
      for (; count < this.movables; count++) choices[count] = selectCode(this.#movable[count])
    }
    this.#listAttacks()
    for (let index = 0; index < this.attacks; index++) choices[count++] = this.#strikes[index]
    choices[count++] = BUTTON.done
    if (this.phase === PLAY && this.offered === 0 && this.spent === 0 && this.made === 0)
      choices[count++] = BUTTON.offer
    return count
  }

  #listMovable(): void {
    if (this.movables >= 0) return
    const low = this.side * HALF
    let count = 0
    for (let unit = low; unit < low + HALF; unit++)
      if (this.position[unit] !== 0 && this.moved[unit] === 0 && !this.isInert(unit) && this.hasWay(unit))
        this.#movable[count++] = unit
    this.movables = count
  }

  protected isInert(unit: number): boolean {
    return this.board.relay[unit] === 0 && !this.isConnected(unit)
  }

  protected hasWay(unit: number): boolean {
    const { wall } = this.board
    const from = this.position[unit]
    for (let direction = 0; direction < 8; direction++) {
      const cell = from + STEP[direction]
      if (wall[cell] === 0 && this.at[cell] < 0 && this.#mayEnd(unit, cell)) return true
    }
    return false
  }

  /** Returns the index of an enemy arsenal on a cell, or -1. */
  protected arsenalAt(side: number, cell: number): number {
    const { arsenals } = this.board
    const first = (1 - side) * 2
    if (arsenals[first] === cell) return this.standing[first] !== 0 ? first : -1
    if (arsenals[first + 1] === cell) return this.standing[first + 1] !== 0 ? first + 1 : -1
    return -1
  }

  #mayEnd(unit: number, cell: number): boolean {
    const side = unit < HALF ? 0 : 1
    if (this.arsenalAt(side, cell) < 0) return true
    if (this.board.attack[unit] === 0 || this.retreats[side] === unit || this.spent !== 0) return false
    const from = this.position[unit]
    this.shift(unit, cell)
    this.network(side)
    const connected = this.isConnected(unit)
    this.shift(unit, from)
    this.network(side)
    return connected
  }

  #listReach(unit: number, known: number): number {
    const { choices, at } = this
    const seen = this.#seen
    const reached = this.#reached
    const { wall, speed, arsenals } = this.board
    const generation = ++this.counter
    const side = unit < HALF ? 0 : 1
    seen[this.position[unit]] = generation
    reached[0] = this.position[unit]
    let count = 0
    let from = this.position[unit]
    let next = 0
    for (let step = 1; step <= speed[unit]; step++) {
      const end = step === 1 ? 1 : count
      if (step > 1) next = 0
      for (; next < end; next++) {
        if (step > 1) {
          from = reached[next]
          if (this.arsenalAt(side, from) >= 0) continue
        }
        for (let direction = 0; direction < 8; direction++) {
          const cell = from + STEP[direction]
          if (wall[cell] !== 0 || seen[cell] === generation || at[cell] >= 0) continue
          seen[cell] = generation
          const special =
            cell === arsenals[0] || cell === arsenals[1] || cell === arsenals[2] || cell === arsenals[3]
          if (!special || this.#mayEnd(unit, cell)) reached[count++] = cell
        }
      }
    }
    for (let index = 0; index < count; index++) choices[known + index] = moveCode(reached[index])
    return known + count
  }

  #listAttacks(): void {
    if (this.attacks >= 0) return
    let count = 0
    const low = (1 - this.side) * HALF
    for (let target = low; target < low + HALF && this.spent === 0; target++) {
      if (this.position[target] === 0) continue
      const sum = this.attackOn(target)
      if (sum > 0) this.#strikes[count++] = attackCode(target, sum, this.defenceOf(target))
    }
    this.attacks = count
  }

  protected attackOn(target: number): number {
    const { at } = this
    const { wall, shelter, fort, cavalry, reach, attack } = this.board
    const low = this.side * HALF
    const high = low + HALF
    const here = this.position[target]
    const charged = shelter[here] === 0
    let sum = 0
    for (let direction = 0; direction < 8; direction++) {
      const step = STEP[direction]
      let cell = here + step
      let away = 1
      if (charged)
        for (; wall[cell] === 0; cell += step, away++) {
          const unit = at[cell]
          if (unit < low || unit >= high || cavalry[unit] === 0 || fort[cell] !== 0 || !this.#fights(unit))
            break
          sum += CHARGE
        }
      for (; away <= 3 && wall[cell] === 0; cell += step, away++) {
        const unit = at[cell]
        if (unit >= low && unit < high && reach[unit] >= away && this.#fights(unit)) sum += attack[unit]
      }
    }
    return sum
  }

  #fights(unit: number): boolean {
    return this.isConnected(unit) && this.retreats[this.side] !== unit
  }

  protected defenceOf(target: number): number {
    const { at } = this
    const { wall, shelter, reach, defence, digs } = this.board
    const low = target < HALF ? 0 : HALF
    const here = this.position[target]
    let sum = this.isConnected(target) ? defence[target] + (digs[target] !== 0 ? shelter[here] : 0) : 0
    for (let direction = 0; direction < 8; direction++) {
      const step = STEP[direction]
      let cell = here + step
      for (let away = 1; away <= 3 && wall[cell] === 0; cell += step, away++) {
        const unit = at[cell]
        if (unit < low || unit >= low + HALF || reach[unit] < away || !this.isConnected(unit)) continue
        sum += defence[unit] + (digs[unit] !== 0 ? shelter[cell] : 0)
      }
    }
    return sum
  }
}
