/** Translates the engine's choices into highlights, and presses into choices. Independent of rules and games. */
import type { Grid } from '../../../engine/geometry/grid'
import type { ActionForms } from '../../../engine/kernel/forms'
import type { Pressed } from '../../../engine/match/port/press'
import { isButton, isOn } from '../../../engine/match/port/shapes'
import { namesIn } from '../../../engine/match/port/slots'
import type { CellIndex, Choice, Decision, Table, TablePiece } from '../../../engine/types'
import type { Highlights } from '../../_board/types'
import { isLaid } from './components'

/** The cell across a side. */
export type Across = (cell: CellIndex, direction: number) => CellIndex

export const acrossOn =
  ({ neighbours, directions }: Grid): Across =>
  (cell, direction) =>
    neighbours[cell * directions.length + direction] ?? -1

/** The kinds of choice on the board, the most frequent first, for the legend and for filtering. */
export function groupsOf(
  decision: Decision | undefined,
): readonly { readonly group: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const { at, group } of decision?.choices ?? [])
    if (at.kind === 'cell' || at.kind === 'piece' || at.kind === 'edge')
      counts.set(group, (counts.get(group) ?? 0) + 1)
  return [...counts].map(([group, count]) => ({ group, count })).sort((a, b) => b.count - a.count)
}

/**
 * Returns the default among several choices in an empty cell: the most frequent kind of the decision (moving, say, not building).
 * The user selects other kinds by name. With counters under the pointer the user always has to choose.
 */
export function everyday(decision: Decision, choices: readonly Choice[]): Choice | undefined {
  if (choices.length < 2) return choices[0]
  if (choices.some(({ at }) => at.kind !== 'cell')) return undefined
  const order = groupsOf(decision).map(({ group }) => group)
  const main = choices.filter(
    ({ group }) => group === order.find((one) => choices.some((choice) => choice.group === one)),
  )
  return main.length === 1 ? main[0] : undefined
}

export function highlightsOf(decision: Decision | undefined): Highlights {
  if (!decision) return {}
  const cells = new Map<CellIndex, string>()
  const pieces = new Map<string, string>()
  const edges: NonNullable<Highlights['edges']>[number][] = []
  for (const { at, group } of decision.choices) {
    if (at.kind === 'cell' && !cells.has(at.cell)) cells.set(at.cell, group)
    else if (at.kind === 'piece' && !pieces.has(at.piece)) pieces.set(at.piece, group)
    else if (at.kind === 'edge') edges.push({ cell: at.cell, direction: at.direction, group })
  }
  const focused = (decision.focus?.pieces?.length ?? 0) > 0
  return {
    cells: [...cells].map(([cell, group]) => ({ cell, group })),
    // While one unit is moving, the alternative units stay in the background.
    pieces: [...pieces].map(([piece, group]) => ({ piece, group, quiet: focused && group === 'select' })),
    edges,
    focusCells: decision.focus?.cells,
    focusPieces: decision.focus?.pieces,
  }
}

/**
 * The choices that a press may mean. The order is: those at the counter and its cell, those at anything in the cell, those in
 * which the counter acts.
 */
export function choicesAt(
  decision: Decision,
  pressed: Pressed,
  pieces: readonly TablePiece[],
  forms: ActionForms,
  across: Across = () => -1,
): readonly Choice[] {
  const at = (test: (choice: Choice) => boolean) => decision.choices.filter(test)
  const { cell, direction } = pressed
  if (direction !== undefined)
    return at(({ at }) => at.kind === 'edge' && at.cell === cell && at.direction === direction)
  const onCell = at(({ at }) => at.kind === 'cell' && at.cell === pressed.cell)
  if (pressed.piece !== undefined) {
    const onPiece = at(({ at }) => at.kind === 'piece' && at.piece === pressed.piece)
    if (onPiece.length + onCell.length > 0) return [...onPiece, ...onCell]
  }
  const here = new Set(pieces.filter((piece) => isOn(piece, pressed.cell)).map(({ id }) => id))
  const inCell = at(({ at }) => at.kind === 'piece' && (here.has(at.piece) || at.cell === pressed.cell))
  if (inCell.length + onCell.length > 0) return [...inCell, ...onCell]
  const onLines = at(
    ({ at }) => at.kind === 'edge' && (at.cell === cell || across(at.cell, at.direction) === cell),
  )
  if (onLines.length > 0) return onLines
  // The pressed counter may be the actor: "this unit attacks that one" points at the other one.
  const actors = pressed.piece === undefined ? here : new Set([pressed.piece])
  return at(({ action }) => namesIn(forms, action, 'piece').some((name) => actors.has(name)))
}

/** Choices without a place on the board, or only on a track or a player, are buttons. */
export const buttonsOf = (decision: Decision | undefined, displays?: Table['displays']): readonly Choice[] =>
  decision?.choices.filter(({ at }) => isButton(at) && !(at.kind === 'card' && isLaid(displays, at.card))) ??
  []
