/** From what the engine offers to what the screen marks and what a press means. Knows no rule and no game. */
import type { Grid } from '../../../engine/geometry/grid'
import type { Action, CellIndex, Choice, Decision, Table, TablePiece } from '../../../engine/types'
import type { Highlights } from '../../_board/types'
import { isLaid } from './things'

/** What was pressed: a cell, and the counter on it when there is one under the pointer. */
export type Pressed = {
  readonly cell: CellIndex
  readonly piece?: string
  /** A line between two cells, as the choices name it. */
  readonly direction?: number
}
/** The cell across a side. */
export type Across = (cell: CellIndex, direction: number) => CellIndex

export const acrossOn =
  ({ neighbours, directions }: Grid): Across =>
  (cell, direction) =>
    neighbours[cell * directions.length + direction] ?? -1

/** The kinds of choice that point at the board, the most offered first: a legend, and a way to want only one of them. */
export function groupsOf(
  decision: Decision | undefined,
): readonly { readonly group: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const { at, group } of decision?.choices ?? [])
    if (at.kind === 'cell' || at.kind === 'piece' || at.kind === 'edge')
      counts.set(group, (counts.get(group) ?? 0) + 1)
  return [...counts].map(([group, count]) => ({ group, count })).sort((a, b) => b.count - a.count)
}

/** The same decision with only the choices of one kind, and those that are buttons. */
export function onlyGroup(decision: Decision, wanted: string | undefined): Decision {
  if (wanted === undefined || !decision.choices.some(({ group }) => group === wanted)) return decision
  return {
    ...decision,
    choices: decision.choices.filter(({ group, at }) => group === wanted || isButton(at)),
  }
}

const isButton = (at: Choice['at']): boolean =>
  at.kind !== 'cell' && at.kind !== 'piece' && at.kind !== 'edge'

/**
 * Of several choices in an empty cell, the everyday one: the kind that the decision offers most (to go there, rather than
 * to build there; the other kinds are wanted by name). Counters under the pointer always make it a question.
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
    // While one unit is being led, the others that could be taken instead stay in the background.
    pieces: [...pieces].map(([piece, group]) => ({ piece, group, quiet: focused && group === 'select' })),
    edges,
    focusCells: decision.focus?.cells,
    focusPieces: decision.focus?.pieces,
  }
}

/**
 * The choices that a press may mean: those at the counter and its cell, else those at anything in the cell, else
 * those in which the counter acts.
 */
export function choicesAt(
  decision: Decision,
  pressed: Pressed,
  pieces: readonly TablePiece[],
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
  // Nothing is done to it, but it may be the one that acts: "this unit attacks that one" points at the other.
  const actors = pressed.piece === undefined ? here : new Set([pressed.piece])
  return at(({ action }) =>
    Object.values(action).some((value) => typeof value === 'string' && actors.has(value)),
  )
}

/** A piece may cover two cells. */
const isOn = (piece: TablePiece, cell: CellIndex): boolean => piece.cell === cell || piece.rear === cell

/** Choices that point at nothing that is drawn, or only at a track or a player beside the board, are buttons. */
export const buttonsOf = (decision: Decision | undefined, displays?: Table['displays']): readonly Choice[] =>
  decision?.choices.filter(({ at }) => isButton(at) && !(at.kind === 'card' && isLaid(displays, at.card))) ??
  []

/** The same decision with areas as the cells they are: a press on the map means them. */
export function onMap(decision: Decision, grid: Grid): Decision {
  if (!decision.choices.some(({ at }) => at.kind === 'area')) return decision
  const choices = decision.choices.map((choice): Choice => {
    const cell = choice.at.kind === 'area' ? grid.indexOf(choice.at.area) : -1
    return cell < 0 ? choice : { ...choice, at: { kind: 'cell', cell } }
  })
  return { ...decision, choices }
}

/** An action with a hole for the name of a cell or a piece: what kind of thing may be done in a phase. */
export type Shape = {
  readonly action: Action
  readonly slot: string
  readonly kind: 'cell' | 'piece'
  /** Sides of the pieces it was offered for. */
  readonly sides: readonly (string | undefined)[]
}

/** The shapes of what is offered now, the most offered first. */
export function shapesOf(
  decision: Decision,
  cellName: (cell: CellIndex) => string,
  pieces: readonly TablePiece[],
): Shape[] {
  const found = new Map<string, { shape: Shape; count: number }>()
  const sideOf = new Map(pieces.map(({ id, side }) => [id, side]))
  for (const { action, at } of decision.choices) {
    if (at.kind !== 'cell' && at.kind !== 'piece') continue
    const name = at.kind === 'cell' ? cellName(at.cell) : at.piece
    const slot = Object.keys(action).find((field) => field !== 'type' && action[field] === name)
    if (slot === undefined) continue
    const key = `${at.kind} ${JSON.stringify({ ...action, [slot]: '' })}`
    const side = at.kind === 'piece' ? sideOf.get(at.piece) : undefined
    const known = found.get(key)
    const sides = known?.shape.sides ?? []
    found.set(key, {
      shape: { action, slot, kind: at.kind, sides: sides.includes(side) ? sides : [...sides, side] },
      count: (known?.count ?? 0) + 1,
    })
  }
  return [...found.values()].sort((a, b) => b.count - a.count).map(({ shape }) => shape)
}

/** Actions that a press might have meant, likeliest first, to ask the engine why they are refused. */
export function attemptsAt(
  shapes: readonly Shape[],
  pressed: Pressed,
  cellName: (cell: CellIndex) => string,
  pieces: readonly TablePiece[],
): Action[] {
  const piece = pressed.piece ?? pieces.find((one) => isOn(one, pressed.cell) && one.kind === 'unit')?.id
  const side = pieces.find(({ id }) => id === piece)?.side
  const fill = ({ action, slot }: Shape, name: string): Action => ({ ...action, [slot]: name })
  const forPiece = piece === undefined ? [] : shapes.filter(({ kind }) => kind === 'piece')
  const alike = forPiece.filter(({ sides }) => sides.includes(side))
  const others = forPiece.filter(({ sides }) => !sides.includes(side))
  const forCell = shapes.filter(({ kind }) => kind === 'cell')
  return [
    ...alike.map((shape) => fill(shape, piece ?? '')),
    ...forCell.map((shape) => fill(shape, cellName(pressed.cell))),
    ...others.map((shape) => fill(shape, piece ?? '')),
  ]
}
