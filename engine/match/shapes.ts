/** What may be done with cells and counters in general, read off what is offered. Knows no rule and no game. */
import type { Grid } from '../geometry/grid'
import type { Action, CellIndex, Choice, Decision, TablePiece } from '../types'
import type { Pressed } from './press'

/** The same decision with only the choices of one kind, and those that are buttons. */
export function onlyGroup(decision: Decision, wanted: string | undefined): Decision {
  if (wanted === undefined || !decision.choices.some(({ group }) => group === wanted)) return decision
  return {
    ...decision,
    choices: decision.choices.filter(({ group, at }) => group === wanted || isButton(at)),
  }
}

/** Whether a choice points at nothing that is drawn on the map. */
export const isButton = (at: Choice['at']): boolean =>
  at.kind !== 'cell' && at.kind !== 'piece' && at.kind !== 'edge'

/** A piece may cover two cells. */
export const isOn = (piece: TablePiece, cell: CellIndex): boolean =>
  piece.cell === cell || piece.rear === cell

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
