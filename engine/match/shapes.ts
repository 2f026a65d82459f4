/** What may be done with cells and counters in general, read off what is offered. Knows no rule and no game. */
import type { Grid } from '../geometry/grid'
import type { CellIndex, Choice, Decision, TablePiece } from '../types'

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
