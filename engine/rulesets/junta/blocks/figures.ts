/** The figures of Junta: money, cards, offices, votes and the coup. */
import type { Figure } from '../../../blocks/port'
import { commanderOf } from '../coup/rules/command'
import { rebelCentres } from '../coup/rules/outcome'
import type { Rules } from '../rules'
import { frontOf, handOf, handSize, votesOf } from '../rules/cards'
import { moneyOf, sumOf } from '../rules/money'
import { officesOf, officeVotes } from '../rules/seats'
import { votesFor } from '../rules/votes'
import { type JuntaState, NOBODY } from '../state'

const one = (read: (rules: Rules, state: JuntaState) => number): Figure => ({
  owner: 'none',
  read: (rules: Rules, state: JuntaState) => read(rules, state),
})

const ofFamily = (read: (rules: Rules, state: JuntaState, seat: number) => number): Figure => ({
  owner: 'seat',
  read: (rules: Rules, state: JuntaState, seat) => read(rules, state, seat),
})

const isTrue = (test: boolean): number => (test ? 1 : 0)

/** Copies of a card share its name. */
const cardNames = ({ cards }: Rules): readonly string[] => cards.name

function cardsNamed(
  { cards }: Rules,
  held: readonly number[],
  part: number,
  all: number = held.length,
): number {
  return part < 0 ? all : held.filter((card) => cards.name[card] === cards.name[part]).length
}

const influence = (rules: Rules, state: JuntaState, seat: number): number =>
  frontOf(state, seat).reduce((sum, card) => sum + votesOf(rules, state, seat, card), 0)

export const figures: Readonly<Record<string, Figure>> = {
  money: ofFamily((_, state, seat) => moneyOf(state, seat)),
  swiss: ofFamily((_, state, seat) => moneyOf(state, seat, 'swiss')),
  cards: {
    owner: 'seat',
    parts: cardNames,
    read: (rules: Rules, state: JuntaState, seat, part) =>
      cardsNamed(rules, handOf(state, seat), part, handSize(state, seat)),
  },
  influences: {
    owner: 'seat',
    parts: cardNames,
    read: (rules: Rules, state: JuntaState, seat, part) => cardsNamed(rules, frontOf(state, seat), part),
  },
  'influence-votes': ofFamily(influence),
  'office-votes': ofFamily(officeVotes),
  offices: {
    owner: 'seat',
    parts: ({ offices }: Rules) => offices.ids,
    read: (rules: Rules, state: JuntaState, seat, part) =>
      officesOf(rules, state, seat).filter((office) => part < 0 || office === part).length,
  },
  president: ofFamily((_, { president }, seat) => isTrue(president === seat)),
  tally: ofFamily((rules, state, seat) =>
    state.motion === NOBODY ? 0 : (votesFor(rules, state)[state.options.indexOf(seat)] ?? 0),
  ),
  promised: ofFamily((_, { budget }, seat) => budget[seat]),
  dead: ofFamily((_, { dead }, seat) => isTrue(dead[seat] === 1)),
  exiled: ofFamily((_, { exile }, seat) => isTrue(exile[seat] !== NOBODY)),
  rebel: ofFamily((_, { coup, rebel }, seat) => isTrue(coup >= 0 && rebel[seat] === 1)),
  units: ofFamily((rules, state, seat) =>
    state.cell.reduce(
      (sum, cell, unit) => sum + isTrue(cell >= 0 && commanderOf(rules, state, unit) === seat),
      0,
    ),
  ),
  pretext: one((_, { pretext }) => pretext),
  spent: one((_, { spent }) => sumOf(spent)),
  'aid-notes': one((_, { aid }) => aid.length),
  stage: one((_, { stage }) => stage),
  'coup-phase': one((_, { coup }) => coup),
  strikes: one((_, { strikes }) => strikes),
  centres: one((rules, state) => (state.coup < 0 ? 0 : rebelCentres(rules, state))),
}
