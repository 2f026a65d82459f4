/** Positions written by hand, for cases and puzzles. */
import type { Position, PositionUnit } from '../../../schemas/generated/content'
import { writtenPiles } from '../../blocks/cards/decks'
import { countersGiven } from '../../blocks/counters'
import { choicesGiven } from '../../blocks/options/options'
import { givenStatuses } from '../../blocks/units/begun'
import { givesParts, hidesGiven } from '../../blocks/written-parts'
import { seedRandom } from '../../kernel/random'
import { goTo } from './phases'
import type { CorteoDef, CorteoTurn, Rules } from './rules'
import { nameComponent } from './rules/marches'
import { blank, OFF_MAP, silentTurn } from './start'
import {
  ARRESTED,
  AWAY,
  type CorteoState,
  CUSTODY,
  FRESH,
  HEAD,
  MOVED,
  ONE_THROW,
  PANICKED,
  RESERVE,
  turnNumber,
} from './state'

/** Returns the state of a case or a puzzle. Pieces that are not named wait in the reserve. */
export function position(def: CorteoDef, given: Position, dice: readonly number[]): CorteoState {
  const { rules } = def
  const state: CorteoState = { ...blank(rules, seedRandom(0)), dice }
  if (rules.blocks.decks.length > 0) state.piles = writtenPiles(rules.blocks, given.decks)
  state.hand = given.hand ?? 1
  state.turn = Math.max(0, rules.sides.indexOf(given.turn ?? ''))
  state.mover = rules.seatsOf[state.turn][0]
  state.mustering = rules.musters.length
  state.chosen = choicesGiven(rules.options, given.options)
  state.counters = countersGiven(rules.counters, given.counters)
  state.stage = rules.setup.length
  state.placed = []
  placeUnits(def, state, given)
  givesParts(rules, state, given)
  state.setOut = rules.convoyPieces.map((piece) => state.cell[piece])
  const cells = (names: readonly string[] = []) =>
    names.map((name) => def.grid.indexOf(name)).filter((cell) => cell >= 0)
  state.barricades = cells(given.barricades)
  state.builtIn = state.barricades.map(() => 0)
  state.jams = cells(given.jams)
  state.smoke = cells(given.smoke)
  state.smokeUntil = state.smoke.map(() => turnNumber(rules, state) + 1)
  state.covered = cells(given.covered)
  state.held = cells(given.held)
  state.running = given.running ? 1 : 0
  state.runs = given.supplies?.runs ?? state.runs
  state.blocks = given.supplies?.barricades ?? state.blocks
  const turn = silentTurn(def, state)
  nameComponents(turn, given)
  beginAt(turn, given)
  return state
}

/** Names the component of the side, or one by player. */
function nameComponents(turn: CorteoTurn, { head, heads = {} }: Position): void {
  const { components, head: rule, seats } = turn.rules
  if (head?.component !== undefined) nameComponent(turn, 0, components.indexOf(head.component))
  rule.marches.forEach(({ seat }, march) => {
    const named = seat < 0 ? undefined : heads[seats[seat].id]
    if (named !== undefined) nameComponent(turn, march, components.indexOf(named))
  })
}

/** Starts at a phase. Without one the turn begins from its start, and with the first side also the hand. */
function beginAt(turn: CorteoTurn, { phase }: Position): void {
  if (phase === undefined && turn.state.turn === 0) turn.state.hand -= 1
  goTo(turn, phase ?? 'turn')
}

/** Places the units of a position. A name that is in no roster becomes the name of a piece in this game. */
function placeUnits({ rules, grid }: CorteoDef, state: CorteoState, given: Position): void {
  const { pieces } = rules
  const cell = [...state.cell]
  const flags = [...state.flags]
  const lies = [...state.lies]
  const names = [...pieces.ids]
  const find = (unit: Omit<PositionUnit, 'at'>): number => {
    const known = unit.id === undefined ? undefined : pieces.indexOf.get(unit.id)
    if (known !== undefined) return known
    const free = (index: number) =>
      cell[index] === RESERVE || (cell[index] === AWAY && pieces.pool[index] >= 0)
    const piece = names.findIndex((_, index) => free(index) && isLike(rules, index, unit))
    if (piece >= 0 && unit.id !== undefined) names[piece] = unit.id
    return piece
  }
  const statuses = givenStatuses(rules.blocks.statuses)
  const hidden: number[] = []
  for (const unit of given.units ?? []) {
    const piece = find(unit)
    if (piece < 0) continue
    statuses.add(piece, unit)
    cell[piece] = OFF_MAP[unit.at] ?? grid.indexOf(unit.at)
    if (unit.hidden) hidden.push(piece)
    flags[piece] |=
      (unit.moved ? MOVED : 0) |
      (unit.thrown ? ONE_THROW : 0) |
      (unit.panicked ? PANICKED | FRESH : 0) |
      (unit.waiting ? PANICKED : 0)
    if (unit.waiting) state.waiting = [...state.waiting, piece]
  }
  for (const name of given.arrested ?? []) {
    const piece = names.includes(name) ? names.indexOf(name) : find({ unit: name })
    if (piece >= 0) cell[piece] = ARRESTED
  }
  const { custody } = rules
  for (const name of custody ? (given.custody ?? []) : []) {
    const piece = names.includes(name) ? names.indexOf(name) : find({ unit: name })
    if (piece < 0) continue
    cell[piece] = CUSTODY
    lies[piece] = custody?.cells(rules, state)[0] ?? -1
  }
  for (const id of given.head?.units ?? []) if (names.includes(id)) flags[names.indexOf(id)] |= HEAD
  statuses.keep(state)
  hidesGiven(state, cell, hidden)
  state.cell = cell
  state.flags = flags
  state.lies = lies
  if (names.some((name, piece) => name !== pieces.ids[piece])) state.names = names
}

const isLike = (
  { pieces, types, components }: Rules,
  piece: number,
  { unit, component }: Omit<PositionUnit, 'at'>,
): boolean =>
  types[pieces.type[piece]].id === unit &&
  (component === undefined || components[pieces.component[piece]] === component)
