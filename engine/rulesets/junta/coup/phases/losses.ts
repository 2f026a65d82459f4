/** Each owner chooses the units that fall, one for each hit of the dice (J-129). */

import { ofUnit, prompt, unitIn } from '../../choices'
import type { Phase } from '../../phase'
import type { Rules } from '../../rules'
import { type JuntaState, NOBODY } from '../../state'
import { lose, lossCell } from '../losses'
import { clockwise } from '../rules/command'
import { fightersAt, oneOfEach } from '../rules/field'

export const losses: Phase = {
  enter(turn) {
    const { state, rules } = turn
    for (let seat = nextDue(rules, state); seat !== undefined; seat = nextDue(rules, state)) {
      const there = fightersAt(rules, state, lossCell(state), seat)
      const isChosen = there.length > state.due[seat] && oneOfEach(rules, state, there).length > 1
      if (isChosen) return undefined
      for (const unit of there.slice(0, state.due[seat])) lose(turn, unit, seat)
      turn.list('due')[seat] = 0
    }
    if (state.field !== NOBODY) return 'fire'
    state.haven = NOBODY
    return 'bombard'
  },
  asked: (rules, state) => [nextDue(rules, state) ?? 0],
  prompt: (rules, state, seat) =>
    prompt(rules, 'losses', { family: seat, cell: lossCell(state), count: state.due[seat] }),
  choices(rules, state, seat) {
    const cell = lossCell(state)
    return oneOfEach(rules, state, fightersAt(rules, state, cell, seat)).map((unit) =>
      ofUnit(rules, 'lose', unit, cell),
    )
  },
  focus: (_, state) => ({ cells: [lossCell(state)] }),
  on: {
    lose(turn, action, seat) {
      lose(turn, unitIn(turn.rules, action), seat)
    },
  },
}

const nextDue = (rules: Rules, state: JuntaState): number | undefined =>
  clockwise(rules, state.president).find((seat) => state.due[seat] > 0)
