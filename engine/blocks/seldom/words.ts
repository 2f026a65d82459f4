/** Words of the language that few scenarios say, and how a table shows what they did. They load apart from the rules (decision 92). */

import { startOfDecks, withDecks } from '../cards/decks'
import { cardsShown } from '../cards/known'
import { CARD_WORDS } from '../cards/words'
import { speaking } from '../context'
import { controlShown, featuresShown, MARK_WORDS } from '../marking'
import { changeEffect, statusEffect } from '../units/unit-effects'
import { TERRAIN_WORDS } from '../zones/terrain-effects'

export const SELDOM = {
  words: speaking(CARD_WORDS, MARK_WORDS, TERRAIN_WORDS, {
    effects: { change: changeEffect, status: statusEffect },
  }),
  cardsShown,
  controlShown,
  featuresShown,
  startOfDecks,
  withDecks,
}
