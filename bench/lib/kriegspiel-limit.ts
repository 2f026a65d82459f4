/**
 * Kriegspiel written by hand for this one board and these two armies, on typed arrays and nothing else: no packs, no
 * options, no names, no log. It lists the same choices in the same order as our rules, as numbers; `lockstep` of the
 * cases proves it. This is the practical limit for both measurements.
 */
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/state'

/** The board lies in a frame of closed squares, so that no step needs a look at the border. */
const WIDE = 27
const SIZE = WIDE * 22
/** North, then clockwise, as in the square grid. */
const STEP = Int32Array.of(-WIDE, 1 - WIDE, 1, WIDE + 1, WIDE, WIDE - 1, -1, -WIDE - 1)
const UNITS = 34
const HALF = 17
const CHARGE = 7
const MOST_TURNS = 200
const MOVES = 5

export const ROLL = 0
export const PLAY = 1
export const ATTACK = 2
export const RETREAT = 3
export const ANSWER = 4
export const OVER = 5

/** Choices as numbers. */
export const BUTTON = { roll: 1, done: 2, offer: 3, accept: 4, decline: 5, drop: 6 }
export const selectCode = (unit: number): number => 1000 + unit
export const moveCode = (cell: number): number => 2000 + cell
export const attackCode = (target: number, attack: number, defence: number): number =>
  10_000 + ((target * 256 + attack) << 8) + defence
const targetOf = (code: number): number => ((code - 10_000) >> 16) & 63

type Board = {
  readonly wall: Uint8Array
  /** Bonus of the ground for those that dig in: 2 in a pass, 4 in a fort. */
  readonly shelter: Uint8Array
  readonly fort: Uint8Array
  readonly arsenals: Int32Array
  readonly start: Int32Array
  readonly attack: Uint8Array
  readonly defence: Uint8Array
  readonly reach: Uint8Array
  readonly speed: Uint8Array
  readonly cavalry: Uint8Array
  readonly relay: Uint8Array
  readonly digs: Uint8Array
}

export const padded = (cell: number): number => (((cell / 25) | 0) + 1) * WIDE + (cell % 25) + 1

/** The numbers of the pack, copied out of it once. */
export function boardOf({ rules }: KriegspielDef): Board {
  const { pieces, ground, arsenals } = rules
  const wall = new Uint8Array(SIZE).fill(1)
  const shelter = new Uint8Array(SIZE)
  const fort = new Uint8Array(SIZE)
  const types = rules.types.length
  for (let cell = 0; cell < ground.size; cell++) {
    const kind = rules.pack.terrain.terrain[ground.terrain[cell]]
    wall[padded(cell)] = kind.cost === 'closed' ? 1 : 0
    shelter[padded(cell)] = Math.max(
      ...ground.bonus.subarray(ground.terrain[cell] * types, (ground.terrain[cell] + 1) * types),
    )
    fort[padded(cell)] = ground.charges[cell] === 0 ? 1 : 0
  }
  return {
    wall,
    shelter,
    fort,
    arsenals: Int32Array.from(arsenals.cell, padded),
    start: Int32Array.from(rules.placement.opening ?? [], padded),
    attack: pieces.attack,
    defence: pieces.defence,
    reach: pieces.range,
    speed: pieces.speed,
    cavalry: pieces.charge.map((charge) => (charge > 0 ? 1 : 0)),
    relay: pieces.emits,
    digs: Uint8Array.from(pieces.type, (type) => (rules.types[type].tags?.length ? 1 : 0)),
  }
}

