/** Plans of several choices that one handling makes. Each step reads the present choices, so that no plan breaks a rule. */
import type { Grid } from '../../../engine/geometry/grid'
import type { Press } from '../../../engine/match/port/press'
import type { CellIndex, Choice, Decision } from '../../../engine/types'
import { everyday } from '../choices/choices'
import { heldPiece, pieceOf } from './groups'
import { isTaking, readyPieces, takenBy } from './next-piece'
import type { PlayView } from './play-view'

type Asked = Pick<PlayView, 'decision' | 'botsTurn' | 'table'>

/** The next choice, a press that explains why there is none, or `undefined` at the end. */
export type Plan = (asked: Asked) => { readonly choice: Choice } | { readonly press: Press } | undefined

/** The last choice that moved a piece in hand: its kind, and the way it went. */
export type LastMove = {
  readonly piece: string
  readonly type: string
  readonly group: string
  readonly from: CellIndex | undefined
  readonly to: CellIndex
}

/**
 * Makes the same choice for all of these pieces at a cell: takes each in hand and brings it there. Pieces from beside the map
 * go to the nearest cells that are still offered; for others the first without a choice ends the plan, with the reason.
 */
export function groupPlan(grid: Grid, begun: Decision, pieces: readonly string[], to: CellIndex): Plan {
  let left = [...pieces]
  let group: string | undefined
  return (asked) => {
    const { decision } = asked
    if (!goesOn(asked, begun) || left.length === 0 || !decision) return undefined
    const held = decision.focus?.pieces?.find((id) => left.includes(id))
    if (held === undefined) {
      const taking = decision.choices.find((one) => left.includes(takenBy(one) ?? ''))
      return taking && { choice: taking }
    }
    const choice = choiceAt(grid, decision, to, { group, isNear: isBeside(asked, held) })
    if (!choice) return { press: { kind: 'cell', pressed: { cell: to } } }
    group ??= choice.group
    left = left.filter((id) => id !== held)
    return { choice }
  }
}

/** Takes a piece and moves it like the last one: the same way if that is legal, or else to the same cell. */
export function repeatPlan(grid: Grid, begun: Decision, piece: string, last: LastMove): Plan {
  let isDone = false
  return (asked) => {
    const { decision, table } = asked
    if (!goesOn(asked, begun) || isDone || !decision) return undefined
    if (!decision.focus?.pieces?.includes(piece)) {
      const taking = decision.choices.find((one) => takenBy(one) === piece)
      return taking && { choice: taking }
    }
    isDone = true
    const choice = likeLast(grid, decision, pieceOf(table, piece)?.cell, last)
    return choice ? { choice } : { press: { kind: 'cell', pressed: { cell: last.to } } }
  }
}

/** The choice that repeats a move for a piece in hand at a cell, or `undefined`. */
function likeLast(
  grid: Grid,
  { choices }: Decision,
  at: CellIndex | undefined,
  { from, to, group }: LastMove,
): Choice | undefined {
  const onCell = (cell: CellIndex) =>
    choices.find((one) => one.group === group && one.at.kind === 'cell' && one.at.cell === cell)
  const along = from === undefined || at === undefined || at < 0 ? -1 : shifted(grid, at, from, to)
  return (along >= 0 ? onCell(along) : undefined) ?? onCell(to)
}

/** The move of a choice at a cell by the piece in hand, or `undefined`. */
export function lastMoveOf(asked: Asked, { at, group }: Choice): LastMove | undefined {
  const held = heldPiece(asked)
  return held && at.kind === 'cell' && group !== 'select'
    ? { piece: held.id, type: held.type, group, from: held.cell, to: at.cell }
    : undefined
}

/** The piece that can repeat a move: another one in hand if it fits, or else the nearest of the same kind that can be taken. */
export function repeatable(grid: Grid, asked: Asked, last: LastMove): string | undefined {
  const { decision, table } = asked
  const held = heldPiece(asked)
  if (!decision) return undefined
  if (held && held.id !== last.piece)
    return held.type === last.type && likeLast(grid, decision, held.cell, last) ? held.id : undefined
  const start = grid.centre(last.from ?? last.to)
  const far = (cell: CellIndex) => Math.hypot(grid.centre(cell).x - start.x, grid.centre(cell).y - start.y)
  return readyPieces(asked)
    .filter(({ piece }) => piece !== last.piece && pieceOf(table, piece)?.type === last.type)
    .sort((a, b) => far(a.cell) - far(b.cell))[0]?.piece
}

/** The cell as far from `at` as `to` is from `from`; -1 off the map. */
function shifted(grid: Grid, at: CellIndex, from: CellIndex, to: CellIndex): CellIndex {
  const [a, b, c] = [grid.centre(from), grid.centre(to), grid.centre(at)]
  return grid.cellAt(c.x + b.x - a.x, c.y + b.y - a.y)
}

/** Whether the same question is open, so that the next piece can follow. */
const goesOn = ({ decision, botsTurn }: Asked, begun: Decision): boolean =>
  decision !== undefined && !botsTurn && decision.phase === begun.phase && decision.seat === begun.seat

const isBeside = ({ table }: Asked, id: string): boolean => (pieceOf(table, id)?.cell ?? -1) < 0

/**
 * The choice at a cell, of the same group as before. With `isNear` it is the one at the nearest cell that has such a choice.
 */
function choiceAt(
  grid: Grid,
  decision: Decision,
  to: CellIndex,
  { group, isNear }: { readonly group: string | undefined; readonly isNear: boolean },
): Choice | undefined {
  const fitting = decision.choices.filter(
    (one) => one.at.kind === 'cell' && !isTaking(one) && (group === undefined || one.group === group),
  )
  const exact = everyday(
    decision,
    fitting.filter(({ at }) => at.kind === 'cell' && at.cell === to),
  )
  if (exact || !isNear) return exact
  const centre = grid.centre(to)
  const far = ({ at }: Choice) => {
    const { x, y } = grid.centre(at.kind === 'cell' ? at.cell : to)
    return Math.hypot(x - centre.x, y - centre.y)
  }
  return fitting.reduce<Choice | undefined>(
    (best, one) => (!best || far(one) < far(best) ? one : best),
    undefined,
  )
}
