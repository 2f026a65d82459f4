/** The first state of a game, and states written by hand. */

import type { Position, PositionUnit } from '../../../schemas/generated/content'
import { countersGiven } from '../../blocks/counters'
import { startOfDecks, writtenPiles } from '../../blocks/decks'
import { firstChoices } from '../../blocks/options'
import { seedRandom } from '../../kernel/random'
import type { Seed } from '../../types'
import { goTo } from './phases'
import type { CorteoDef, CorteoTurn, Rules } from './rules'
import {
  ARRESTED,
  AWAY,
  type CorteoState,
  CUSTODY,
  FRESH,
  HEAD,
  MOVED,
  ONE_THROW,
  OUT,
  PANICKED,
  RESERVE,
  turnNumber,
} from './state'

export function setup(def: CorteoDef, seed: Seed): CorteoState {
  const { rules } = def
  const rng = seedRandom(seed)
  const state: CorteoState = {
    ...blank(rules, rng),
    chosen: firstChoices(rules.options, rng),
    ...startOfDecks(rules.blocks, rng),
  }
  goTo(silentTurn(def, state), 'option')
  return state
}

/** A position of a case or a puzzle. Pieces it does not name wait in the reserve. */
export function position(def: CorteoDef, given: Position, dice: readonly number[]): CorteoState {
  const { rules } = def
  const state: CorteoState = { ...blank(rules, seedRandom(0)), dice }
  if (rules.blocks.decks.length > 0) state.piles = writtenPiles(rules.blocks, given.decks)
  state.hand = given.hand ?? 1
  state.turn = Math.max(0, rules.sides.indexOf(given.turn ?? ''))
  state.mover = rules.seatsOf[state.turn][0]
  state.mustering = rules.musters.length
  state.chosen = rules.options.map(({ id, choices, start }) => {
    const choice = choices.indexOf(given.options?.[id] ?? '')
    return choice >= 0 ? choice : Math.max(start, 0)
  })
  state.counters = countersGiven(rules.counters, given.counters)
  state.stage = rules.setup.length
  state.placed = []
  placeUnits(def, state, given)
  state.setOut = rules.convoyPieces.map((piece) => state.cell[piece])
  const cells = (names: readonly string[] = []) =>
    names.map((name) => def.grid.indexOf(name)).filter((cell) => cell >= 0)
  state.barricades = cells(given.barricades)
  state.builtIn = state.barricades.map(() => 0)
  state.jams = cells(given.jams)
  state.smoke = cells(given.smoke)
  state.smokeUntil = state.smoke.map(() => turnNumber(state) + 1)
  state.covered = cells(given.covered)
  state.held = cells(given.held)
  state.running = given.running ? 1 : 0
  state.runs = given.supplies?.runs ?? state.runs
  state.blocks = given.supplies?.barricades ?? state.blocks
  if (given.head) state.component = rules.components.indexOf(given.head.component)
  beginAt(silentTurn(def, state), given)
  return state
}

/** Without a phase the turn begins from its very start, and with the first side's the hand. */
function beginAt(turn: CorteoTurn, { phase }: Position): void {
  if (phase === undefined && turn.state.turn === 0) turn.state.hand -= 1
  goTo(turn, phase ?? 'turn')
}

function blank(rules: Rules, rng: number[]): CorteoState {
  const { pieces, run, barricades, setup: stages } = rules
  const each = (value: number) => new Array<number>(pieces.count).fill(value)
  return {
    phase: 'set-up',
    step: 0,
    rng,
    hand: 0,
    turn: 0,
    mover: 0,
    extra: 0,
    ended: 0,
    cell: Array.from(pieces.arrival, (entry, piece) =>
      entry < 0 && pieces.pool[piece] < 0 ? RESERVE : AWAY,
    ),
    flags: each(0),
    stage: 0,
    placed: stages[0]?.groups.map(() => 0) ?? [],
    chosen: firstChoices(rules.options),
    revealed: [],
    changed: [],
    mustering: 0,
    dismissed: [],
    counters: rules.counters.map(({ start }) => start),
    fired: [],
    lies: rules.custody || rules.captures.length > 0 ? each(-1) : [],
    flown: 0,
    proposal: -1,
    answers: 0,
    walked: rules.countsSteps ? each(0) : [],
    rolled: [],
    setOut: [],
    couldGo: [],
    takenCells: [],
    takenSeats: [],
    due: rules.types.map(() => 0),
    patient: rules.types.map(() => 0),
    waits: 0,
    came: [],
    budget: 0,
    waiting: [],
    newcomers: [],
    gone: [],
    goneBy: [],
    goneUntil: [],
    active: -1,
    points: 0,
    acted: 0,
    halted: 0,
    running: 0,
    runs: run.pieces,
    blocks: barricades.pieces,
    component: -1,
    leaders: [],
    lastLeaders: [],
    led: [],
    barricades: [],
    builtIn: [],
    jams: [],
    jamTried: 0,
    smoke: [],
    smokeUntil: [],
    gas: -1,
    covered: [],
    held: [],
    attackers: [],
    defenders: [],
    going: [],
    goes: [],
    why: 0,
    midway: 0,
    chooser: 0,
    thrower: -1,
    origin: -1,
    homeless: [],
    vacated: [],
    winners: [],
    follow: -1,
  }
}

/** Where a unit of a position can be when it is on no cell. */
export const OFF_MAP: Readonly<Record<string, number>> = { reserve: RESERVE, arrested: ARRESTED, out: OUT }

/** Puts the units of a position on its cells; a name that no roster has becomes the piece's name in this game. */
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
  for (const unit of given.units ?? []) {
    const piece = find(unit)
    if (piece < 0) continue
    cell[piece] = OFF_MAP[unit.at] ?? grid.indexOf(unit.at)
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

/** A turn over a state nobody else has seen; nothing is rolled while it begins. */
const silentTurn = (def: CorteoDef, state: CorteoState): CorteoTurn => ({
  def,
  state,
  list: (key) => state[key] as never,
  roll: () => 1,
  emit: () => {},
})
