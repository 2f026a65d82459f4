/** The parts of an inspection on screen: its subject, its sums in short, its cells by kind. Independent of rules. */
import { actionKey } from '../../../engine/action-key'
import type { ActionForms } from '../../../engine/kernel/forms'
import { isAgainst } from '../../../engine/match/port/slots'
import type { CellIndex, Choice, Inspection, Pointed, TablePiece } from '../../../engine/types'

/** Above this number, choices are not inspected one by one. */
const MOST_ASKED = 80

/** The target of a press or pointer: the counter if there is one, or else the cell. */
export const pointedAt = (cell: CellIndex | undefined, piece?: string): Pointed | undefined =>
  piece !== undefined
    ? { kind: 'piece', piece }
    : cell !== undefined && cell >= 0
      ? { kind: 'cell', cell }
      : undefined

/** The target of the keyboard cursor in a cell: the topmost living unit there, or else the cell. */
export function pointedByCursor(cell: CellIndex, pieces: readonly TablePiece[]): Pointed {
  const here = pieces.filter((piece) => piece.kind === 'unit' && (piece.cell === cell || piece.rear === cell))
  const standing = here.filter(({ badges }) => !badges.includes('dead'))
  const top = [...(standing.length > 0 ? standing : here)].sort((a, b) => b.level - a.level)[0]
  return top ? { kind: 'piece', piece: top.id } : { kind: 'cell', cell }
}

/** The target of a choice, if it can be inspected. */
export const pointedByChoice = ({ at }: Choice): Pointed | undefined =>
  at.kind === 'piece'
    ? { kind: 'piece', piece: at.piece }
    : at.kind === 'cell'
      ? { kind: 'cell', cell: at.cell }
      : undefined

export const samePointed = (a: Pointed | undefined, b: Pointed | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b)

/** The kinds of cell in order of appearance, with their numbers. */
export function kindsOf(inspection: Pick<Inspection, 'cells'>): readonly {
  readonly kind: string
  readonly cells: Inspection['cells']
}[] {
  const kinds = new Map<string, Inspection['cells'][number][]>()
  for (const cell of inspection.cells) {
    const list = kinds.get(cell.kind)
    if (list) list.push(cell)
    else kinds.set(cell.kind, [cell])
  }
  return [...kinds].map(([kind, cells]) => ({ kind, cells }))
}

/** The sums of choices that affect others, by the key of their action, for a list before the user commits. */
export async function sumsOfChoices(
  choices: readonly Choice[],
  forms: ActionForms,
  inspect: (at: Pointed) => Promise<Inspection | undefined>,
): Promise<ReadonlyMap<string, Inspection>> {
  const sums = new Map<string, Inspection>()
  const asked = choices.filter(({ action }) => isAgainst(forms, action))
  if (asked.length > MOST_ASKED) return sums
  const answerTo = (choice: Choice) => {
    const at = pointedByChoice(choice)
    return at && inspect(at)
  }
  const answers = await Promise.all(asked.map(answerTo))
  for (const [index, answer] of answers.entries())
    if (answer && answer.sums.length > 0) sums.set(actionKey(asked[index].action), answer)
  return sums
}
