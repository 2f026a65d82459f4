/** Tasks that choose places, one after the other. A place without an obstacle is a choice; the obstacle of any other refuses it. */
import type { Details } from '../../../kernel/refusing'
import type { Choice, Refusal } from '../../../types'
import { type Chosen, cityNamed, provinceNamed } from '../names'
import type { TaskKindRules } from '../phase'
import { type Attempt, aboutCity, aboutProvince, aboutSide, inNumbers, no } from '../requirements/attempt'
import type { Rules, VolkTurn } from '../rules'
import { provincesFor } from '../rules/tasks'
import { type Task, USES, type VolkState } from '../state'

/** Returns the key of the reason that forbids a place, or `undefined` if it can be chosen. */
type Bar = (rules: Rules, state: VolkState, task: Task, place: number) => string | undefined

type Kind = Pick<TaskKindRules, 'open' | 'prompt'> & {
  /** The statement of refusals that have none of their own. */
  readonly rule: string | ((task: Task) => string)
  readonly barTo: Bar
  does(turn: VolkTurn, place: number, task: Task): void
}

/** Obstacles with a statement of their own. */
const STATEMENTS: Readonly<Record<string, string>> = {
  'no-protest-markers': 'W-59',
  'choose-section': 'W-47',
  'town-other-side': 'W-52',
}

/** Obstacles that do not concern the place. */
const EVERYWHERE: Readonly<Record<string, (rules: Rules) => Details>> = {
  'no-cubes': () => ({}),
  'no-echo': () => ({}),
  'no-standards': () => ({}),
  'not-poorer': () => ({}),
  'calm-enough': (rules) => ({
    values: { count: rules.numbers.calmed },
    source: inNumbers(rules, 'calmed'),
  }),
}

const ruleOf = ({ rule }: Pick<Kind, 'rule'>, task: Task): string =>
  typeof rule === 'string' ? rule : rule(task)

/** @param among the provinces to choose from, if they are not those of the task */
export function ofProvinces(kind: Kind & { among?(rules: Rules): readonly number[] }): TaskKindRules {
  const { among, barTo, does } = kind
  const inQuestion = (rules: Rules, task: Task) => among?.(rules) ?? provincesFor(rules, task)
  return {
    open: kind.open,
    prompt: kind.prompt,
    choices: (rules, state, task) =>
      inQuestion(rules, task)
        .filter((province) => barTo(rules, state, task, province) === undefined)
        .map((province) => rules.choices.province('choose', province)),
    on: {
      choose: (turn, { province }: Chosen, task) => does(turn, provinceNamed(turn.rules, province), task),
    },
    requires(attempt) {
      const { rules, state, action } = attempt
      const { province: name }: Chosen = action
      const [task] = state.tasks
      const rule = ruleOf(kind, task)
      const province = provinceNamed(rules, name)
      if (province < 0) return no(rule, 'no-province')
      const details = { values: aboutProvince(rules, province), cells: [rules.provinces.cell[province]] }
      if (!among && rules.provinces.side[province] !== task.of) return otherSide(attempt, details)
      if (!inQuestion(rules, task).includes(province)) return no(rule, 'not-there', details)
      const key = barTo(rules, state, task, province)
      return key === undefined
        ? undefined
        : no(STATEMENTS[key] ?? rule, key, EVERYWHERE[key]?.(rules) ?? details)
    },
  }
}

/** W-52; W-38: a card played to remove unrest does so in an own province. */
function otherSide({ rules, state }: Attempt, { values, cells }: Details): Refusal {
  const isQuiet = USES[state.use] === 'quiet'
  return no(isQuiet ? 'W-38' : 'W-52', 'other-side', {
    values: { ...values, ...aboutSide(rules, state.tasks[0].of) },
    cells,
  })
}

export function ofTowns(kind: Kind): TaskKindRules {
  const { barTo, does } = kind
  return {
    open: kind.open,
    prompt: kind.prompt,
    choices(rules, state, task) {
      const list: Choice[] = []
      for (let city = 0; city < rules.cities.count; city++)
        if (barTo(rules, state, task, city) === undefined) list.push(rules.choices.city('choose', city))
      return list
    },
    on: { choose: (turn, { town }: Chosen, task) => does(turn, cityNamed(turn.rules, town), task) },
    requires({ rules, state, action }) {
      const { town }: Chosen = action
      const [task] = state.tasks
      const rule = ruleOf(kind, task)
      const city = cityNamed(rules, town)
      if (city < 0) return no(rule, 'no-town')
      const key = barTo(rules, state, task, city)
      const values = { ...aboutCity(rules, city), ...aboutSide(rules, task.of) }
      return key === undefined
        ? undefined
        : no(STATEMENTS[key] ?? rule, key, { values, cells: [rules.cities.cell[city]] })
    },
  }
}
