/** All kinds of tasks: those of effects, by name, and those of the rules. */
import type { Action } from '../../../types'
import { EFFECTS } from '../effects/known'
import type { Answer, TaskKindRules } from '../phase'
import type { VolkTurn } from '../rules'
import { alternate, decay } from './alternate'
import { attack, compare, joker, prestige, socialists } from './decade'
import { icons } from './icons'
import { price } from './price'
import { echo } from './provinces'
import { rest } from './rest'

/** Applies the answer to the first task. */
export function answer(turn: VolkTurn, action: Action): undefined {
  const [task] = turn.state.tasks
  const on: Readonly<Record<string, Answer<Action> | undefined>> = TASKS[task.kind].on
  on[action.type]?.(turn, action, task)
}

export const TASKS: Readonly<Record<string, TaskKindRules>> = {
  icons,
  alternate,
  decay,
  echo,
  price,
  joker,
  prestige,
  compare,
  attack,
  socialists,
  rest,
  ...Object.fromEntries(Object.entries(EFFECTS).flatMap(([kind, { task }]) => (task ? [[kind, task]] : []))),
}
