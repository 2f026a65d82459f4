/** The leader of a march names the component of its Head for the whole game (C-022, C-126). */

import { moment } from '../../../blocks/interpreter'
import { only } from '../../../kernel/phases'
import { emit } from '../events'
import { choicesOf } from '../names'
import type { Phase } from '../phase'
import type { CorteoTurn, Rules } from '../rules'
import { marchOfPiece, nameComponent, speakerOfMarch, unnamedMarch } from '../rules/marches'
import { AWAY, type CorteoState } from '../state'

const name = (turn: CorteoTurn, march: number, component: number) => {
  nameComponent(turn, march, component)
  const id = turn.rules.components[component]
  emit(turn, 'component', { component: { text: `components.${id}` } }, { component: id })
  moment(turn, 'component-named', { seat: speakerOfMarch(turn.rules, turn.state, march) })
}

/** Components allowed to lead that are in this game: a muster may have left one out. */
export const leaders = (rules: Rules, state: CorteoState, march = unnamedMarch(rules, state)): number[] => {
  const { head, pieces } = rules
  return (head.marches[march]?.allowed ?? []).filter((component) =>
    state.cell.some(
      (cell, piece) =>
        pieces.component[piece] === component &&
        marchOfPiece(rules, piece) === march &&
        (cell !== AWAY || pieces.arrival[piece] >= 0),
    ),
  )
}

/** The component of a march that cannot have one. The value -2 prevents a second question. */
const NO_COMPONENT = -2

export const component: Phase = {
  begin(turn) {
    const { state, rules } = turn
    let march = unnamedMarch(rules, state)
    for (; march >= 0; march = unnamedMarch(rules, state)) {
      const allowed = leaders(rules, state, march)
      if (allowed.length > 1) return undefined
      if (allowed.length === 1) name(turn, march, allowed[0])
      else nameComponent(turn, march, NO_COMPONENT)
    }
    return 'set-up'
  },
  asked: (rules, state) => only(speakerOfMarch(rules, state, unnamedMarch(rules, state))),
  prompt: () => ({ key: 'corteo.prompt.component' }),
  choices: (rules, state) => leaders(rules, state).map((index) => choicesOf(rules, state).component(index)),
  on: {
    component(turn, action) {
      const { rules } = turn
      name(turn, unnamedMarch(rules, turn.state), rules.components.indexOf(String(action.component)))
      return 'component'
    },
  },
}
