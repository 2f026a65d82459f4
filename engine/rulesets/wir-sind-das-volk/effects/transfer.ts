/** Moves living standards from one province to another of the same side. No printed card does this. */
import { sideName } from '../events'
import type { TaskKindRules } from '../phase'
import { dropStandard } from '../rules/standards'
import { provincesFor, putFirst, spend } from '../rules/tasks'
import type { Task } from '../state'
import { placeOf, standard } from '../tasks/provinces'
import { asking, type EffectRules } from './effect'

/** Returns the first half of the task, the removal, as a task of its own. */
const leavingOnly = (task: Task): Task => ({ ...task, count: -1 })

const leaving: TaskKindRules = {
  prompt: (rules, _, { of }) => ({ key: 'volk.prompt.transfer', values: { side: sideName(rules, of) } }),
  choices: (rules, state, task) =>
    provincesFor(rules, task).length < 2 ? [] : standard.choices(rules, state, leavingOnly(task)),
  on: {
    choose(turn, action, task) {
      const { province, section } = placeOf(turn, action)
      const where = provincesFor(turn.rules, task).filter((other) => other !== province)
      spend(turn)
      putFirst(turn, { ...task, kind: 'standard', count: 1, where })
      dropStandard(turn, province, section)
    },
  },
  requires: (attempt) =>
    standard.requires?.({
      ...attempt,
      state: { ...attempt.state, tasks: attempt.state.tasks.map(leavingOnly) },
    }),
}

export const effects = { transfer: asking('transfer', leaving) } satisfies Readonly<
  Record<string, EffectRules>
>
