/** Changes the scenario of a pack for the things that a campaign carries to it. */
import type { ScenarioCounter, ScenarioOption } from '../../schemas/generated/content'
import type { RawPack, ScenarioFile, Sourced } from '../types'
import type { Carried, CarriedUnit } from './ended'

type RosterLine = {
  readonly side: string
  readonly unit: string
  readonly component?: string
  readonly count: number
  /** The name of its unit. */
  readonly id?: string
  readonly status?: readonly string[]
}
type SetupGroup = { readonly units: 'all' | readonly string[]; readonly count: number }
type SetupStep = { readonly side: string; readonly groups: readonly SetupGroup[] }
type Written = {
  readonly counters?: readonly ScenarioCounter[]
  readonly options?: readonly ScenarioOption[]
  readonly rosters?: readonly RosterLine[]
  readonly setup?: readonly SetupStep[]
}

/** The pack whose scenario begins with the carried things. Its other parts are shared. */
export function withCarried(raw: RawPack, id: string, carried: Carried): RawPack {
  const scenario = raw.scenarios[id] as (Sourced<ScenarioFile> & Written) | undefined
  if (!scenario) return raw
  const { counters, options, rosters, setup } = scenario
  const lines = rosters && leftOf(rosters, carried)
  const begun = counters?.map((counter) => started(counter, carried))
  const changed = {
    ...scenario,
    ...(begun ? { counters: begun } : {}),
    ...(options ? { options: options.map((option) => chosen(option, carried)) } : {}),
    ...(lines ? { rosters: lines } : {}),
    ...(lines && setup ? { setup: setup.flatMap((step) => placeable(step, lines, carried)) } : {}),
  }
  return { ...raw, scenarios: { ...raw.scenarios, [id]: changed } }
}

function started(counter: ScenarioCounter, { counters }: Carried): ScenarioCounter {
  if (!Object.hasOwn(counters, counter.id)) return counter
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = counter
  return { ...counter, start: Math.min(most, Math.max(least, counters[counter.id])) }
}

function chosen(option: ScenarioOption, { options }: Carried): ScenarioOption {
  if (!Object.hasOwn(options, option.id)) return option
  const { by: _, ...rest } = option
  return { ...rest, start: options[option.id] }
}

const isOf = (line: RosterLine, unit: CarriedUnit) =>
  line.side === unit.side &&
  line.unit === unit.unit &&
  isNamed(line, unit) &&
  (line.component === undefined || line.component === unit.component)

const isNamed = ({ id, count }: RosterLine, { name }: CarriedUnit) =>
  id === undefined || count === 1 ? name === id : name?.startsWith(`${id}-`) === true

/**
 * The lines with no more units than are left, without empty ones: one line for all units in the same states. Several units of
 * one name stay together, in the states that all of them have.
 */
function leftOf(rosters: readonly RosterLine[], { sides, units }: Carried): readonly RosterLine[] {
  const pool = [...units]
  return rosters.flatMap((line) => {
    if (!sides.includes(line.side)) return [line]
    const left: CarriedUnit[] = []
    for (let count = 0; count < line.count; count++) {
      const at = pool.findIndex((unit) => isOf(line, unit))
      if (at < 0) break
      left.push(...pool.splice(at, 1))
    }
    return byStates(line, left).map(({ states, count }) => {
      const status = [...new Set([...(line.status ?? []), ...states])]
      return { ...line, count, ...(status.length > 0 ? { status } : {}) }
    })
  })
}

function byStates({ id }: RosterLine, units: readonly CarriedUnit[]) {
  if (id !== undefined && units.length > 1) {
    const [{ statuses }, ...others] = units
    const states = statuses.filter((status) => others.every((unit) => unit.statuses.includes(status)))
    return [{ states, count: units.length }]
  }
  const counts = new Map<string, { readonly states: readonly string[]; count: number }>()
  for (const { statuses: states } of units) {
    const key = JSON.stringify(states)
    counts.set(key, { states, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

/** The groups of a set-up with no more units than the side has, without empty ones. */
function placeable(step: SetupStep, rosters: readonly RosterLine[], { sides }: Carried): SetupStep[] {
  if (!sides.includes(step.side)) return [step]
  const left = new Map<string, number>()
  for (const { side, unit, count } of rosters)
    if (side === step.side) left.set(unit, (left.get(unit) ?? 0) + count)
  const groups = step.groups.flatMap((group) => {
    const types = group.units === 'all' ? [...left.keys()] : group.units
    let count = 0
    for (const type of types) {
      const taken = Math.min(group.count - count, left.get(type) ?? 0)
      left.set(type, (left.get(type) ?? 0) - taken)
      count += taken
    }
    return count > 0 ? [{ ...group, count }] : []
  })
  return groups.length > 0 ? [{ ...step, groups }] : []
}
