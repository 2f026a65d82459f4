/** The figures of Junta: money, cards, offices, votes and the coup. */
import { figuresOf } from '../../../blocks/figures/figures'
import type { Figure } from '../../../blocks/port'
import { commanderOf } from '../coup/rules/command'
import { rebelCentres } from '../coup/rules/outcome'
import type { Rules } from '../rules'
import { frontOf, handOf, handSize, votesOf } from '../rules/cards'
import { moneyOf, sumOf } from '../rules/money'
import { officesOf, officeVotes } from '../rules/seats'
import { votesFor } from '../rules/votes'
import { type JuntaState, NOBODY } from '../state'

const { ofGame, ofSeat } = figuresOf<Rules, JuntaState>()

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
  money: ofSeat((_, state, seat) => moneyOf(state, seat)),
  swiss: ofSeat((_, state, seat) => moneyOf(state, seat, 'swiss')),
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
  'influence-votes': ofSeat(influence),
  'office-votes': ofSeat(officeVotes),
  offices: {
    owner: 'seat',
    parts: ({ offices }: Rules) => offices.ids,
    read: (rules: Rules, state: JuntaState, seat, part) =>
      officesOf(rules, state, seat).filter((office) => part < 0 || office === part).length,
  },
  president: ofSeat((_, { president }, seat) => isTrue(president === seat)),
  tally: ofSeat((rules, state, seat) =>
    state.motion === NOBODY ? 0 : (votesFor(rules, state)[state.options.indexOf(seat)] ?? 0),
  ),
  promised: ofSeat((_, { budget }, seat) => budget[seat]),
  dead: ofSeat((_, { dead }, seat) => isTrue(dead[seat] === 1)),
  exiled: ofSeat((_, { exile }, seat) => isTrue(exile[seat] !== NOBODY)),
  rebel: ofSeat((_, { coup, rebel }, seat) => isTrue(coup >= 0 && rebel[seat] === 1)),
  units: ofSeat((rules, state, seat) =>
    state.cell.reduce(
      (sum, cell, unit) => sum + isTrue(cell >= 0 && commanderOf(rules, state, unit) === seat),
      0,
    ),
  ),
  pretext: ofGame((_, { pretext }) => pretext),
  spent: ofGame((_, { spent }) => sumOf(spent)),
  'aid-notes': ofGame((_, { aid }) => aid.length),
  stage: ofGame((_, { stage }) => stage),
  'coup-phase': ofGame((_, { coup }) => coup),
  strikes: ofGame((_, { strikes }) => strikes),
  centres: ofGame((rules, state) => (state.coup < 0 ? 0 : rebelCentres(rules, state))),
}
