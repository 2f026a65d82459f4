/** The declarations of fights: the President first, then clockwise (J-125). */

import { button, cellIn, ofCell, prompt } from '../../choices'
import { emit } from '../../events'
import { nextInSlots, ofSlots, type Phase } from '../../phase'
import type { Rules } from '../../rules'
import { GUNBOAT, type JuntaState, STRIKE } from '../../state'
import { makeRebel } from '../rebels'
import { isOut } from '../rules/command'
import { contested, fightersAt } from '../rules/field'

export const attack: Phase = {
  enter({ state, rules }) {
    while (state.slots.length > 0 && attackable(rules, state, state.slots[0]).length === 0)
      state.slots = state.slots.slice(1)
    if (state.slots.length > 0) return undefined
    state.slots = [GUNBOAT, STRIKE]
    return 'bombard'
  },
  asked: ofSlots,
  prompt: (rules, state, seat) => prompt(rules, 'attack', { family: seat, count: state.coup }),
  choices: (rules, state, seat) => [
    ...attackable(rules, state, seat).map((cell) => ofCell(rules, 'attack', cell)),
    button(rules, 'pass', {}, 'attack-pass'),
  ],
  on: {
    attack(turn, action, seat) {
      const cell = cellIn(turn.rules, action)
      turn.list('battles').push(cell)
      emit(turn, 'attack', { family: seat, cell })
      if (turn.state.coup === 0) makeRebel(turn, seat)
    },
    pass: nextInSlots,
  },
}

/** Returns the spaces with own and foreign fighters and no declaration yet. In the rebellion phase the President has none (J-109). */
export function attackable(rules: Rules, state: JuntaState, seat: number): number[] {
  if (isOut(state, seat) || (state.coup === 0 && seat === state.president)) return []
  return contested(rules, state).filter(
    (cell) => !state.battles.includes(cell) && fightersAt(rules, state, cell, seat).length > 0,
  )
}
