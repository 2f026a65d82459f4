/** Gunboat and air strikes, before any unit fires (J-126). */

import { moment } from '../../../../blocks/interpreter'
import { bombDice } from '../../blocks/numbers'
import { button, cellIn, familyIn, familyInCell, prompt } from '../../choices'
import { emit } from '../../events'
import { nextInSlots, type Phase } from '../../phase'
import { GUNBOAT, STRIKE } from '../../state'
import { hitsOf, oweLosses } from '../losses'
import { isRevolt, makeRebel } from '../rebels'
import { gunnerOf, isLoaded, isPledged, officeFor, targetsOf } from '../rules/weapons'

export const bombard: Phase = {
  enter({ state, rules }) {
    const isReady = (weapon: number) =>
      isLoaded(rules, state, weapon) && targetsOf(rules, state, weapon).length > 0
    while (state.slots.length > 0 && !isReady(state.slots[0])) state.slots = state.slots.slice(1)
    return state.slots.length > 0 ? undefined : 'order'
  },
  asked: (rules, state) => [gunnerOf(rules, state, state.slots[0])],
  prompt: (rules, state, seat) =>
    prompt(rules, 'bombard', {
      family: seat,
      kind: state.slots[0] === STRIKE ? 'air' : 'sea',
      count: bombDice(rules, state, state.slots[0] !== STRIKE, seat),
    }),
  choices: (rules, state) => {
    const [weapon] = state.slots
    return [
      ...targetsOf(rules, state, weapon).map(([cell, family]) =>
        familyInCell(rules, 'bombard', family, cell),
      ),
      ...(isPledged(rules, state, weapon) ? [] : [button(rules, 'pass', {}, 'bombard-pass')]),
    ]
  },
  on: {
    bombard(turn, action, seat) {
      const { state, rules } = turn
      const [weapon] = state.slots
      const cell = cellIn(rules, action)
      const family = familyIn(rules, action)
      if (isPledged(rules, state, weapon)) state.announced = -1
      state.fired |= weapon
      if (weapon === STRIKE) state.strikes -= 1
      state.slots = state.slots.slice(1)
      const revolts = cell === rules.places.palace || isRevolt(rules, state, cell, family)
      const dice = throwDice(turn, bombDice(rules, state, weapon === GUNBOAT, seat))
      const hits = hitsOf(rules, state, seat, dice)
      emit(turn, 'bombarded', {
        family: seat,
        other: family,
        cell,
        dice,
        count: hits,
        office: officeFor(rules, state, weapon),
      })
      if (revolts) makeRebel(turn, seat)
      state.haven = cell
      oweLosses(turn, cell, family, hits)
      moment(turn, 'bombarded', { seat })
      return 'losses'
    },
    pass: nextInSlots,
  },
}

export function throwDice(turn: Parameters<Phase['on'][string]>[0], count: number): number[] {
  const dice: number[] = []
  for (let index = 0; index < count; index++) dice.push(turn.roll(turn.rules.numbers.faces))
  return dice
}
