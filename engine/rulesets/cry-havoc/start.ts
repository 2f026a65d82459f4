/** The first state of a game, and states written by hand. */

import type { CryHavocPosition, CryHavocPositionUnit } from '../../../schemas/generated/content'
import { startOfBlocks } from '../../blocks/compile'
import { countersGiven } from '../../blocks/counters'
import { nextBelow, seedRandom } from '../../kernel/random'
import { privateTurn } from '../../kernel/turn'
import type { Seed } from '../../types'
import { goTo } from './phases'
import type { Rules } from './rules'
import {
  BUSY,
  CAPTIVE,
  type CryHavocDef,
  type CryHavocState,
  type CryHavocTurn,
  DEAD,
  DOWN,
  DOWN_LATE,
  ENGAGED,
  GONE,
  HEALTHY,
  MOVED,
  NO_QUARTER,
  RANSOMED,
  SADDLING,
  SHOT_FIRST,
  SITTING,
  STOPPED,
  STRUCK,
  WAITING,
  WOUNDED,
} from './state'

export function setup(def: CryHavocDef, seed: Seed): CryHavocState {
  const state = blank(def.rules, seed)
  mountUp(def.rules, state)
  state.arrows = quivers(def.rules, state)
  const [cell, rear] = [[...state.cell], [...state.rear]]
  for (const fixed of def.rules.fixed) {
    cell[fixed.piece] = fixed.cell
    rear[fixed.piece] = fixed.rear
  }
  state.cell = cell
  state.rear = rear
  goTo(silentTurn(def, state), 'set-up')
  return state
}

/** Riders begin in the saddle, files tied, led beasts by the bridle. */
function mountUp({ pieces }: Rules, state: CryHavocState): void {
  state.mount = Array.from(pieces.startsOn)
  state.ahead = Array.from(pieces.startsBehind)
  state.tied = Array.from(pieces.startsTied)
  const cell = [...state.cell]
  for (const mount of state.mount) if (mount >= 0) cell[mount] = SITTING
  state.cell = cell
}

/** CH-95: dice for each shooter, piece by piece, from the generator of the game. */
function quivers({ pieces, missileDice, missiles }: Rules, state: CryHavocState): number[] {
  const rng = [...state.rng]
  const arrows = Array.from(pieces.weapon, (weapon) => {
    if (weapon < 0 || missileDice === 0) return -1
    let sum = 0
    for (let die = 0; die < missileDice; die++) sum += nextBelow(rng, missiles.die) + 1
    return sum
  })
  state.rng = rng
  return arrows
}

/** A position of a case or a puzzle; pieces it does not name are out of the game. */
export function position(def: CryHavocDef, given: CryHavocPosition, dice: readonly number[]): CryHavocState {
  const { rules } = def
  const state: CryHavocState = { ...blank(rules, 0), dice }
  state.cell = state.cell.map(() => GONE)
  state.turn = given.turn ?? 1
  state.side = Math.max(0, rules.sides.indexOf(given.side ?? ''))
  state.stage = rules.setup.length
  const { counters } = rules.blocks
  if (counters.length > 0) state.counters = countersGiven(counters, given.counters)
  placeUnits(def, state, given.units ?? [])
  goTo(silentTurn(def, state), given.step ?? 'movement')
  return state
}

function blank({ pieces, ends, blocks }: Rules, seed: Seed): CryHavocState {
  const each = (value: number) => new Array<number>(pieces.count).fill(value)
  return {
    phase: 'set-up',
    step: 0,
    rng: seedRandom(seed),
    turn: 0,
    side: 0,
    cell: each(WAITING),
    rear: each(-1),
    health: each(HEALTHY),
    stunned: each(0),
    flags: each(0),
    mount: each(-1),
    ahead: each(-1),
    tied: each(0),
    arrows: each(-1),
    captor: each(-1),
    taken: each(0),
    spent: each(0),
    stage: 0,
    active: -1,
    turned: 0,
    front: -1,
    attackers: [],
    defenders: [],
    within: '',
    pending: [],
    shooter: -1,
    target: -1,
    vacated: [],
    winners: [],
    advance: 0,
    advanced: 0,
    points: new Array<number>(ends.lines.length + ends.victory.length).fill(0),
    won: 0,
    wonBy: -1,
    ...startOfBlocks(blocks),
  }
}

