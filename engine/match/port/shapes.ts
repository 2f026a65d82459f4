/** Generic interactions with cells and counters, derived from the offered choices. Knows no rule and no game. */
import type { Grid } from '../../geometry/grid'
import type { CellIndex, Choice, Decision, TablePiece } from '../../types'

/** The same decision with only its buttons and the choices of one group. */
export function onlyGroup(decision: Decision, wanted: string | undefined): Decision {
  if (wanted === undefined || !decision.choices.some(({ group }) => group === wanted)) return decision
  return {
    ...decision,
    choices: decision.choices.filter(({ group, at }) => group === wanted || isButton(at)),
  }
}

/** Whether a choice points at no thing on the map. */
export const isButton = (at: Choice['at']): boolean =>
  at.kind !== 'cell' && at.kind !== 'piece' && at.kind !== 'edge'

/** A piece can cover two cells. */
export const isOn = (piece: TablePiece, cell: CellIndex): boolean =>
  piece.cell === cell || piece.rear === cell

/** The same decision with areas as cells, because a press on the map means them. */
export function onMap(decision: Decision, grid: Grid): Decision {
  if (!decision.choices.some(({ at }) => at.kind === 'area')) return decision
  const choices = decision.choices.map((choice): Choice => {
    const cell = choice.at.kind === 'area' ? grid.indexOf(choice.at.area) : -1
    return cell < 0 ? choice : { ...choice, at: { kind: 'cell', cell } }
  })
  return { ...decision, choices }
}
