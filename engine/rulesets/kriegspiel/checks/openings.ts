/** Checks that a written placement puts every unit of the roster in its territory. */
import { finding, within } from '../../../compile/finding'
import { entries } from '../../../compile/pack-parts'
import type { BoardMap, Finding, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { cellText, fielded, played, type Scenario, sideText, territoryOf, unitText } from './parts'

export const openings = (raw: RawPack): Finding[] =>
  played(raw).flatMap(({ scenario, at, board }) => [
    ...missing(scenario, at),
    ...scenario.order.flatMap((side) => counts(scenario, at, side)),
    ...squares(scenario, at, board),
  ])

function missing({ setup, opening = [], order }: Scenario, at: At): Finding[] {
  if (setup.placement !== 'written') return []
  return order
    .filter((side) => !opening.some((one) => one.side === side))
    .map((side) =>
      finding('E-OPENING-MISSING', within(at, 'setup', 'placement'), 'opening-missing', {
        side: sideText(side),
      }),
    )
}

/** Checks that each type has as many units as the roster. Fewer are allowed if blocks bring units from the reserve. */
function counts(scenario: Scenario, at: At, side: string): Finding[] {
  const index = (scenario.opening ?? []).findIndex((one) => one.side === side)
  const written = scenario.opening?.[index]
  if (!written) return []
  const placed = (unit: string) =>
    written.units.filter((line) => line.unit === unit).reduce((sum, line) => sum + line.at.length, 0)
  const types = [
    ...scenario.rosters.filter((line) => line.side === side).map(({ unit }) => unit),
    ...written.units.map(({ unit }) => unit),
  ]
  return [...new Set(types)].flatMap((unit) => {
    const [found, expected] = [placed(unit), fielded(scenario, side, unit)]
    if (found === expected || (found < expected && mayWait(scenario))) return []
    const values = { side: sideText(side), unit: unitText(unit), found, expected }
    const extras = { found: String(found), expected: String(expected) }
    return [
      finding('E-OPENING-COUNT', within(at, 'opening', index, 'units'), 'opening-count', values, extras),
    ]
  })
}

/** True if units may wait in the reserve until a block brings them. Free placement places every unit. */
const mayWait = ({ setup, schedule = [], triggers, decks }: Scenario): boolean =>
  setup.placement === 'written' &&
  (schedule.length > 0 || JSON.stringify([triggers, decks]).includes('"where":"reserve"'))

/** Checks that units are in their own territory. Another check tests whether the ground admits them. */
function squares(scenario: Scenario, at: At, board: BoardMap): Finding[] {
  return entries(scenario.opening, within(at, 'opening')).flatMap((one) => {
    const own = territoryOf(scenario, board, one.value.side)
    return entries(one.value.units, within(one.at, 'units')).flatMap((line) =>
      entries(line.value.at, within(line.at, 'at')).flatMap(({ value, at: place }) => {
        const cell = board.grid.indexOf(value)
        if (cell < 0 || own.includes(cell)) return []
        const values = { cell: cellText(board, cell), side: sideText(one.value.side) }
        return [finding('E-OPENING-ABROAD', place, 'opening-abroad', values, { found: value })]
      }),
    )
  })
}
