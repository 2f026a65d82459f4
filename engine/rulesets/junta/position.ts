/** Positions written by hand, for cases and puzzles. */
import type { JuntaPosition } from '../../../schemas/generated/content'
import { choicesGiven } from '../../blocks/options/options'
import { givesParts } from '../../blocks/written-parts'
import { freshTurn } from '../../kernel/turn'
import { readyForPhase } from './coup/given'
import { occupyParliament } from './coup/rules/muster'
import type { PhaseId } from './phase'
import { goTo } from './phases'
import type { Rules } from './rules'
import { byValue } from './rules/money'
import { allNotes, blank } from './start'
import {
  BOX,
  CARDS,
  DEATH,
  FIRST,
  HOLIDAY,
  type JuntaDef,
  type JuntaState,
  LOST,
  LUNCH,
  NOBODY,
  OPEN,
} from './state'

/** Step of the turn of each phase. */
const STAGES: Readonly<Record<string, number>> = {
  draw: 0,
  appoint: 1,
  aid: 2,
  budget: 3,
  vote: 4,
  force: 4,
  pay: 4,
  locations: 4,
  declare: 5,
  resolve: 6,
  cousin: 6,
  bank: 6,
  call: 7,
  movement: 8,
  attack: 8,
  sides: 8,
  junta: 8,
  squad: 9,
  close: 9,
}

/** True if a position can begin with a phase. */
export const isWritten = (phase: string): boolean => phase === 'nominate' || Object.hasOwn(STAGES, phase)

const BANKS: Readonly<Record<string, number>> = { open: OPEN, lunch: LUNCH, holiday: HOLIDAY }

/**
 * Builds the state of a written position. Values left out are those at the start of a turn. Without a phase a turn
 * begins, or the first election if there is no President.
 */
export function position(def: JuntaDef, given: JuntaPosition, dice: readonly number[]): JuntaState {
  const { rules } = def
  const state: JuntaState = { ...blank(rules), dice }
  layGovernment(rules, state, given)
  layCards(rules, state, given)
  layNotes(rules, state, given)
  layTurn(rules, state, given)
  const { options } = rules.blocks
  if (options.length > 0) state.chosen = choicesGiven(options, given.options)
  givesParts(rules, state, given)
  if (state.counters)
    state.counters = rules.blocks.counters.map(({ id, start }) => given.counters?.[id] ?? start)
  if (given.coup) layCoup(rules, state, given.coup)
  const { turn } = freshTurn(def, state)
  if (given.coup?.occupied) occupyParliament(turn)
  const phase = startOf(turn.state, given)
  readyForPhase(rules, turn.state, phase)
  goTo(turn, phase)
  return { ...turn.state, step: 0 }
}

function startOf(state: JuntaState, { phase, president }: JuntaPosition): PhaseId {
  if (phase === undefined) return president === undefined ? 'nominate' : 'draw'
  if (phase === 'nominate' && state.stage === 0 && state.turn > 0) {
    state.cause = DEATH
    state.stage = 6
    state.resume = [{ phase: 'cousin', queue: [], begun: 0 }]
  }
  return phase as PhaseId
}

type Lookup = { readonly indexOf: ReadonlyMap<string, number> }
const indexIn = ({ indexOf }: Lookup, name: string): number => indexOf.get(name) ?? NOBODY
const seatIn = ({ seats }: Rules, name: string | undefined): number => seats.indexOf(name ?? '')

function layGovernment(rules: Rules, state: JuntaState, given: JuntaPosition): void {
  state.president = seatIn(rules, given.president)
  const office = [...state.office]
  for (const [name, family] of Object.entries(given.offices ?? {}))
    office[indexIn(rules.offices, name)] = seatIn(rules, family)
  state.office = office
  state.former = office
  state.cousin = rules.offices.ids.map((id) => (given.cousin?.includes(id) ? 1 : 0))
  state.dead = rules.seats.map((id) => (given.dead?.includes(id) ? 1 : 0))
  state.exile = rules.seats.map((id) => {
    const embassy = given.exile?.[id]
    return embassy === undefined ? NOBODY : rules.board.grid.indexOf(embassy)
  })
}

