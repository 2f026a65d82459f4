/** Settles the first task of the list, then the next, until none is left. Its side decides if there is a choice. */
import { isStopped } from '../../../blocks/asking'
import { NOBODY_ASKED, only } from '../../../kernel/phases'
import type { Phase, PhaseId } from '../phase'
import type { VolkTurn } from '../rules'
import { endTask } from '../rules/tasks'
import { NOBODY } from '../state'
import { answer, TASKS } from '../tasks/kinds'
import { stopCircle } from '../tasks/rest'

export const task: Phase = {
  enter: settleAll,
  asked: (_, { tasks }) => (tasks.length > 0 ? only(tasks[0].side) : NOBODY_ASKED),
  prompt: (rules, state) => TASKS[state.tasks[0].kind].prompt(rules, state, state.tasks[0]),
  choices: (rules, state) => TASKS[state.tasks[0].kind].choices(rules, state, state.tasks[0]),
  focus: (rules, state) => TASKS[state.tasks[0].kind].focus?.(rules, state, state.tasks[0]),
  on: {},
  act: (turn, action) => answer(turn, action),
}

/** More automatic tasks in a row than any game has. Beyond it effects of the scenario form an endless loop. */
const MOST = 1000

/**
 * Settles tasks that need no answer. Returns the next phase, or `undefined` if a side must be asked. Without a card in
 * play the turn is about to begin.
 */
function settleAll(turn: VolkTurn): PhaseId | undefined {
  const { state, rules } = turn
  let left = MOST
  while (state.ending === NOBODY && state.tasks.length > 0) {
    if (isStopped(state)) return 'task'
    if (--left < 0) {
      left = MOST
      stopCircle(turn)
      continue
    }
    const [first] = state.tasks
    if (first.count === 0) {
      endTask(turn)
      continue
    }
    const kind = TASKS[first.kind]
    kind.open?.(turn, first)
    if (state.tasks[0] !== first) continue
    const choices = kind.choices(rules, state, first)
    if (choices.length > 1) return undefined
    if (choices.length === 0) endTask(turn)
    else answer(turn, choices[0].action)
  }
  // This also applies right after the end of the game, which occurs only at the end of a decade; that phase tests it first.
  if (state.step10 > 0) return 'end'
  return state.card === NOBODY ? 'turn' : 'next'
}
