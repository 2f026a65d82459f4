/** The values that a position shows, for the expectations of cases. */
import type { JuntaExpectation } from '../../../schemas/generated/content'
import { counters } from '../../blocks/counters'
import { answers } from '../../blocks/written-parts'
import {
  byName,
  type Differences,
  names,
  type Observable,
  type Observables,
  observing,
  unwritten,
  value,
} from '../../kernel/observables'
import { commanderOf } from './coup/rules/command'
import { rebelCentres } from './coup/rules/outcome'
import { decisions } from './phases'
import type { Rules } from './rules'
import { frontOf, handOf } from './rules/cards'
import { moneyOf, notesOf, sumOf } from './rules/money'
import { votesFor } from './rules/votes'
import { type JuntaDef, type JuntaState, NO, NOBODY, YES } from './state'

const BANKS = ['open', 'lunch', 'holiday'] as const

const nameOf = (rules: Rules, seat: number): string => (seat === NOBODY ? 'nobody' : rules.seats[seat])
const noFamily = (family: string) => `family should be ${family}, but is none of that name`

const byFamily = <T>(what: string, read: (rules: Rules, state: JuntaState, seat: number) => T) =>
  byName(
    `${what} of`,
    ({ rules }: JuntaDef) => rules.seats,
    ({ rules }, state: JuntaState, seat) => read(rules, state, seat),
    noFamily,
  )

const families = (what: string, read: (state: JuntaState) => readonly number[]) =>
  names(
    what,
    ({ rules }: JuntaDef, state: JuntaState) => rules.seats.filter((_, seat) => read(state)[seat] === 1),
    [],
  )

/** Returns cards by the name that their copies share, unless the case names a copy. */
const cardsOf = (
  what: string,
  read: (state: JuntaState, seat: number) => readonly number[],
): Observable<JuntaDef, JuntaState, Record<string, string[]>> => {
  const shown = byFamily(what, ({ cards }, state, seat) => read(state, seat).map((card) => cards.name[card]))
  return {
    ...shown,
    compare(found, wanted, def, state) {
      const { cards } = def.rules
      for (const [family, all] of Object.entries(wanted))
        byFamily(what, (_, __, seat) =>
          read(state, seat).map((card) => (all.includes(cards.ids[card]) ? cards.ids : cards.name)[card]),
        ).compare(found, { [family]: all }, def, state)
    },
  }
}

const observables: Observables<JuntaDef, JuntaState, JuntaExpectation> = {
  turn: value('turn', (_, { turn }) => turn),
  stage: value('stage', (_, { stage }) => stage),
  phase: value('phase', (_, { phase }) => phase),
  asked: names(
    'families asked',
    (def, state) => {
      const asked = decisions(def, state).filter(({ optional }) => !optional)
      return [...new Set(asked.map(({ seat }) => seat))]
    },
    [],
  ),
  president: value('President', ({ rules }, { president }) => nameOf(rules, president)),
  offices: byName(
    'holder of',
    ({ rules }) => rules.offices.ids,
    ({ rules }, { office }, index) => nameOf(rules, office[index]),
  ),
  cousin: unwritten(
    names('offices of the cousin', ({ rules }, { cousin }) =>
      rules.offices.ids.filter((_, office) => cousin[office] === 1),
    ),
  ),
  pretext: value('pretext', (_, { pretext }) => pretext === 1),
  bank: value('bank', (_, { bank }) => BANKS[bank]),
  safe: value('bank safe for', (_, { safe }) => safe),
  hands: cardsOf('hand', handOf),
  front: cardsOf('influences', frontOf),
  handCount: unwritten(byFamily('cards in hand', (_, state, seat) => handOf(state, seat).length)),
  discards: {
    compare({ compare }, wanted, { rules: { cards } }, { discards }) {
      const all = new Set(discards.flatMap((card) => [cards.ids[card], cards.name[card]]))
      for (const card of wanted) compare(`${card} discarded`, true, all.has(card))
    },
  },
  money: byFamily('money', (_, state, seat) => moneyOf(state, seat)),
  swiss: byFamily('money in Switzerland', (_, state, seat) => moneyOf(state, seat, 'swiss')),
  notes: unwritten(
    byFamily('notes', (_, state, seat) =>
      notesOf(state, seat).flatMap((count, index) => new Array<number>(count).fill(index + 1)),
    ),
  ),
  budget: byFamily('promise', (_, { budget }, seat) => budget[seat]),
  spent: value('money spent', (_, { spent }) => sumOf(spent)),
  aidCount: value('notes in the aid deck', (_, { aid }) => aid.length),
  dead: families('dead', ({ dead }) => dead),
  rebels: families('rebels', ({ rebel }) => rebel),
  exile: {
    // Several exiles are left out, because the expectation of a case is built entry by entry.
    read: ({ rules }, state) =>
      state.exile.filter((cell) => cell !== NOBODY).length > 1 ? undefined : exilesOf(rules, state),
    compare: ({ compare }, wanted, { rules }, state) =>
      compare('exiles', pairs(wanted), pairs(exilesOf(rules, state))),
  },
  locations: unwritten(
    byFamily('location', ({ locations }, { location }, seat) => locations.ids[location[seat]]),
  ),
  tally: unwritten(
    byFamily('votes', (rules, state, seat) => votesFor(rules, state)[state.options.indexOf(seat)] ?? 0),
  ),
  votes: {
    compare({ compare }, { yes, no }, { rules }, state) {
      const votes = votesFor(rules, state)
      compare('votes for it', yes, votes[YES])
      compare('votes against it', no, votes[NO])
    },
  },
  coup: value('phase of the coup', (_, { coup }) => coup),
  leader: unwritten(value('leader', ({ rules }, { leader }) => nameOf(rules, leader))),
  strikes: unwritten(value('air strikes', (_, { strikes }) => strikes)),
  centres: value('centres', ({ rules }, state) => rebelCentres(rules, state)),
  units: { read: ({ rules }, state) => unitsIn(rules, state), compare: compareUnits },
  counters,
  answers,
}

export const { differences, holds } = observing(observables)

const pairs = (all: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(all)
    .map(([name, of]) => `${name}=${of}`)
    .sort()

export const exilesOf = ({ seats, board }: Rules, { exile }: JuntaState): Record<string, string> =>
  Object.fromEntries(
    seats.flatMap((id, seat) => (exile[seat] === NOBODY ? [] : [[id, board.grid.names[exile[seat]]]])),
  )

function compareUnits(
  { compare }: Differences,
  wanted: NonNullable<JuntaExpectation['units']>,
  { rules }: JuntaDef,
  state: JuntaState,
): void {
  const all = unitsIn(rules, state) ?? {}
  for (const [name, counts] of Object.entries(wanted)) {
    if (rules.board.grid.indexOf(name) < 0) compare('area', name, 'none of that name')
    const some = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
    compare(`units in ${name}`, pairs(some), pairs(all[name] ?? {}))
  }
}

/** Returns the number of units of each family by area; `undefined` without units. */
function unitsIn(rules: Rules, state: JuntaState): JuntaExpectation['units'] {
  const all: Record<string, Record<string, number>> = {}
  for (const [unit, cell] of state.cell.entries()) {
    const family = rules.seats[commanderOf(rules, state, unit)]
    if (cell < 0 || family === undefined) continue
    all[rules.board.grid.names[cell]] ??= {}
    const there = all[rules.board.grid.names[cell]]
    there[family] = (there[family] ?? 0) + 1
  }
  return Object.keys(all).length > 0 ? all : undefined
}