export class Limit {
  phase = ROLL
  side = 0
  turn = 0
  readonly choices = new Int32Array(1024)
  readonly position = new Int32Array(UNITS)
  readonly standing = new Uint8Array(4)
  private readonly at = new Int8Array(SIZE).fill(-1)
  private readonly moved = new Uint8Array(UNITS)
  private readonly retreats = Int32Array.of(-1, -1)
  private readonly lit = [new Int32Array(SIZE), new Int32Array(SIZE)]
  private readonly connected = new Int32Array(UNITS)
  private readonly generation = new Int32Array(2)
  private readonly sources = new Int32Array(64)
  private readonly queue = new Int32Array(64)
  private readonly seen = new Int32Array(SIZE)
  private readonly reached = new Int32Array(64)
  private readonly movable = new Int32Array(HALF)
  private readonly strikes = new Int32Array(HALF)
  private counter = 0
  private movables = -1
  private attacks = -1
  private isFresh = false
  private active = -1
  private made = 0
  private spent = 0
  private offered = 0

  constructor(private readonly board: Board) {}

  begin(): void {
    this.put(this.board.start, 15)
    this.phase = ROLL
    this.turn = 0
    this.retreats.fill(-1)
    this.moved.fill(0)
  }

  /** Units by square (0 for none) and arsenals by bits. */
  put(units: Int32Array, arsenals: number): void {
    this.at.fill(-1)
    this.position.set(units)
    for (let unit = 0; unit < UNITS; unit++) if (units[unit] !== 0) this.at[units[unit]] = unit
    for (let index = 0; index < 4; index++) this.standing[index] = (arsenals >> index) & 1
    this.changed()
  }

  private changed(): void {
    this.isFresh = false
    this.movables = -1
    this.attacks = -1
  }

  // ---- lines of communication

  networks(): void {
    if (this.isFresh) return
    this.network(0)
    this.network(1)
    this.isFresh = true
    this.movables = -1
    this.attacks = -1
  }

  network(side: number): void {
    const generation = ++this.counter
    this.generation[side] = generation
    const { at, connected, sources, queue, position } = this
    const { wall, relay, arsenals } = this.board
    const lit = this.lit[side]
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
    return this.lit[side][cell] === this.generation[side]
  }

  isConnected(unit: number): boolean {
    return this.connected[unit] === this.generation[unit < HALF ? 0 : 1]
  }

  // ---- choices

