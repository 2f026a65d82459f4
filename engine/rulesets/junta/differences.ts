/** Compares a position with what a case expects. */
import type { JuntaExpectation } from '../../../schemas/generated/content'
import { counterNamed } from '../../blocks/counters'
import { commanderOf } from './coup/rules/command'
import { rebelCentres } from './coup/rules/outcome'
import { decisions } from './phases'
import type { Rules } from './rules'
import { frontOf, handOf } from './rules/cards'
import { moneyOf, notesOf, sumOf } from './rules/money'
import { votesFor } from './rules/votes'
import { type JuntaDef, type JuntaState, NO, NOBODY, YES } from './state'

type Compare = (what: string, wanted: unknown, is: unknown) => void
type Names<T> = Readonly<Record<string, T>>

const BANKS = ['open', 'lunch', 'holiday'] as const

export function differences(def: JuntaDef, state: JuntaState, expected: JuntaExpectation): string[] {
  const { rules } = def
  const found: string[] = []
  const compare: Compare = (what, wanted, is) => {
    if (wanted !== undefined && wanted !== is) found.push(`${what} should be ${wanted}, but is ${is}`)
  }
  compareTurn(def, state, expected, compare)
  compareGovernment(rules, state, expected, compare)
  compareCards(rules, state, expected, compare)
  compareMoney(rules, state, expected, compare)
  comparePeople(rules, state, expected, compare)
  compareVotes(rules, state, expected, compare)
  compareCoup(rules, state, expected, compare)
  for (const [id, count] of Object.entries(expected.counters ?? {}))
    compare(`counter ${id}`, count, counterNamed(rules.blocks, state, id))
  return found
}

const listed = (names: readonly string[]): string => [...names].sort().join(' ')
const seatOf = (rules: Rules, name: string): number => rules.seats.indexOf(name)
const nameOf = (rules: Rules, seat: number): string => (seat === NOBODY ? 'nobody' : rules.seats[seat])

/** Compares something of each family that is named. */
function each<T>(
  rules: Rules,
  what: string,
  wanted: Names<T> | undefined,
  compare: Compare,
  is: (seat: number, wanted: T) => readonly [unknown, unknown],
): void {
  for (const [family, value] of Object.entries(wanted ?? {})) {
    const seat = seatOf(rules, family)
    if (seat < 0) {
      compare('family', family, 'none of that name')
      continue
    }
    const [expected, found] = is(seat, value)
    compare(`${what} of ${family}`, expected, found)
  }
}

function compareTurn(def: JuntaDef, state: JuntaState, expected: JuntaExpectation, compare: Compare): void {
  compare('turn', expected.turn, state.turn)
  compare('stage', expected.stage, state.stage)
  compare('phase', expected.phase, state.phase)
  if (!expected.asked) return
  const asked = decisions(def, state).filter(({ optional }) => !optional)
  const seats = [...new Set(asked.map(({ seat }) => seat))]
  compare('families asked', listed(expected.asked), listed(seats))
}

function compareGovernment(
  rules: Rules,
  state: JuntaState,
  expected: JuntaExpectation,
  compare: Compare,
): void {
  compare('President', expected.president, nameOf(rules, state.president))
  for (const [id, family] of Object.entries(expected.offices ?? {}))
    compare(`holder of ${id}`, family, nameOf(rules, state.office[rules.offices.indexOf.get(id) ?? NOBODY]))
  const cousins = rules.offices.ids.filter((_, office) => state.cousin[office] === 1)
  compare('offices of the cousin', expected.cousin && listed(expected.cousin), listed(cousins))
  compare('pretext', expected.pretext, state.pretext === 1)
  compare('bank', expected.bank, BANKS[state.bank])
  compare('bank safe for', expected.safe, state.safe)
}

