/** Positions written by hand, for cases and puzzles. */

import type { CryHavocPosition, CryHavocPositionUnit } from '../../../schemas/generated/content'
import { writtenPiles } from '../../blocks/cards/decks'
import { countersGiven } from '../../blocks/counters'
import { choicesGiven } from '../../blocks/options/options'
import { standAt } from '../../blocks/time/track'
import { givenStatuses } from '../../blocks/units/begun'
import { givesParts, hidesGiven } from '../../blocks/written-parts'
import { firstTurn } from '../../kernel/turn'
import { goTo } from './phases'
import type { Rules } from './rules'
import { blank } from './start'
import {
  BUSY,
  CAPTIVE,
  type CryHavocDef,
  type CryHavocState,
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

/** Returns the state of a case or a puzzle. Pieces that are not named are out of the game. */
export function position(def: CryHavocDef, given: CryHavocPosition, dice: readonly number[]): CryHavocState {
  const { rules } = def
  const state: CryHavocState = { ...blank(rules, 0), dice }
  state.cell = state.cell.map(() => GONE)
  state.turn = given.turn ?? 1
  state.side = Math.max(0, rules.sides.indexOf(given.side ?? ''))
  state.stage = rules.setup.length
  const { counters, decks, options } = rules.blocks
  if (options.length > 0) state.chosen = choicesGiven(options, given.options)
  if (decks.length > 0) state.piles = writtenPiles(rules.blocks, given.decks)
  if (counters.length > 0) state.counters = countersGiven(counters, given.counters)
  placeUnits(def, state, given.units ?? [])
  givesParts(rules, state, given)
  const step = given.step ?? 'movement'
  standAt(state, rules.track, step)
  goTo(firstTurn(def, state), step)
  return state
}

/** Places the units of a position. A name that is in no force becomes the name of a piece in this game. */
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
  const statuses = givenStatuses(rules.blocks.statuses)
  const hidden: number[] = []
  units.forEach((unit, index) => {
    const piece = found[index]
    if (piece < 0) return
    statuses.add(piece, unit)
    const [cell, rear] = typeof unit.at === 'string' ? [unit.at] : (unit.at ?? [])
    list.cell[piece] = cell === undefined ? WAITING : grid.indexOf(cell)
    if (unit.hidden) hidden.push(piece)
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
  statuses.keep(state)
  hidesGiven(state, list.cell, hidden)
  Object.assign(state, list)
  if (names.some((name, piece) => name !== pieces.ids[piece])) state.names = names
}

const HEALTH = { healthy: HEALTHY, wounded: WOUNDED, dead: DEAD } as const
/** Missiles of a shooter if a position gives no number; more than a game needs. */
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
