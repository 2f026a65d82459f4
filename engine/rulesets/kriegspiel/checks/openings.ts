/** A written placement puts every unit of the roster on a square of its own, in its territory, that it can enter. */
import { type At, finding, within } from '../../../compile/finding'
import { entries } from '../../../compile/pack-parts'
import type { BoardMap, Finding, RawPack } from '../../../types'
import { cellText, fielded, isClosed, played, type Scenario, sideText, territoryOf, unitText } from './parts'

export const openings = (raw: RawPack): Finding[] =>
  played(raw).flatMap(({ scenario, at, board }) => [
    ...missing(scenario, at),
    ...scenario.order.flatMap((side) => counts(scenario, at, side)),
    ...squares(raw, scenario, at, board),
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

/** As many of each type as the roster has. */
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
    if (found === expected) return []
    const values = { side: sideText(side), unit: unitText(unit), found, expected }
    const extras = { found: String(found), expected: String(expected) }
    return [
      finding('E-OPENING-COUNT', within(at, 'opening', index, 'units'), 'opening-count', values, extras),
    ]
  })
}

function squares(raw: RawPack, scenario: Scenario, at: At, board: BoardMap): Finding[] {
  const taken = new Set<number>()
  return entries(scenario.opening, within(at, 'opening')).flatMap((one) => {
    const own = territoryOf(scenario, board, one.value.side)
    return entries(one.value.units, within(one.at, 'units')).flatMap((line) =>
      entries(line.value.at, within(line.at, 'at')).flatMap(({ value, at: place }) => {
        const cell = board.grid.indexOf(value)
        if (cell < 0) return []
        const values = {
          cell: cellText(board, cell),
          unit: unitText(line.value.unit),
          side: sideText(one.value.side),
        }
        const fault = (code: string, key: string) => [finding(code, place, key, values, { found: value })]
        if (taken.has(cell)) return fault('E-OPENING-TAKEN', 'opening-taken')
        taken.add(cell)
        if (isClosed(raw, board, cell)) return fault('E-OPENING-CLOSED', 'opening-closed')
        return own.includes(cell) ? [] : fault('E-OPENING-ABROAD', 'opening-abroad')
      }),
    )
  })
}
