/** A roster holds every unit that the set-up and the reinforcements ask for. */
import type { ScenarioFile } from '../../../schemas/generated/content'
import type { Finding, RawPack } from '../../types'
import { type At, finding, within } from '../finding'
import { type Placed, scenariosOf } from '../pack-parts'
import { rosterTypes } from '../setup-groups'
import { smallestSubset } from '../subsets'

/** So many units, each of one of these types. */
type Demand = { readonly count: number; readonly types: readonly string[]; readonly at: At }

export const rosterCounts = (raw: RawPack): Finding[] =>
  scenariosOf(raw).flatMap((scenario) =>
    [...new Set(scenario.value.order)].flatMap((side) => shortfall(scenario, side)),
  )

function shortfall(scenario: Placed<ScenarioFile>, side: string): Finding[] {
  const demands = demandsOf(scenario, side)
  const stock = new Map<string, number>()
  for (const line of scenario.value.rosters)
    if (line.side === side) stock.set(line.unit, (stock.get(line.unit) ?? 0) + line.count)
  const wanted = (members: readonly number[]) => members.reduce((sum, i) => sum + demands[i].count, 0)
  const typesOf = (members: readonly number[]) => [...new Set(members.flatMap((i) => demands[i].types))]
  const held = (members: readonly number[]) =>
    typesOf(members).reduce((sum, type) => sum + (stock.get(type) ?? 0), 0)
  const lacking = smallestSubset(demands.length, (members) => wanted(members) > held(members))
  if (!lacking) return []
  const { at } = demands[lacking[lacking.length - 1]]
  const values = {
    side: { text: `sides.${side}` },
    units: typesOf(lacking).join(', '),
    found: held(lacking),
    expected: wanted(lacking),
  }
  return [
    finding('E-ROSTER-TOO-SMALL', at, 'roster-too-small', values, {
      found: String(values.found),
      expected: String(values.expected),
    }),
  ]
}

/** Demands of the same types are added up, so that there are few of them. */
function demandsOf({ value, at }: Placed<ScenarioFile>, side: string): Demand[] {
  const demands = [
    ...value.setup.flatMap((step, i) =>
      step.side !== side
        ? []
        : step.groups.map((group, j) => ({
            count: group.count,
            types: group.units === 'all' ? rosterTypes(value, side) : [...group.units].sort(),
            at: within(at, 'setup', i, 'groups', j, 'count'),
          })),
    ),
    ...(value.reinforcements ?? []).flatMap((one, i) =>
      one.side !== side
        ? []
        : (one.units ?? []).map((line, j) => ({
            count: line.count,
            types: [line.unit],
            at: within(at, 'reinforcements', i, 'units', j, 'count'),
          })),
    ),
  ]
  const merged = new Map<string, Demand>()
  for (const demand of demands) {
    const key = demand.types.join(' ')
    merged.set(key, { ...demand, count: demand.count + (merged.get(key)?.count ?? 0) })
  }
  return [...merged.values()]
}
