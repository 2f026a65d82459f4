/** Living standards go from one province to another of the same side; no printed card moves them. */
import { sideName } from '../events'
import type { TaskKindRules } from '../phase'
import { dropStandard } from '../rules/standards'
import { provincesFor, putFirst, spend } from '../rules/tasks'
import type { Task } from '../state'
import { placeOf, standard } from '../tasks/provinces'
import { asking, type EffectRules } from './effect'

/** The half that takes one away, as if that were all. */
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
