/** Checks that a roster holds every unit that the set-up and the reinforcements require. */
import type { CorteoCondition, ScenarioFile } from '../../../../schemas/generated/content'
import {
  isLeftOut,
  type OptionAssignment,
  optionAssignmentsOf,
  optionsIn,
} from '../../../blocks/checks/option-assignments'
import { finding, within } from '../../../compile/finding'
import { boardOfScenario, type Placed, scenariosOf } from '../../../compile/pack-parts'
import type { BoardMap, Finding } from '../../../types'
import type { At } from '../../../types/pack'
import { forcesOf, isOf, mostUnits, type Player, seatsOfSide } from '../compile/forces'
import { rosterTypes } from '../compile/setup-groups'
import { smallestSubset } from '../compile/subsets'
import type { CorteoPack } from '../pack'

/** A number of units, each of one of these types. */
type Demand = {
  readonly count: number
  readonly types: readonly string[]
  readonly at: At
  readonly when?: CorteoCondition
}

export const rosterCounts = (raw: CorteoPack): Finding[] =>
  scenariosOf(raw).flatMap((scenario) => {
    const board = boardOfScenario(raw, scenario.value)
    return [...new Set(scenario.value.order)].flatMap((side) =>
      firstFound([...seatsOfSide(scenario.value, side), undefined], (seat) =>
        ofPlayer(board, scenario, { side, seat }),
      ),
    )
  })

function firstFound<T>(list: readonly T[], ask: (one: T) => Finding[]): Finding[] {
  for (const one of list) {
    const found = ask(one)
    if (found.length > 0) return found
  }
  return []
}

/** Demands of options that exclude each other are not added up: each combination of options is checked separately. */
function ofPlayer(board: BoardMap | undefined, scenario: Placed<ScenarioFile>, player: Player): Finding[] {
  const demands = demandsOf(scenario, player)
  const options = optionsIn(demands.map(({ when }) => when))
  const assignments: readonly OptionAssignment[] = board
    ? optionAssignmentsOf(board, scenario.value, options)
    : [new Map()]
  return firstFound(assignments, (assignment) =>
    shortfall(scenario.value, player, merged(demands.filter(({ when }) => !isLeftOut(assignment, when)))),
  )
}

function shortfall(scenario: ScenarioFile, player: Player, demands: readonly Demand[]): Finding[] {
  const stock = new Map<string, number>()
  for (const line of forcesOf(scenario, player.side).filter((line) =>
    isOf(scenario, player, { ...line, side: player.side }),
  ))
    stock.set(line.unit, (stock.get(line.unit) ?? 0) + line.count)
  const most = mostUnits(scenario, player)
  const wanted = (members: readonly number[]) => members.reduce((sum, i) => sum + demands[i].count, 0)
  const typesOf = (members: readonly number[]) => [...new Set(members.flatMap((i) => demands[i].types))]
  const held = (members: readonly number[]) =>
    Math.min(
      typesOf(members).reduce((sum, type) => sum + (stock.get(type) ?? 0), 0),
      most,
    )
  const lacking = smallestSubset(demands.length, (members) => wanted(members) > held(members))
  if (!lacking) return []
  const { at } = demands[lacking[lacking.length - 1]]
  const values = {
    side: { text: player.seat ? `seats.${player.seat}` : `sides.${player.side}` },
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

function demandsOf({ value, at }: Placed<ScenarioFile>, player: Player): Demand[] {
  return [
    ...value.setup.flatMap((step, i) =>
      !isOf(value, player, step)
        ? []
        : step.groups.map((group, j) => ({
            count: group.count,
            types: group.units === 'all' ? rosterTypes(value, step.side) : [...group.units].sort(),
            at: within(at, 'setup', i, 'groups', j, 'count'),
            when: group.when,
          })),
    ),
    ...(value.reinforcements ?? []).flatMap((one, i) =>
      one.side !== player.side || player.seat !== undefined // Later arrivals may belong to any player of the side.
        ? []
        : (one.units ?? []).map((line, j) => ({
            count: line.count,
            types: [line.unit],
            at: within(at, 'reinforcements', i, 'units', j, 'count'),
            when: isFixed(value, one.when) ? one.when : undefined,
          })),
    ),
  ]
}

/** True if a choice made at the start cannot change later. */
const isFixed = ({ options = [] }: ScenarioFile, when: CorteoCondition | undefined): boolean =>
  !options.some(({ id, changes }) => changes !== undefined && optionsIn([when]).includes(id))

/** Adds up demands for the same types, to keep their number small. */
function merged(demands: readonly Demand[]): Demand[] {
  const sums = new Map<string, Demand>()
  for (const demand of demands) {
    const key = demand.types.join(' ')
    sums.set(key, { ...demand, count: demand.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()]
}
