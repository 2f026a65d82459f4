/** Checks of the figures that a scenario of Wir sind das Volk! reads. The other side does not see the cards of a hand. */
import { type FigureFacts, figureFindings } from '../../../blocks/checks/figures'
import type { Finding, RawPack } from '../../../types'
import { cards, placesOf, scenarios } from './parts'

const OF_PROVINCE = { kind: 'province' } as const
const OF_CARD = { kind: 'card-name' } as const

export const FIGURES: FigureFacts = {
  unrest: OF_PROVINCE,
  protests: OF_PROVINCE,
  'living-standards': OF_PROVINCE,
  socialists: OF_PROVINCE,
  economy: OF_PROVINCE,
  export: OF_PROVINCE,
  factories: OF_PROVINCE,
  rundown: OF_PROVINCE,
  supply: { kind: 'supply' },
  cards: { kind: 'card-name', secret: 'parts' },
  'open-cards': OF_CARD,
  'played-cards': OF_CARD,
}

const SUPPLY = ['standard', 'unrest', 'socialist', 'rail', 'abroad', 'rundown', 'protest']

export const figures = (raw: RawPack): Finding[] =>
  figureFindings(scenarios(raw), FIGURES, ({ decks }) => ({
    province: placesOf(raw).provinces,
    supply: SUPPLY,
    'card-name': decks.flatMap((deck) => cards(raw, deck).map(({ value }) => value.id)),
  }))