/** Puts the units of a position where it says; a name that no force has becomes the piece's name in this game. */
function placeUnits(
  { rules, grid }: CryHavocDef,
  state: CryHavocState,
  units: readonly CryHavocPositionUnit[],
) {
  const { pieces } = rules
  const names = [...pieces.ids]
  const taken = new Set<number>()
  const found = units.map((unit) => {
    const known = pieces.indexOf.get(unit.id ?? '')
    const piece =
      known !== undefined && !taken.has(known)
        ? known
        : names.findIndex((_, index) => !taken.has(index) && isLike(rules, index, unit))
    if (piece < 0) return -1
    taken.add(piece)
    if (unit.id !== undefined) names[piece] = unit.id
    return piece
  })
  const list = {
    ...{
      cell: [...state.cell],
      rear: [...state.rear],
      health: [...state.health],
      stunned: [...state.stunned],
    },
    ...{ flags: [...state.flags], mount: [...state.mount], ahead: [...state.ahead], tied: [...state.tied] },
    ...{ arrows: [...state.arrows], captor: [...state.captor], spent: [...state.spent] },
  }
  const named = (id: string | undefined) => (id === undefined ? -1 : names.indexOf(id))
  units.forEach((unit, index) => {
    const piece = found[index]
    if (piece < 0) return
    const [cell, rear] = typeof unit.at === 'string' ? [unit.at] : (unit.at ?? [])
    list.cell[piece] = cell === undefined ? WAITING : grid.indexOf(cell)
    list.rear[piece] = rear === undefined ? -1 : grid.indexOf(rear)
    list.health[piece] = HEALTH[unit.health ?? 'healthy']
    list.stunned[piece] = unit.stunned === 'late' ? DOWN_LATE : unit.stunned ? DOWN : 0
    list.flags[piece] = flagsOf(unit)
    list.captor[piece] = unit.captive ? (pieces.side[piece] + 1) % rules.sides.length : -1
    list.mount[piece] = named(unit.on)
    list.ahead[piece] = named(unit.ahead)
    list.tied[piece] = unit.tied ? 1 : 0
    list.arrows[piece] = pieces.weapon[piece] < 0 || rules.missileDice === 0 ? -1 : (unit.arrows ?? MANY)
    list.spent[piece] = unit.spent ?? 0
  })
  for (const mount of list.mount) if (mount >= 0) list.cell[mount] = SITTING
  Object.assign(state, list)
  if (names.some((name, piece) => name !== pieces.ids[piece])) state.names = names
}

const HEALTH = { healthy: HEALTHY, wounded: WOUNDED, dead: DEAD } as const
/** Missiles of a shooter for whom a position names no number: more than a game needs. */
const MANY = 30

const flagsOf = (unit: CryHavocPositionUnit): number =>
  (unit.engaged ? ENGAGED : 0) |
  (unit.captive ? CAPTIVE | RANSOMED : 0) |
  (unit.ransomed ? RANSOMED : 0) |
  (unit.noQuarter ? NO_QUARTER : 0) |
  (unit.shot ? SHOT_FIRST : 0) |
  (unit.moved ? MOVED | STOPPED : 0) |
  (unit.spent ? MOVED : 0) |
  (unit.busy ? BUSY | SADDLING : 0) |
  (unit.struck ? STRUCK : 0)

const isLike = (
  { pieces, pack, sides }: Rules,
  piece: number,
  { unit, side, figure }: CryHavocPositionUnit,
): boolean =>
  pack.units.units[pieces.type[piece]].id === unit &&
  (side === undefined || sides[pieces.side[piece]] === side) &&
  (figure === undefined || pieces.name[piece] === figure)

/** A turn over a state nobody else has seen, told to nobody. */
const silentTurn = (def: CryHavocDef, state: CryHavocState): CryHavocTurn => privateTurn(def, state, true)
