/** The figures of Wir sind das Volk!: tracks, provinces, supply and cards. */
import { figuresOf } from '../../../blocks/figures/figures'
import { type Figure, NOTHING } from '../../../blocks/port'
import type { Rules } from '../rules'
import { handOf } from '../rules/cards'
import { citiesOf, economyOf, exportOf, hasFactory } from '../rules/economy'
import { protestsOf } from '../rules/protests'
import { factoriesLeft, PIECES_LEFT } from '../rules/supply'
import { PLACES, RUNDOWN, type VolkState } from '../state'

const { ofGame, ofSeat } = figuresOf<Rules, VolkState>()

/** A figure of each province. */
const ofProvinces = (read: (rules: Rules, state: VolkState, province: number) => number): Figure => ({
  owner: 'part',
  parts: ({ provinces }: Rules) => provinces.ids,
  read: (rules: Rules, state: VolkState, side, part) =>
    rules.provinces.ids.reduce(
      (sum, _, province) =>
        (side === NOTHING || rules.provinces.side[province] === side) &&
        (part === NOTHING || part === province)
          ? sum + read(rules, state, province)
          : sum,
      0,
    ),
})

/** Counts the cards in one place, or looks for a single one. */
const cardsAt = ({ place }: VolkState, where: number, name: number): number =>
  place.reduce((sum, at, card) => sum + (at === where && (name < 0 || card === name) ? 1 : 0), 0)

const KINDS = Object.keys(PIECES_LEFT)

export const figures: Readonly<Record<string, Figure>> = {
  prestige: ofGame((_, { prestige }) => prestige),
  currency: ofGame((_, { currency }) => currency),
  socialism: ofGame((_, { socialism }) => socialism),
  flight: ofGame((_, { flight }) => flight),
  box: ofGame((_, { box }) => box),
  wall: ofGame((_, { wall }) => wall),
  half: ofGame((_, { half }) => half),
  unrest: ofProvinces((_, { unrest }, province) => unrest[province]),
  protests: ofProvinces(protestsOf),
  'living-standards': ofProvinces((_, { standard }, province) => standard[province]),
  socialists: ofProvinces((_, { socialists }, province) => socialists[province]),
  economy: ofProvinces(economyOf),
  export: ofProvinces(exportOf),
  factories: ofProvinces(
    (rules, state, province) =>
      citiesOf(rules, state, province).filter((city) => hasFactory(state, city)).length,
  ),
  rundown: ofProvinces(
    (rules, state, province) =>
      citiesOf(rules, state, province).filter((city) => state.factory[city] === RUNDOWN).length,
  ),
  'factories-left': ofSeat(factoriesLeft),
  supply: {
    owner: 'none',
    parts: () => KINDS,
    read: (rules: Rules, state: VolkState, _, part) =>
      KINDS.reduce(
        (sum, kind, at) => sum + (part < 0 || part === at ? PIECES_LEFT[kind](rules, state) : 0),
        0,
      ),
  },
  links: ofGame((_, { link }) => link.reduce((sum, built) => sum + built, 0)),
  cards: {
    owner: 'seat',
    parts: ({ cards }: Rules) => cards.ids,
    read: (_, state: VolkState, side, card) =>
      card < 0 ? state.held[side] : cardsAt(state, handOf(side), card),
  },
  'open-cards': {
    owner: 'none',
    parts: ({ cards }: Rules) => cards.ids,
    read: (_, state: VolkState, __, card) => cardsAt(state, PLACES.open, card),
  },
  'played-cards': {
    owner: 'none',
    parts: ({ cards }: Rules) => cards.ids,
    read: (_, state: VolkState, __, card) => cardsAt(state, PLACES.played, card),
  },
  'cards-left': ofGame((_, { pile }) => pile.length),
}
