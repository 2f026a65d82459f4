/** The hand-written Kriegspiel's actions. See `kriegspiel-limit-board.ts`. */
import { HALF } from './kriegspiel-limit-board'
import {
  ANSWER,
  ATTACK,
  BUTTON,
  LimitChoices,
  OVER,
  PLAY,
  RETREAT,
  ROLL,
  targetOf,
} from './kriegspiel-limit-choices'

const MOST_TURNS = 200
const MOVES = 5

export class Limit extends LimitChoices {
  #turn = 0

  begin(): void {
    this.put(this.board.start, 15)
    this.phase = ROLL
    this.#turn = 0
    this.retreats.fill(-1)
    this.moved.fill(0)
  }

  /** Executes one of the listed choices; `first` is the side that the dice choose. */
  act(code: number, first: number): void {
    if (code >= 10_000) this.#strike(code)
    else if (code >= 2000) this.#move(code - 2000)
    else if (code >= 1000) this.active = code - 1000
    else if (code === BUTTON.drop) this.active = -1
    else if (code === BUTTON.offer) {
      this.offered = 1
      this.phase = ANSWER
    } else if (code === BUTTON.accept) this.phase = OVER
    else if (code === BUTTON.decline) this.phase = PLAY
    else if (code === BUTTON.done) this.#nextTurn()
    else {
      this.side = 1 - first
      this.#nextTurn()
    }
  }

  #move(to: number): void {
    const unit = this.active
    const retreats = this.phase === RETREAT
    const arsenal = this.arsenalAt(this.side, to)
    this.shift(unit, to)
    this.changed()
    this.moved[unit] = 1
    this.made++
    this.active = -1
    if (arsenal >= 0) {
      this.standing[arsenal] = 0
      if (this.standing[arsenal ^ 1] === 0 || this.#isCutDown(1 - this.side)) this.phase = OVER
      else this.#nextTurn()
    } else this.phase = retreats || this.made < MOVES ? PLAY : ATTACK
  }

  #strike(code: number): void {
    const target = targetOf(code)
    const difference = this.attackOn(target) - this.defenceOf(target)
    this.active = -1
    if (difference >= 2 && this.#capture(target)) return
    if (difference === 1) this.retreats[1 - this.side] = target
    if (this.#isCutDown(1 - this.side)) this.phase = OVER
    else this.#nextTurn()
  }

  /** Returns whether the game is over. */
  #capture(unit: number): boolean {
    this.at[this.position[unit]] = -1
    this.position[unit] = 0
    const side = unit < HALF ? 0 : 1
    if (this.retreats[side] === unit) this.retreats[side] = -1
    this.changed()
    for (let other = side * HALF; other < (side + 1) * HALF; other++)
      if (this.position[other] !== 0 && this.board.relay[other] === 0) return false
    this.phase = OVER
    return true
  }

  #isCutDown(side: number): boolean {
    this.networks()
    for (let unit = side * HALF; unit < (side + 1) * HALF; unit++)
      if (this.position[unit] !== 0 && (this.board.relay[unit] !== 0 || this.isConnected(unit))) return false
    return true
  }

  #nextTurn(): void {
    if (this.#turn >= MOST_TURNS) {
      this.phase = OVER
      return
    }
    this.retreats[this.side] = -1
    this.side = 1 - this.side
    this.#turn++
    this.made = 0
    this.spent = 0
    this.offered = 0
    this.active = -1
    this.moved.fill(0)
    this.movables = -1
    this.attacks = -1
    this.phase = PLAY
    if (this.#isCutDown(this.side)) {
      this.phase = OVER
      return
    }
    const unit = this.retreats[this.side]
    if (unit < 0) return
    if (this.isInert(unit) || !this.hasWay(unit)) this.#capture(unit)
    else {
      this.phase = RETREAT
      this.active = unit
    }
  }
}
