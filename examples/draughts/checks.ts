/** The checks of packs of this game, in addition to those of every pack. */
import { within } from 'ludoteca/engine/compile/finding'
import {
  boardOfScenario,
  entries,
  idsOf,
  type Placed,
  parts,
  scenariosOf,
} from 'ludoteca/engine/compile/pack-parts'
import { refer, unknownNames } from 'ludoteca/engine/compile/references/reference'
import type { At, BoardMap, Finding, Footing, Message, RawPack } from 'ludoteca/engine/types'
import { isPlayed, noSquares } from './compile'
import type { DraughtsPosition } from './files'
import type { DraughtsPack, Scenario } from './rules'

/** The most pieces on a square (D-04). */
const MOST = 1

const ownPack = (raw: RawPack): DraughtsPack => raw as unknown as DraughtsPack
const scenarios = (raw: RawPack): Placed<Scenario>[] => scenariosOf(ownPack(raw))

function finding(
  severity: Finding['severity'],
  code: string,
  at: At,
  key: string,
  values?: Message['values'],
): Finding {
  const letter = severity === 'error' ? 'E' : 'W'
  return {
    ...at,
    code: `${letter}-DRAUGHTS-${code}`,
    severity,
    message: { key: `draughts.finding.${key}`, values },
  }
}

/** Checks that names of sides and kinds of pieces exist in `units.yaml`. */
function names(raw: RawPack): Finding[] {
  const sides = idsOf(raw.units.sides)
  const units = idsOf(raw.units.units)
  const inScenarios = scenarios(raw).flatMap(({ value, at }) =>
    entries(value.setup, within(at, 'setup')).flatMap(({ value: line, at: place }) => [
      ...refer('side', sides, within(place, 'side'), line.side),
      ...refer('unit', units, within(place, 'unit'), line.unit),
    ]),
  )
  const inUnits = parts(raw, 'units').flatMap(({ at }, index) =>
    refer('unit', units, within(at, 'becomes'), ownPack(raw).units.units[index].becomes),
  )
  return unknownNames([...inScenarios, ...inUnits])
}

/** Requires that a man becomes a king, a unit that becomes nothing further. */
const kinds = (raw: RawPack): Finding[] => {
  const { units } = ownPack(raw).units
  return parts(raw, 'units').flatMap(({ at }, index) => {
    const { becomes } = units[index]
    const next = units.find(({ id }) => id === becomes)?.becomes
    return becomes === undefined || next === undefined
      ? []
      : [finding('error', 'KIND', within(at, 'becomes'), 'kind', { unit: { text: `units.${becomes}` } })]
  })
}

const boards = (raw: RawPack): Finding[] =>
  scenarios(raw).flatMap(({ value }) => {
    const board = boardOfScenario(raw, value)
    return board && board.grid.kind !== 'square' ? [noSquares(value)] : []
  })

/** Both sides need pieces; a man on its last row has nowhere to go. */
const armies = (raw: RawPack): Finding[] =>
  scenarios(raw).flatMap(({ value, at }) => [
    ...value.order
      .filter((side) => !value.setup.some((line) => line.side === side))
      .map((side) =>
        finding('error', 'NO-PIECES', within(at, 'setup'), 'no-pieces', { side: { text: `sides.${side}` } }),
      ),
    ...stuckMen(raw, value, at),
  ])

function stuckMen(raw: RawPack, scenario: Scenario, at: At): Finding[] {
  const board = boardOfScenario(raw, scenario)
  if (!board) return []
  const { sides, units } = ownPack(raw).units
  const isMan = (unit: string) => units.find(({ id }) => id === unit)?.becomes !== undefined
  return entries(scenario.setup, within(at, 'setup')).flatMap(({ value: line, at: place }) => {
    const north = sides.find(({ id }) => id === line.side)?.forward !== 'south'
    const lastRow = north ? 0 : board.grid.rows - 1
    return entries(line.at, within(place, 'at')).flatMap(({ value: name, at: where }) => {
      const cell = board.grid.indexOf(name)
      const isLast = cell >= 0 && Math.floor(cell / board.grid.columns) === lastRow
      return isMan(line.unit) && isLast
        ? [finding('warning', 'LAST-ROW', where, 'last-row', { cell: { cell: name } })]
        : []
    })
  })
}

export const checks: readonly ((raw: RawPack) => Finding[])[] = [names, kinds, boards, armies]

/** Returns the cells of the pieces in a position of a case. */
export function footing(
  raw: RawPack,
  _: Scenario,
  board: BoardMap,
  { units }: DraughtsPosition,
  at: At,
): Footing {
  const standers = entries(units, within(at, 'units')).map(({ value, at: place }) => ({
    at: within(place, 'at'),
    unit: value.unit,
    side: value.side,
    cells: [value.at],
    isClosed: (cell: number) => !isPlayed(ownPack(raw), board, cell),
  }))
  return { standers, most: MOST }
}

/** The same of the pieces that a scenario sets up. */
export function startFooting(raw: RawPack, { setup }: Scenario, board: BoardMap, at: At): Footing {
  const standers = entries(setup, within(at, 'setup')).flatMap(({ value: line, at: place }) =>
    entries(line.at, within(place, 'at')).map(({ value: name, at: where }) => ({
      at: where,
      unit: line.unit,
      side: line.side,
      cells: [name],
      isClosed: (cell: number) => !isPlayed(ownPack(raw), board, cell),
    })),
  )
  return { standers, most: MOST }
}
