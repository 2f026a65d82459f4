/** Checks that each side has units, and enough squares of its own territory for them. */
import { finding, listNames, within } from '../../../compile/finding'
import type { BoardMap, Finding, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { fielded, isClosed, played, type Scenario, sideText, territoryOf } from './parts'

export const armies = (raw: RawPack): Finding[] =>
  played(raw).flatMap(({ scenario, at, board }) => [
    ...scenario.order.flatMap((side, index) => [
      ...forces(scenario, at, side, index),
      ...room(raw, scenario, at, board, side),
    ]),
    ...overlap(scenario, at, board),
  ])

function forces(scenario: Scenario, at: At, side: string, index: number): Finding[] {
  return fielded(scenario, side) > 0
    ? []
    : [
        finding('E-SIDE-WITHOUT-FORCES', within(at, 'order', index), 'side-without-forces', {
          side: sideText(side),
        }),
      ]
}

/** Checks that freely placed units have one square each. */
function room(raw: RawPack, scenario: Scenario, at: At, board: BoardMap, side: string): Finding[] {
  if (scenario.setup.placement !== 'free') return []
  const found = territoryOf(scenario, board, side).filter((cell) => !isClosed(raw, board, cell)).length
  const expected = fielded(scenario, side)
  if (found >= expected) return []
  const index = scenario.territories.findIndex((one) => one.side === side)
  const place = index < 0 ? within(at, 'territories') : within(at, 'territories', index, 'region')
  const values = { side: sideText(side), found, expected }
  const extras = { found: String(found), expected: String(expected) }
  return [finding('E-TERRITORY-TOO-SMALL', place, 'territory-too-small', values, extras)]
}

/** Checks that territories do not overlap: two sides could secretly place a unit on the same square. */
function overlap(scenario: Scenario, at: At, board: BoardMap): Finding[] {
  const own = scenario.order.map((side) => territoryOf(scenario, board, side))
  const twice = own.flatMap((cells, side) =>
    cells.filter((cell) => own.some((other, index) => index > side && other.includes(cell))),
  )
  const shared = [...new Set(twice)].map((cell) => board.grid.names[cell])
  if (shared.length === 0) return []
  const cells = listNames(shared)
  return [
    finding('E-TERRITORY-SHARED', within(at, 'territories'), 'territory-shared', { cells }, { found: cells }),
  ]
}
