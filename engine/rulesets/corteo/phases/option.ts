/** Before the set-up the players choose among the options of the scenario, one at a time (C-173, C-184). */

import { choiceName } from '../../../blocks/options/options'
import { only } from '../../../kernel/phases'
import type { Action, Message } from '../../../types'
import { emit, seatName } from '../events'
import { choicesOf, optionNamed } from '../names'
import type { Phase, PhaseId } from '../phase'
import type { CorteoTurn } from '../rules'
import { nextOption } from '../rules/movement/choosing'

export const option: Phase = {
  begin(turn): PhaseId | undefined {
    const { rules } = turn
    const index = nextOption(rules, turn.state)
    if (index < 0) return 'muster'
    if (rules.options[index].choices.length > 1) return undefined
    settle(turn, index, 0, 'chosen')
    return 'option'
  },
  asked: (rules, state) => only(rules.options[nextOption(rules, state)].seat),
  prompt(rules, state): Message {
    const { id, seat, secret } = rules.options[nextOption(rules, state)]
    return {
      key: secret ? 'corteo.prompt.secret' : 'corteo.prompt.option',
      values: { side: seatName(rules, seat), option: { text: `options.${id}` } },
    }
  },
  choices(rules, state) {
    const index = nextOption(rules, state)
    return rules.options[index].choices.map((_, choice) =>
      choicesOf(rules, state).option('choose', index, choice),
    )
  },
  on: {
    choose(turn, action) {
      choose(turn, action, 'chosen')
      return 'option'
    },
  },
}

/** Records the choice of an action. The event shows it to all seats unless it is secret. */
export function choose(turn: CorteoTurn, action: Action, event: 'chosen' | 'changed'): number {
  const index = optionNamed(turn.rules, action.option)
  settle(turn, index, turn.rules.options[index].choices.indexOf(String(action.choice)), event)
  return index
}

function settle(turn: CorteoTurn, index: number, choice: number, event: 'chosen' | 'changed'): void {
  const { rules } = turn
  const option = rules.options[index]
  turn.list('chosen')[index] = choice
  const who = { side: seatName(rules, option.seat), option: { text: `options.${option.id}` } }
  const seat = rules.seats[option.seat].id
  if (option.secret) emit(turn, 'noted', who, { seat, option: option.id })
  else
    emit(
      turn,
      event,
      { ...who, choice: choiceName(option, choice) },
      {
        seat,
        option: option.id,
        choice: option.choices[choice],
      },
    )
}
