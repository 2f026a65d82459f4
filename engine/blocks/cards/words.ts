/** The part of the language for games whose scenarios have decks of their own. */

import type { Words } from '../context'
import { compileCards } from './card-tables'
import { cardEffect } from './cards'
import { cardsMeasure, compileDecks } from './decks'
import { cardsVeil } from './known'

export const CARD_WORDS: Words = {
  measures: { cards: cardsMeasure },
  effects: {
    draw: cardEffect,
    play: cardEffect,
    discard: cardEffect,
    take: cardEffect,
    give: cardEffect,
    shuffle: cardEffect,
  },
  decks: { decks: compileDecks, cards: compileCards, veil: cardsVeil },
}
