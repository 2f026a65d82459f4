/** The part of the language for questions whose answers are found in the game, and for answers that are read later. */
import type { Words } from '../context'
import { askCardEffect, askCellEffect, askNumberEffect, askSeatEffect, askUnitEffect } from './asks'
import { bidEffect } from './bid'
import {
  answeredCells,
  answeredTest,
  answeredUnits,
  answerMeasure,
  forAnswerEffect,
  moveCardEffect,
  revealAnswerEffect,
} from './later'
import { proposeEffect } from './proposal'
import { questionsVeil } from './veil'

export const QUESTION_WORDS: Words = {
  measures: { answer: answerMeasure },
  conditions: { answered: answeredTest },
  cells: { answered: answeredCells },
  effects: {
    'ask-unit': askUnitEffect,
    'ask-cell': askCellEffect,
    'ask-card': askCardEffect,
    'ask-seat': askSeatEffect,
    'ask-number': askNumberEffect,
    propose: proposeEffect,
    bid: bidEffect,
    'for-answer': forAnswerEffect,
    'reveal-answer': revealAnswerEffect,
    'move-card': moveCardEffect,
  },
  questions: { who: answeredUnits, veil: questionsVeil },
}
