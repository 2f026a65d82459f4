/** Changes the scenario of a pack for the things that a campaign carries to it. */
import type { ScenarioCounter, ScenarioOption } from '../../schemas/generated/content'
import type { RawPack, ScenarioFile, Sourced } from '../types'
import type { Carried, CarriedUnit } from './ended'

type RosterLine = {
  readonly side: string
  readonly unit: string
  readonly component?: string
  readonly count: number
}
type SetupGroup = { readonly units: 'all' | readonly string[]; readonly count: number }
type SetupStep = { readonly side: string; readonly groups: readonly SetupGroup[] }
type Written = {
  readonly counters?: readonly ScenarioCounter[] | undefined
  readonly options?: readonly ScenarioOption[]
  readonly rosters?: readonly RosterLine[]
  readonly setup?: readonly SetupStep[]
  readonly triggers?: readonly object[] | undefined
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
    ...withStatuses({ counters: begun, triggers: scenario.triggers }, carried),
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
  (line.component === undefined || line.component === unit.component)

/** The lines with no more units than are left, without empty ones. */
function leftOf(rosters: readonly RosterLine[], { sides, units }: Carried): readonly RosterLine[] {
  const pool = [...units]
  return rosters.flatMap((line) => {
    if (!sides.includes(line.side)) return [line]
    let count = 0
    for (; count < line.count; count++) {
      const at = pool.findIndex((unit) => isOf(line, unit))
      if (at < 0) break
      pool.splice(at, 1)
    }
    return count > 0 ? [{ ...line, count }] : []
  })
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

/** Counters and triggers that give units their statuses again, once all units stand. */
function withStatuses({ counters = [], triggers = [] }: Written, { units }: Carried): Partial<Written> {
  const wanted = new Map<string, { readonly unit: CarriedUnit; readonly status: string; count: number }>()
  for (const unit of units)
    for (const status of unit.statuses) {
      const key = JSON.stringify([unit.side, unit.unit, unit.component, status])
      const known = wanted.get(key) ?? { unit, status, count: 0 }
      known.count += 1
      wanted.set(key, known)
    }
  if (wanted.size === 0) return {}
  const all = [...wanted.values()].map((one, index) => ({ ...one, counter: `carried-${index}` }))
  return {
    counters: [...counters, ...all.map(({ counter }) => ({ id: counter, hidden: true }))],
    triggers: [...triggers, ...all.map(triggerOf)],
  }
}

type Kept = {
  readonly unit: CarriedUnit
  readonly status: string
  readonly count: number
  readonly counter: string
}

const triggerOf = ({ unit: { side, unit, component }, status, count, counter }: Kept) => ({
  id: counter,
  at: 'set-up-ended',
  do: [
    {
      type: 'each',
      who: { side, units: [unit], ...(component === undefined ? {} : { components: [component] }) },
      do: [
        {
          type: 'if',
          when: { type: 'measure', of: { type: 'counter', counter }, most: count - 1 },
          do: [
            { type: 'status', who: { it: true }, status },
            { type: 'count', counter, by: 1 },
          ],
        },
      ],
    },
  ],
})
