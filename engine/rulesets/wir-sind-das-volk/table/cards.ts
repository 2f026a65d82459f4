/** The cards by place. Hidden cards are only counted. */
import type { Message, TableCard, TableDisplay } from '../../../types'
import { effectText } from '../choices'
import { sideName } from '../events'
import { DUAL, NO_COLOUR, POLICE, type Rules } from '../rules'
import { cardsIn, handOf } from '../rules/cards'
import { EAST, PLACES, type VolkState, WEST } from '../state'

export function displays(rules: Rules, state: VolkState): TableDisplay[] {
  const at = (place: number) => cardsIn(state.place, place).map((card) => face(rules, state, card))
  const label = (id: string, side?: number): Message => ({
    key: `volk.display.${id}`,
    values: side === undefined ? {} : { side: sideName(rules, side) },
  })
  return [
    { id: 'open', label: label('open'), kind: 'open', cards: at(PLACES.open) },
    {
      id: 'special',
      label: label('special'),
      kind: 'open',
      seat: rules.sides[EAST],
      cards: at(PLACES.special),
    },
    ...[EAST, WEST].map((side) => hand(rules, state, side, label('hand', side))),
    {
      id: 'police',
      label: label('police'),
      kind: 'front',
      seat: rules.sides[EAST],
      cards: at(PLACES.police),
    },
    { id: 'pile', label: label('pile'), kind: 'pile', cards: known(rules, state), count: state.pile.length },
    { id: 'played', label: label('played'), kind: 'played', cards: at(PLACES.played) },
  ]
}

/** Returns the cards of the pile that the viewer knows. */
const known = (rules: Rules, state: VolkState): TableCard[] =>
  state.pile.filter((card) => card >= 0).map((card) => face(rules, state, card))

function hand(rules: Rules, state: VolkState, side: number, label: Message): TableDisplay {
  const seen = cardsIn(state.place, handOf(side)).map((card) => face(rules, state, card))
  const hidden = Array.from(
    { length: state.held[side] - seen.length },
    (_, index): TableCard => ({
      id: `hand-${seen.length + index + 1}`,
      faceDown: true,
      badges: [],
    }),
  )
  const id = `hand-${rules.sides[side]}`
  return { id, label, seat: rules.sides[side], kind: 'hand', cards: [...seen, ...hidden] }
}

function face(rules: Rules, state: VolkState, card: number): TableCard {
  const { cards, sides } = rules
  const colour = cards.colour[card]
  const side = colour === EAST || colour === WEST ? { side: sides[colour] } : {}
  const [east, west] = [cards.value[EAST][card], cards.value[WEST][card]]
  const values =
    east === west
      ? [{ value: east }]
      : [
          { side: sides[EAST], value: east },
          { side: sides[WEST], value: west },
        ]
  return {
    id: cards.ids[card],
    name: `cards.${cards.ids[card]}`,
    ...side,
    kind: cards.special[card] ? 'special' : colour === DUAL ? 'dual' : 'event',
    ...(colour === NO_COLOUR ? {} : { values }),
    lines: cards.effects[card].map((effect) => effectText(rules, effect)),
    badges: badgesOf(rules, state, card),
  }
}

function badgesOf({ cards }: Rules, { used, kept, place }: VolkState, card: number): string[] {
  const badges: string[] = []
  if (cards.flight[card] > 0) badges.push('flight')
  if (cards.police[card] === POLICE.red) badges.push('police-red')
  if (cards.police[card] === POLICE.pink) badges.push('police-pink')
  if (place[card] === PLACES.police && used[card] > 0) badges.push('used')
  if (kept[card] === 1) badges.push('kept')
  return badges
}
