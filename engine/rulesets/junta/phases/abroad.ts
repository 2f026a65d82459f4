/** Each turn every family in exile decides whether to come home (J-67), before cards are drawn. */

import { button, prompt } from '../choices'
import { clockwise } from '../coup/rules/command'
import { comeBack, comingHome } from '../optional/returning'
import { nextInQueue, ofQueue, type Phase } from '../phase'
import { isSafeToReturn } from '../rules/lives'
import { NOBODY } from '../state'
import { dealTurn } from './cards'

export const abroad: Phase = {
  begin({ state, rules }) {
    state.queue = clockwise(rules, Math.max(0, state.president))
  },
  enter(turn) {
    const { state } = turn
    state.queue = state.queue.filter((seat) => state.exile[seat] !== NOBODY)
    if (state.queue.length > 0) return undefined
    dealTurn(turn)
    return 'shed'
  },
  asked: ofQueue,
  prompt: (rules, _, seat) => prompt(rules, 'abroad', { family: seat }),
  choices: (rules, state, seat) => [
    comingHome(rules, seat, isSafeToReturn(rules, state, seat) ? 1 : 0),
    button(rules, 'remain'),
  ],
  on: {
    return: (turn, _, seat) => comeBack(turn, seat),
    remain: nextInQueue,
  },
}
