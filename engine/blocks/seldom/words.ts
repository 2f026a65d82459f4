/** Words of the language that few scenarios say, and how a table shows what they did. They load apart from the rules (decision 93). */

import { startOfDecks, withDecks } from '../cards/decks'
import { cardsShown } from '../cards/known'
import { CARD_WORDS } from '../cards/words'
import { speaking } from '../context'
import { FIGURE_WORDS } from '../figures/figures'
import { hiddenShown } from '../hiding/shown'
import { HIDING_WORDS, hidingOf } from '../hiding/words'
import { controlShown, featuresShown, MARK_WORDS } from '../marking'
import { keepsChoices } from '../questions/answers'
import { forEach } from '../questions/placeholder'
import { answersShown } from '../questions/shown'
import { QUESTION_WORDS } from '../questions/words'
import { delayTriggers, dueAt } from '../time/delays'
import { LAST_TURN_WORDS } from '../time/last-turn'
import { count } from '../time/tallies'
import { timeVeil } from '../time/veil'
import { TIME_WORDS } from '../time/words'
import { changeEffect, exitEffect, statusEffect } from '../units/unit-effects'
import { shapeMask } from '../zones/shapes'
import { TERRAIN_WORDS } from '../zones/terrain-effects'
import type { Seldom } from './loaded'

export const SELDOM: Seldom = {
  words: speaking(
    CARD_WORDS,
    FIGURE_WORDS,
    MARK_WORDS,
    TERRAIN_WORDS,
    TIME_WORDS,
    LAST_TURN_WORDS,
    QUESTION_WORDS,
    HIDING_WORDS,
    {
      effects: { change: changeEffect, status: statusEffect, exit: exitEffect },
    },
  ),
  answersShown,
  cardsShown,
  controlShown,
  count,
  delayTriggers,
  dueAt,
  featuresShown,
  forEach,
  hiddenShown,
  hidingOf,
  keepsChoices,
  shapeMask,
  startOfDecks,
  timeVeil,
  withDecks,
}
