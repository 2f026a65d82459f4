/** Why a province, a town or a section may not be chosen for what is settled now. */
import type { Refusal } from '../../../types'
import { provincesOf } from '../rules/building'
import { cubesLeft, externalsLeft, factoriesLeft, rundownsLeft } from '../rules/supply'
import { BUILT, EAST, NONE, RUNDOWN, type Task, type TaskKind } from '../state'
import { TASKS } from '../tasks/kinds'
import { at, bound, outside } from './provinces'
import { type Attempt, aboutCity, aboutSide, cityIn, inNumbers, no, provinceIn } from './reason'
import { standard } from './standards'

export function choose(attempt: Attempt): Refusal {
  const { state } = attempt
  const task = state.phase === 'task' ? state.tasks[0] : undefined
  const reason = task && (TASKS[task.kind].refuse ?? REASONS[task.kind])
  return reason ? reason(attempt, task) : no('W-53', 'nothing-to-choose')
}

type Reason = (attempt: Attempt, task: Task) => Refusal

const REASONS: Readonly<Partial<Record<TaskKind, Reason>>> = {
  unrest: (attempt, { count }) => cubes(attempt, 'W-58', count),
  shift: (attempt) => cubes(attempt, 'W-58', -1),
  calm: inProvince('W-62', ({ rules }) =>
    no('W-62', 'calm-enough', {
      values: { count: rules.numbers.calmed },
      source: inNumbers(rules, 'calmed'),
    }),
  ),
  standard,
  echo: (attempt) =>
    bound(attempt, 'W-60', attempt.rules.provinces.sections.supplier) ?? no('W-60', 'no-echo'),
  police: (attempt) => bound(attempt, 'W-67', attempt.rules.provinces.of[EAST]) ?? cubes(attempt, 'W-67', -1),
  compare: inProvince('W-86', () => no('W-86', 'not-poorer')),
  socialists: (attempt, { count }) =>
    bound(attempt, count > 0 ? 'W-96' : 'W-98', attempt.rules.provinces.of[EAST]) ??
    no(count > 0 ? 'W-96' : 'W-98', count > 0 ? 'no-protest' : 'no-socialist', at(attempt)),
  rundown: (attempt, task) => town(attempt, task, 'W-63') ?? decays(attempt, 'W-63'),
  decay: (attempt, task) => town(attempt, task, 'W-81') ?? decays(attempt, 'W-81'),
  repair: (attempt, task) => town(attempt, task, 'W-66') ?? repairs(attempt),
  external: abroad('W-104'),
  raze: abroad('W-106'),
}

function inProvince(rule: string, otherwise: Reason): Reason {
  return (attempt, task) => outside(attempt, task, rule) ?? otherwise(attempt, task)
}

function cubes(attempt: Attempt, rule: string, count: number): Refusal {
  const { rules, state } = attempt
  const [task] = state.tasks
  const out = task.kind === 'police' ? undefined : outside(attempt, task, rule)
  if (out) return out
  if (count > 0 && cubesLeft(rules, state) === 0) return no(rule, 'no-cubes')
  if (count > 0) return no('W-59', 'no-protest-markers', at(attempt))
  const has = state.unrest[provinceIn(attempt)] > 0
  return no(rule, task.kind === 'shift' && has ? 'nowhere-to-go' : 'no-unrest', at(attempt))
}

/** Not a town, not of that side, or not in the provinces in question. */
function town(attempt: Attempt, { of, where }: Task, rule: string): Refusal | undefined {
  const { rules, state } = attempt
  const city = cityIn(attempt)
  if (city < 0) return no(rule, 'no-town')
  const details = {
    values: { ...aboutCity(rules, city), ...aboutSide(rules, of) },
    cells: [rules.cities.cell[city]],
  }
  if (rules.cities.side[city] !== of) return no('W-52', 'town-other-side', details)
  if (state.factory[city] === NONE) return no(rule, 'no-factory', details)
  if (rules.cities.external[city]) return no(rule, 'town-abroad', details)
  const isThere = where.length === 0 || provincesOf(rules, city).some((province) => where.includes(province))
  return isThere ? undefined : no(rule, 'town-not-there', details)
}

function decays(attempt: Attempt, rule: string): Refusal {
  const { rules, state } = attempt
  const city = cityIn(attempt)
  const details = { values: aboutCity(rules, city), cells: [rules.cities.cell[city]] }
  if (state.factory[city] === RUNDOWN) return no(rule, 'decayed', details)
  return rundownsLeft(rules, state) === 0
    ? no(rule, 'no-markers', details)
    : no(rule, 'town-not-there', details)
}

function repairs(attempt: Attempt): Refusal {
  const { rules, state } = attempt
  const city = cityIn(attempt)
  const details = { values: aboutCity(rules, city), cells: [rules.cities.cell[city]] }
  if (state.factory[city] === BUILT) return no('W-66', 'not-decayed', details)
  const left = factoriesLeft(rules, state, rules.cities.side[city])
  return no('W-66', left === 0 ? 'no-markers' : 'town-not-there', details)
}

function abroad(rule: string): Reason {
  return (attempt, { kind }) => {
    const { rules, state } = attempt
    const city = cityIn(attempt)
    if (city < 0) return no(rule, 'no-town')
    const details = { values: aboutCity(rules, city), cells: [rules.cities.cell[city]] }
    if (!rules.cities.external[city]) return no(rule, 'not-abroad', details)
    if (kind === 'raze') return no(rule, 'no-factory', details)
    return no(rule, externalsLeft(rules, state) === 0 ? 'no-markers' : 'factory-there', details)
  }
}
