/** The checks of packs of this game, in addition to those of every pack. */
import { within } from 'ludoteca/engine/compile/finding'
import { boardOfScenario, entries, idsOf, parts, scenariosOf } from 'ludoteca/engine/compile/pack-parts'
import { refer, unknownNames } from 'ludoteca/engine/compile/references/reference'
import { standing } from 'ludoteca/engine/compile/written-units'
import type { At, BoardMap, Finding, PositionUnits } from 'ludoteca/engine/types'
import type { DraughtsPosition } from './files'
import { type DraughtsPack, finding, isNorthward, isPlayed, noSquares, type Scenario } from './rules'

const lines = ({ setup }: Scenario, at: At) => entries(setup, within(at, 'setup'))

/** Names of sides and kinds of pieces must be those of `units.yaml`. */
function names(raw: DraughtsPack): Finding[] {
  const sides = idsOf(raw.units.sides)
  const units = idsOf(raw.units.units)
  return unknownNames([
    ...scenariosOf(raw)
      .flatMap(({ value, at }) => lines(value, at))
      .flatMap(({ value, at }) => [
        ...refer('side', sides, within(at, 'side'), value.side),
        ...refer('unit', units, within(at, 'unit'), value.unit),
      ]),
    ...parts(raw, 'units').flatMap(({ value, at }) =>
      refer('unit', units, within(at, 'becomes'), value.becomes),
    ),
  ])
}

const becomes = ({ units }: DraughtsPack, unit: string | undefined) =>
  units.units.find(({ id }) => id === unit)?.becomes

/** Requires that a man becomes a king, a unit that becomes nothing further. */
const kinds = (raw: DraughtsPack): Finding[] =>
  parts(raw, 'units')
    .filter(({ value }) => becomes(raw, value.becomes) !== undefined)
    .map(({ value, at }) =>
      finding('E-DRAUGHTS-KIND', within(at, 'becomes'), 'kind', { unit: { text: `units.${value.becomes}` } }),
    )

const boards = (raw: DraughtsPack): Finding[] =>
  scenariosOf(raw).flatMap(({ value }) => {
    const board = boardOfScenario(raw, value)
    return board && board.grid.kind !== 'square' ? [noSquares(value)] : []
  })

/** Both sides need pieces; a man on its last row has nowhere to go. */
const armies = (raw: DraughtsPack): Finding[] =>
  scenariosOf(raw).flatMap(({ value, at }) => [
    ...value.order
      .filter((side) => !value.setup.some((line) => line.side === side))
      .map((side) =>
        finding('E-DRAUGHTS-NO-PIECES', within(at, 'setup'), 'no-pieces', {
          side: { text: `sides.${side}` },
        }),
      ),
    ...stuckMen(raw, value, at),
  ])

function stuckMen(raw: DraughtsPack, scenario: Scenario, at: At): Finding[] {
  const grid = boardOfScenario(raw, scenario)?.grid
  if (!grid) return []
  return standing(lines(scenario, at), () => false).flatMap(
    ({ unit, side = '', cells: [name], at: where }) => {
      const lastRow = isNorthward(raw, side) ? 0 : grid.rows - 1
      const cell = grid.indexOf(name)
      const isStuck = cell >= 0 && Math.floor(cell / grid.columns) === lastRow && becomes(raw, unit)
      return isStuck ? [finding('W-DRAUGHTS-LAST-ROW', where, 'last-row', { cell: { cell: name } })] : []
    },
  )
}

export const checks = [names, kinds, boards, armies]

type Lines = Parameters<typeof standing>[0]
/** A square holds one piece (D-04). */
const unitsOn = (raw: DraughtsPack, board: BoardMap, units: Lines): PositionUnits => ({
  units: standing(units, (cell) => !isPlayed(raw, board, cell)),
  most: 1,
})
export const positionUnits = (
  raw: DraughtsPack,
  _: Scenario,
  board: BoardMap,
  { units }: DraughtsPosition,
  at: At,
): PositionUnits => unitsOn(raw, board, entries(units, within(at, 'units')))
export const startUnits = (raw: DraughtsPack, scenario: Scenario, board: BoardMap, at: At): PositionUnits =>
  unitsOn(raw, board, lines(scenario, at))
