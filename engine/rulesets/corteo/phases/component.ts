/** The side of the Head names the component that leads for the whole game (C-022, C-126). */

import { only } from '../../../kernel/phases'
import { emit } from '../events'
import { choicesOf } from '../names'
import type { Phase } from '../phase'
import type { CorteoTurn, Rules } from '../rules'
import { speakerOf } from '../rules/seats'
import { AWAY, type CorteoState } from '../state'

const name = (turn: CorteoTurn, component: number) => {
  turn.state.component = component
  const id = turn.def.rules.components[component]
  emit(turn, 'component', { component: { text: `components.${id}` } }, { component: id })
}

/** Components allowed to lead that are in this game: a muster may have left one out. */
export const leaders = ({ head, pieces }: Rules, state: CorteoState): number[] =>
  head.allowed.filter((component) =>
    state.cell.some(
      (cell, piece) =>
        pieces.component[piece] === component &&
        pieces.side[piece] === head.side &&
        (cell !== AWAY || pieces.arrival[piece] >= 0),
    ),
  )

/** Nobody can lead without a component: -2 keeps the question from coming back. */
const NO_COMPONENT = -2

export const component: Phase = {
  begin(turn) {
    const allowed = leaders(turn.def.rules, turn.state)
    if (allowed.length > 1) return undefined
    if (allowed.length === 1) name(turn, allowed[0])
    else turn.state.component = NO_COMPONENT
    return 'set-up'
  },
  asked: (rules, state) => only(speakerOf(rules, state, rules.head.side)),
  prompt: () => ({ key: 'corteo.prompt.component' }),
  choices: (rules, state) => leaders(rules, state).map((index) => choicesOf(rules, state).component(index)),
  on: {
    component(turn, action) {
      name(turn, turn.def.rules.components.indexOf(String(action.component)))
      return 'set-up'
    },
  },
}