  /** Fills `choices` and gives their number; 0 when the game is over. */
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
    if (this.phase === RETREAT) return this.listReach(this.active, 0)
    let count = 0
    if (this.phase === PLAY) {
      this.listMovable()
      if (this.active >= 0) {
        count = this.listReach(this.active, 0)
        for (let index = 0; index < this.movables; index++)
          if (this.movable[index] !== this.active) choices[count++] = selectCode(this.movable[index])
        choices[count++] = BUTTON.drop
        return count
      }
      for (; count < this.movables; count++) choices[count] = selectCode(this.movable[count])
    }
    this.listAttacks()
    for (let index = 0; index < this.attacks; index++) choices[count++] = this.strikes[index]
    choices[count++] = BUTTON.done
    if (this.phase === PLAY && this.offered === 0 && this.spent === 0 && this.made === 0)
      choices[count++] = BUTTON.offer
    return count
  }

  private listMovable(): void {
    if (this.movables >= 0) return
    const low = this.side * HALF
    let count = 0
    for (let unit = low; unit < low + HALF; unit++)
      if (this.position[unit] !== 0 && this.moved[unit] === 0 && !this.isInert(unit) && this.hasWay(unit))
        this.movable[count++] = unit
    this.movables = count
  }

  private isInert(unit: number): boolean {
    return this.board.relay[unit] === 0 && !this.isConnected(unit)
  }

  private hasWay(unit: number): boolean {
    const { wall } = this.board
    const from = this.position[unit]
    for (let direction = 0; direction < 8; direction++) {
      const cell = from + STEP[direction]
      if (wall[cell] === 0 && this.at[cell] < 0 && this.mayEnd(unit, cell)) return true
    }
    return false
  }

  /** Index of an enemy arsenal that stands on a cell, -1 for none. */
  private arsenalAt(side: number, cell: number): number {
    const { arsenals } = this.board
    const first = (1 - side) * 2
    if (arsenals[first] === cell) return this.standing[first] !== 0 ? first : -1
    if (arsenals[first + 1] === cell) return this.standing[first + 1] !== 0 ? first + 1 : -1
    return -1
  }

  private mayEnd(unit: number, cell: number): boolean {
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

  private shift(unit: number, to: number): void {
    this.at[this.position[unit]] = -1
    this.position[unit] = to
    this.at[to] = unit
  }

  private listReach(unit: number, known: number): number {
    const { seen, reached, choices, at } = this
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
          if (!special || this.mayEnd(unit, cell)) reached[count++] = cell
        }
      }
    }
    for (let index = 0; index < count; index++) choices[known + index] = moveCode(reached[index])
    return known + count
  }

  // ---- sums

  private listAttacks(): void {
    if (this.attacks >= 0) return
    let count = 0
    const low = (1 - this.side) * HALF
    for (let target = low; target < low + HALF && this.spent === 0; target++) {
      if (this.position[target] === 0) continue
      const sum = this.attackOn(target)
      if (sum > 0) this.strikes[count++] = attackCode(target, sum, this.defenceOf(target))
    }
    this.attacks = count
  }

  private attackOn(target: number): number {
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
          if (unit < low || unit >= high || cavalry[unit] === 0 || fort[cell] !== 0 || !this.fights(unit))
            break
          sum += CHARGE
        }
      for (; away <= 3 && wall[cell] === 0; cell += step, away++) {
        const unit = at[cell]
        if (unit >= low && unit < high && reach[unit] >= away && this.fights(unit)) sum += attack[unit]
      }
    }
    return sum
  }

  private fights(unit: number): boolean {
    return this.isConnected(unit) && this.retreats[this.side] !== unit
  }

  private defenceOf(target: number): number {
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

  // ---- play

  /** Carries out one of the listed choices; `first` is the side that the dice name. */
  act(code: number, first: number): void {
    if (code >= 10_000) this.strike(code)
    else if (code >= 2000) this.move(code - 2000)
    else if (code >= 1000) this.active = code - 1000
    else if (code === BUTTON.drop) this.active = -1
    else if (code === BUTTON.offer) {
      this.offered = 1
      this.phase = ANSWER
    } else if (code === BUTTON.accept) this.phase = OVER
    else if (code === BUTTON.decline) this.phase = PLAY
    else if (code === BUTTON.done) this.nextTurn()
    else {
      this.side = 1 - first
      this.nextTurn()
    }
  }

  private move(to: number): void {
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
      if (this.standing[arsenal ^ 1] === 0 || this.isCutDown(1 - this.side)) this.phase = OVER
      else this.nextTurn()
    } else this.phase = retreats || this.made < MOVES ? PLAY : ATTACK
  }

  private strike(code: number): void {
    const target = targetOf(code)
    const difference = this.attackOn(target) - this.defenceOf(target)
    this.active = -1
    if (difference >= 2 && this.capture(target)) return
    if (difference === 1) this.retreats[1 - this.side] = target
    if (this.isCutDown(1 - this.side)) this.phase = OVER
    else this.nextTurn()
  }

  /** Whether that was the end. */
  private capture(unit: number): boolean {
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

  private isCutDown(side: number): boolean {
    this.networks()
    for (let unit = side * HALF; unit < (side + 1) * HALF; unit++)
      if (this.position[unit] !== 0 && (this.board.relay[unit] !== 0 || this.isConnected(unit))) return false
    return true
  }

  private nextTurn(): void {
    if (this.turn >= MOST_TURNS) {
      this.phase = OVER
      return
    }
    this.retreats[this.side] = -1
    this.side = 1 - this.side
    this.turn++
    this.made = 0
    this.spent = 0
    this.offered = 0
    this.active = -1
    this.moved.fill(0)
    this.movables = -1
    this.attacks = -1
    this.phase = PLAY
    if (this.isCutDown(this.side)) {
      this.phase = OVER
      return
    }
    const unit = this.retreats[this.side]
    if (unit < 0) return
    if (this.isInert(unit) || !this.hasWay(unit)) this.capture(unit)
    else {
      this.phase = RETREAT
      this.active = unit
    }
  }
}
