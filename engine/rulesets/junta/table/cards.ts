/** Cards in their places: hands, influences in play, cast votes, piles. */
import type { TableCard, TableDisplay } from '../../../types'
import { seatName } from '../events'
import type { Rules } from '../rules'
import { ballotOf, ballotWords, optionName } from '../rules/ballots'
import { frontOf, handOf, handSize } from '../rules/cards'
import { votesFor } from '../rules/votes'
import { CARDS, type JuntaState } from '../state'
import { cardLines } from './card-lines'

export function displays(rules: Rules, state: JuntaState): TableDisplay[] {
  return [
    ...ballot(rules, state),
    ...rules.seats.map((_, seat) => hand(rules, state, seat)),
    ...rules.seats.map((id, seat): TableDisplay => {
      const cards = frontOf(state, seat).map((card) => face(rules, card))
      const label = { key: 'junta.table.front', values: { family: seatName(rules, seat) } }
      return { id: `front-${id}`, label, seat: id, kind: 'front', cards }
    }),
    {
      id: 'pile',
      label: { key: 'junta.table.pile' },
      kind: 'pile',
      cards: [],
      count: state.place.filter((place) => place === CARDS.pile || place === CARDS.hidden).length,
    },
    {
      id: 'discards',
      label: { key: 'junta.table.discards' },
      kind: 'played',
      cards: state.discards.map((card) => face(rules, card)),
    },
  ]
}

/** J-22: the number of cards is public, the cards are not. */
function hand(rules: Rules, state: JuntaState, seat: number): TableDisplay {
  const seen = handOf(state, seat).map((card) => face(rules, card))
  const covered = Array.from(
    { length: handSize(state, seat) - seen.length },
    (_, index): TableCard => ({ id: `hand-${index + 1}`, faceDown: true, badges: [] }),
  )
  return {
    id: `hand-${rules.seats[seat]}`,
    label: { key: 'junta.table.hand', values: { family: seatName(rules, seat) } },
    seat: rules.seats[seat],
    kind: 'hand',
    cards: [...seen, ...covered],
  }
}

/** J-27: the cards cast for each option of the running vote. */
function ballot(rules: Rules, state: JuntaState): TableDisplay[] {
  if (state.options.length === 0) return []
  const votes = votesFor(rules, state)
  return state.options.map((_, option) => ({
    id: `ballot-${optionName(rules, state, option)}`,
    label: {
      key: 'junta.table.ballot',
      values: { option: ballotWords(rules, ballotOf(rules, state, option)), count: votes[option] },
    },
    kind: 'open' as const,
    cards: state.place.flatMap((place, card) =>
      place >= CARDS.table && place < CARDS.hidden && state.cast[card] === option ? [face(rules, card)] : [],
    ),
  }))
}

const face = (rules: Rules, card: number): TableCard => ({
  id: rules.cards.ids[card],
  name: `cards.${rules.cards.name[card]}`,
  kind: rules.cards.kind[card],
  ...(rules.cards.votes[card] > 0 && { values: [{ value: rules.cards.votes[card] }] }),
  lines: cardLines(rules, card),
  badges: [],
})
