/** Checks that zones have room for the units that are placed there, together with the other groups of the side. */
import type { ScenarioFile } from '../../../../schemas/generated/content'
import { knownMask } from '../../../blocks/checks/known-mask'
import {
  chosenIn,
  isLeftOut,
  type OptionAssignment,
  optionAssignmentsOf,
  optionsIn,
} from '../../../blocks/checks/option-assignments'
import { finding, listNames, within } from '../../../compile/finding'
import { boardOfScenario, type Placed, scenariosOf } from '../../../compile/pack-parts'
import { marked } from '../../../geometry/cells'
import type { BoardMap, CellIndex, Finding } from '../../../types'
import type { At } from '../../../types/pack'
import { mostUnits } from '../compile/forces'
import { rosterTypes, type SetupGroup, setupGroups } from '../compile/setup-groups'
import { openTo, unitTypes, walkerOf } from '../compile/standing'
import { smallestSubset } from '../compile/subsets'
import { stackingOf } from '../compile/switches'
import type { CorteoPack } from '../pack'

export const zoneSizes = (raw: CorteoPack): Finding[] =>
  scenariosOf(raw).flatMap((scenario) => {
    const board = boardOfScenario(raw, scenario.value)
    return board ? [...setupZones(raw, board, scenario), ...reinforcementZones(raw, board, scenario)] : []
  })

type Need = {
  readonly id: string
  readonly count: number
  readonly perCell: number
  readonly cells: readonly CellIndex[]
  readonly at: At
}

function setupZones(raw: CorteoPack, board: BoardMap, scenario: Placed<ScenarioFile>): Finding[] {
  const groups = setupGroups(raw, scenario).filter((group) => group.units.length > 0)
  const sides = [...new Set(groups.map((group) => group.side))]
  return sides.flatMap((side) => {
    const own = groups.filter((group) => group.side === side)
    const open = own.map(({ units }) => openTo(raw, board, units.map(walkerOf)))
    const options = optionsIn(own.flatMap(({ zone, when }) => [zone, when]))
    return firstOf(optionAssignmentsOf(board, scenario.value, options), (assignment) => {
      const chosen = chosenIn(board, scenario.value, assignment)
      const present = [...own.keys()].filter((i) => !isLeftOut(assignment, own[i].when))
      const needs = present.map((i) =>
        needOf(own[i], knownMask(board, own[i].zone, chosen), open[i], scenario),
      )
      return lacking(needs, stackingOf(scenario.value.rules), unitsToPlace(scenario.value, side), assignment)
    })
  })
}

/** Returns the findings of the first assignment of options that has any. */
function firstOf(
  assignments: readonly OptionAssignment[],
  ask: (assignment: OptionAssignment) => Finding[],
): Finding[] {
  for (const assignment of assignments) {
    const found = ask(assignment)
    if (found.length > 0) return found
  }
  return []
}

/** Returns the number of units of a side that are in custody instead of on the map. */
const heldOf = ({ rules: { custody } }: ScenarioFile, side: string): number =>
  custody?.side === side ? custody.units : 0

/** Returns the most units that a side can place, regardless of the sizes of its groups. */
const unitsToPlace = (scenario: ScenarioFile, side: string): number =>
  mostUnits(scenario, { side }) - heldOf(scenario, side)

function lacking(
  needs: readonly Need[],
  stacking: number,
  most: number,
  assignment: OptionAssignment,
): Finding[] {
  const of = (members: readonly number[]) => members.map((i) => needs[i])
  const wanted = (members: readonly number[]) =>
    Math.min(
      of(members).reduce((sum, { count }) => sum + count, 0),
      most,
    )
  const kinds = kindsOf(needs)
  const room = (members: readonly number[]) => roomFor(kinds, needs, members, stacking)
  const members = smallestSubset(needs.length, (some) => wanted(some) > room(some))
  if (!members) return []
  const groups = of(members)
    .map(({ id }) => id)
    .join(', ')
  return [tooSmall(of(members).at(-1)!.at, groups, room(members), wanted(members), assignment)]
}

/** Returns the demand of a group on its zone. Units that never stack take one cell each. */
function needOf(
  { id, units, count, perCell, at }: SetupGroup,
  zone: Uint8Array,
  isOpen: (cell: CellIndex) => boolean,
  scenario: Placed<ScenarioFile>,
): Need {
  const alone = !scenario.value.rules.stackAll && units.every((unit) => unit.stacks === false)
  const cells = marked(zone).filter(isOpen)
  const most = alone ? 1 : Math.min(perCell, stackingOf(scenario.value.rules))
  return { id, count, perCell: most, cells, at: within(at, 'zone') }
}

/** The cells that are in the same zones, as a list of needs, and their number. */
type Kind = { readonly needs: readonly number[]; readonly cells: number }

/** Groups cells by the zones that contain them. The kinds are few whatever the size of the map. Cells outside all zones have none. */
function kindsOf(needs: readonly Need[]): Kind[] {
  const kindOf = new Map<CellIndex, number>()
  const lists: (readonly number[])[] = [[]]
  for (const [need, { cells }] of needs.entries()) {
    // Each kind is split: its cells in this zone become a new kind.
    const inside = lists.map((_) => -1)
    for (const cell of cells) {
      const kind = kindOf.get(cell) ?? 0
      if (inside[kind] < 0) inside[kind] = lists.push([...lists[kind], need]) - 1
      kindOf.set(cell, inside[kind])
    }
  }
  const counts = lists.map((_) => 0)
  for (const kind of kindOf.values()) counts[kind] += 1
  return lists.map((list, kind) => ({ needs: list, cells: counts[kind] }))
}

/** Returns the most units that some groups can place. The stacking limit and their own limits apply in each cell. */
const roomFor = (
  kinds: readonly Kind[],
  needs: readonly Need[],
  members: readonly number[],
  stacking: number,
) =>
  kinds.reduce((room, kind) => {
    const here = kind.needs.reduce((sum, i) => sum + (members.includes(i) ? needs[i].perCell : 0), 0)
    return room + Math.min(here, stacking) * kind.cells
  }, 0)

function tooSmall(
  at: At,
  groups: string,
  found: number,
  expected: number,
  assignment: OptionAssignment,
): Finding {
  const choice = listNames([...assignment.values()])
  const key = assignment.size > 0 ? 'zone-too-small-chosen' : 'zone-too-small'
  return finding(
    'E-ZONE-TOO-SMALL',
    at,
    key,
    { groups, found, expected, choice },
    { found: String(found), expected: String(expected) },
  )
}

/** Checks that reinforcements have a cell to enter. They may arrive in several parts. */
function reinforcementZones(
  raw: CorteoPack,
  board: BoardMap,
  { value, at }: Placed<ScenarioFile>,
): Finding[] {
  const types = unitTypes(raw)
  return (value.reinforcements ?? []).flatMap((one, i) => {
    const place = within(at, 'reinforcements', i, 'zone')
    const names = one.units?.map(({ unit }) => unit) ?? rosterTypes(value, one.side)
    const walkers = names.flatMap((name) => types.get(name) ?? []).map(walkerOf)
    if (walkers.length === 0) return []
    const canStand = openTo(raw, board, walkers)
    const isOpen = (assignment: OptionAssignment) =>
      knownMask(board, one.zone, chosenIn(board, value, assignment)).some(
        (on, cell) => on === 1 && canStand(cell),
      )
    const assignments = optionAssignmentsOf(board, value, optionsIn([one.zone]))
    return assignments.every(isOpen) ? [] : [finding('E-ZONE-EMPTY', place, 'zone-empty', { hand: one.turn })]
  })
}