/** Places the cards. A name means the first card of that name that is left: "donation", then "donation-2". */
function layCards(rules: Rules, state: JuntaState, given: JuntaPosition): void {
  const free = new Set(rules.cards.ids.keys())
  const take = (name: string): number => {
    const named = indexIn(rules.cards, name)
    const card = free.has(named) ? named : [...free].find((one) => rules.cards.name[one] === name)
    if (card === undefined) return NOBODY
    free.delete(card)
    return card
  }
  const cards = (names: readonly string[]) => names.map(take).filter((card) => card !== NOBODY)
  const place = [...state.place]
  const lay = (all: Readonly<Record<string, readonly string[]>> | undefined, at: number) => {
    for (const [family, names] of Object.entries(all ?? {}))
      for (const card of cards(names)) place[card] = at + seatIn(rules, family)
  }
  lay(given.hands, CARDS.hand)
  lay(given.front, CARDS.front)
  const discards = cards(given.discards ?? [])
  for (const card of discards) place[card] = CARDS.discard
  state.discards = discards
  state.pile = [...cards(given.pile ?? []), ...free]
  state.place = place
}

/** Places the notes. The remaining ones are in the aid deck, or spent under it. */
function layNotes(rules: Rules, state: JuntaState, given: JuntaPosition): void {
  const left = [...rules.notes]
  const take = (values: readonly number[]): number[] => {
    const notes = byValue(values).map((count, index) => Math.min(count, left[index]))
    notes.forEach((count, index) => {
      left[index] -= count
    })
    return notes
  }
  const lay = (all: Readonly<Record<string, readonly number[]>> | undefined) =>
    rules.seats.flatMap((id) => take(all?.[id] ?? []))
  state.hand = lay(given.notes)
  state.swiss = lay(given.swiss)
  const top = given.aid ?? []
  take(top)
  if (given.aidOnly) state.spent = left
  state.aid = given.aidOnly ? [...top] : [...top, ...allNotes({ ...rules, notes: left })]
}

function layTurn(rules: Rules, state: JuntaState, given: JuntaPosition): void {
  const { phase } = given
  const isFirst = phase === undefined && given.president === undefined
  state.turn = isFirst ? 0 : (given.turn ?? 1) - (phase === undefined ? 1 : 0)
  state.stage = phase === undefined ? 0 : (STAGES[phase] ?? 0)
  state.cause = state.turn === 0 ? FIRST : DEATH
  state.pretext = given.pretext ? 1 : 0
  state.bank = BANKS[given.bank ?? 'open']
  state.safe = given.safe ?? 0
  state.location = rules.seats.map((id) => {
    const location = given.locations?.[id]
    return location === undefined ? NOBODY : indexIn(rules.locations, location)
  })
  state.revealed = given.revealed ? 1 : 0
  state.budget = rules.seats.map((id) => given.budget?.[id] ?? 0)
  state.banked = rules.seats.map((id) => (given.banked?.includes(id) ? 1 : 0))
  state.attempts = (given.attempts ?? []).map(({ by, card, victim, location }) => ({
    by: seatIn(rules, by),
    card: card === undefined ? NOBODY : indexIn(rules.cards, card),
    victim: seatIn(rules, victim),
    location: indexIn(rules.locations, location),
  }))
}

/** Sets up a running coup. Units that are not written are off the map. */
function layCoup(rules: Rules, state: JuntaState, given: NonNullable<JuntaPosition['coup']>): void {
  state.coup = given.phase
  state.leader = seatIn(rules, given.leader)
  state.first = state.leader
  state.rebel = rules.seats.map((id) => (given.rebels?.includes(id) ? 1 : 0))
  if (given.strikes !== undefined) state.strikes = given.strikes
  state.occupied = given.occupied ? 1 : 0
  if (!given.units) return
  const cell: number[] = rules.units.home.map((home) => (home === BOX ? BOX : LOST))
  const control = rules.units.ids.map(() => NOBODY)
  const moved = rules.units.ids.map(() => 0)
  const isFree = (unit: number) => cell[unit] < 0
  for (const { id, unit, at, count = 1, control: family, moved: hasMoved } of given.units) {
    const named = indexIn(rules.units, id ?? '')
    const type = rules.types.ids.indexOf(unit)
    const free = [...rules.units.ids.keys()].filter((one) => isFree(one) && rules.units.type[one] === type)
    for (const one of named >= 0 ? [named] : free.slice(0, count)) {
      cell[one] = rules.board.grid.indexOf(at)
      control[one] = seatIn(rules, family)
      if (hasMoved) moved[one] = 1
    }
  }
  state.cell = cell
  state.control = control
  state.moved = moved
}