function compareCards(rules: Rules, state: JuntaState, expected: JuntaExpectation, compare: Compare): void {
  /** Copies by the name they share, unless one of them is named itself. */
  const named = (cards: readonly number[], wanted: readonly string[]) =>
    cards.map((card) =>
      wanted.includes(rules.cards.ids[card]) ? rules.cards.ids[card] : rules.cards.name[card],
    )
  each(rules, 'hand', expected.hands, compare, (seat, wanted) => [
    listed(wanted),
    listed(named(handOf(state, seat), wanted)),
  ])
  each(rules, 'influences', expected.front, compare, (seat, wanted) => [
    listed(wanted),
    listed(named(frontOf(state, seat), wanted)),
  ])
  each(rules, 'cards in hand', expected.handCount, compare, (seat, wanted) => [
    wanted,
    handOf(state, seat).length,
  ])
  const discards = new Set(state.discards.flatMap((card) => [rules.cards.ids[card], rules.cards.name[card]]))
  for (const card of expected.discards ?? []) compare(`${card} discarded`, true, discards.has(card))
}

function compareMoney(rules: Rules, state: JuntaState, expected: JuntaExpectation, compare: Compare): void {
  each(rules, 'money', expected.money, compare, (seat, wanted) => [wanted, moneyOf(state, seat)])
  each(rules, 'money in Switzerland', expected.swiss, compare, (seat, wanted) => [
    wanted,
    moneyOf(state, seat, 'swiss'),
  ])
  each(rules, 'notes', expected.notes, compare, (seat, wanted) => [
    [...wanted].sort().join(' '),
    notesOf(state, seat)
      .flatMap((count, index) => new Array<number>(count).fill(index + 1))
      .join(' '),
  ])
  each(rules, 'promise', expected.budget, compare, (seat, wanted) => [wanted, state.budget[seat]])
  compare('money spent', expected.spent, sumOf(state.spent))
  compare('notes in the aid deck', expected.aidCount, state.aid.length)
}

function comparePeople(rules: Rules, state: JuntaState, expected: JuntaExpectation, compare: Compare): void {
  const those = (list: readonly number[]) => listed(rules.seats.filter((_, seat) => list[seat] === 1))
  compare('dead', expected.dead && listed(expected.dead), those(state.dead))
  compare('rebels', expected.rebels && listed(expected.rebels), those(state.rebel))
  const abroad = rules.seats.flatMap((id, seat) =>
    state.exile[seat] === NOBODY ? [] : [`${id}=${rules.board.grid.names[state.exile[seat]]}`],
  )
  const wanted = expected.exile && Object.entries(expected.exile).map(([id, cell]) => `${id}=${cell}`)
  compare('exiles', wanted && listed(wanted), listed(abroad))
  each(rules, 'location', expected.locations, compare, (seat, location) => [
    location,
    rules.locations.ids[state.location[seat]],
  ])
}

function compareVotes(rules: Rules, state: JuntaState, expected: JuntaExpectation, compare: Compare): void {
  const votes = votesFor(rules, state)
  each(rules, 'votes', expected.tally, compare, (seat, wanted) => [
    wanted,
    votes[state.options.indexOf(seat)] ?? 0,
  ])
  compare('votes for it', expected.votes?.yes, votes[YES])
  compare('votes against it', expected.votes?.no, votes[NO])
}

function compareCoup(rules: Rules, state: JuntaState, expected: JuntaExpectation, compare: Compare): void {
  compare('phase of the coup', expected.coup, state.coup)
  compare('leader', expected.leader, nameOf(rules, state.leader))
  compare('air strikes', expected.strikes, state.strikes)
  if (expected.centres !== undefined) compare('centres', expected.centres, rebelCentres(rules, state))
  for (const [name, counts] of Object.entries(expected.units ?? {})) {
    const cell = rules.board.grid.indexOf(name)
    if (cell < 0) compare('area', name, 'none of that name')
    const found = rules.seats.map((id, seat) => {
      const units = state.cell.filter(
        (at, unit) => at === cell && commanderOf(rules, state, unit) === seat,
      ).length
      return units === 0 ? '' : `${id}=${units}`
    })
    const wanted = Object.entries(counts).filter(([, count]) => count > 0)
    compare(
      `units in ${name}`,
      listed(wanted.map(([id, count]) => `${id}=${count}`)),
      listed(found.filter((one) => one !== '')),
    )
  }
}
