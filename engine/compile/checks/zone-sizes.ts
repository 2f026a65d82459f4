/** Zones hold the units that are to be put there, alone and together with the other groups of the side. */
import type { ScenarioFile } from '../../../schemas/generated/content'
import { zoneMask } from '../../kernel/zones'
import type { BoardMap, Finding, RawPack } from '../../types'
import { type At, finding, within } from '../finding'
import { boardOfScenario, type Placed, scenariosOf } from '../pack-parts'
import { rosterTypes, type SetupGroup, setupGroups } from '../setup-groups'
import { openCells, unitTypes, walkerOf } from '../standing'
import { smallestSubset } from '../subsets'

export const zoneSizes = (raw: RawPack): Finding[] =>
  scenariosOf(raw).flatMap((scenario) => {
    const board = boardOfScenario(raw, scenario.value)
    return board ? [...setupZones(raw, board, scenario), ...reinforcementZones(raw, board, scenario)] : []
  })

type Need = { readonly count: number; readonly perCell: number; readonly cells: Uint8Array; readonly at: At }

function setupZones(raw: RawPack, board: BoardMap, scenario: Placed<ScenarioFile>): Finding[] {
  const groups = setupGroups(raw, scenario).filter((group) => group.units.length > 0)
  const sides = [...new Set(groups.map((group) => group.side))]
  const { stacking } = scenario.value.rules
  return sides.flatMap((side) => {
    const needs = groups
      .filter((group) => group.side === side)
      .map((group) => needOf(raw, board, group, stacking))
    const wanted = (members: readonly number[]) => members.reduce((sum, i) => sum + needs[i].count, 0)
    const room = (members: readonly number[]) =>
      roomFor(
        members.map((i) => needs[i]),
        stacking,
      )
    const lacking = smallestSubset(needs.length, (members) => wanted(members) > room(members))
    if (!lacking) return []
    const names = lacking.map((i) => groups.filter((group) => group.side === side)[i].id).join(', ')
    return [tooSmall(needs[lacking[lacking.length - 1]].at, names, room(lacking), wanted(lacking))]
  })
}

/** Units that share no cell take one each. */
function needOf(
  raw: RawPack,
  board: BoardMap,
  { units, count, perCell, zone, at }: SetupGroup,
  stacking: number,
): Need {
  const alone = units.every((unit) => unit.stacks === false)
  const masks = units.map((unit) => openCells(raw, board, walkerOf(unit)))
  const cells = zoneMask(board, zone).map((inside, cell) =>
    inside && masks.some((mask) => mask[cell]) ? 1 : 0,
  )
  return { count, perCell: alone ? 1 : Math.min(perCell, stacking), cells, at: within(at, 'zone') }
}

/** Most units that the groups can put down: in each cell no more than the stack and their own limits allow. */
function roomFor(needs: readonly Need[], stacking: number): number {
  let room = 0
  for (let cell = 0; cell < needs[0].cells.length; cell++) {
    let here = 0
    for (const need of needs) if (need.cells[cell]) here += need.perCell
    room += Math.min(here, stacking)
  }
  return room
}

const tooSmall = (at: At, groups: string, found: number, expected: number): Finding =>
  finding(
    'E-ZONE-TOO-SMALL',
    at,
    'zone-too-small',
    { groups, found, expected },
    { found: String(found), expected: String(expected) },
  )

/** Those who come later may come in parts, but they need somewhere to come. */
function reinforcementZones(raw: RawPack, board: BoardMap, { value, at }: Placed<ScenarioFile>): Finding[] {
  const types = unitTypes(raw)
  return (value.reinforcements ?? []).flatMap((one, i) => {
    const place = within(at, 'reinforcements', i, 'zone')
    const names = one.units?.map(({ unit }) => unit) ?? rosterTypes(value, one.side)
    const walkers = names.flatMap((name) => types.get(name) ?? []).map(walkerOf)
    if (walkers.length === 0) return []
    const masks = walkers.map((walker) => openCells(raw, board, walker))
    const inside = zoneMask(board, one.zone)
    const open = inside.filter((on, cell) => on && masks.some((mask) => mask[cell])).length
    return open > 0 ? [] : [finding('E-ZONE-EMPTY', place, 'zone-empty', { hand: one.hand })]
  })
}
