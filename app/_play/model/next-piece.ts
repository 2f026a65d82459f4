/** The pieces that can still act, from the choices alone. */
import type { CellIndex, Choice, Decision } from '../../../engine/types'
import type { PlayView } from './play-view'

type Asked = Pick<PlayView, 'decision' | 'botsTurn' | 'table'>

/** A choice of this group takes a piece in hand. All rulesets with pieces use it. */
export const isTaking = ({ group, at }: Choice): boolean =>
  group === 'select' && (at.kind === 'piece' || at.kind === 'cell')

/** The piece that a choice takes in hand, or `undefined`. */
export const takenBy = (choice: Choice): string | undefined =>
  isTaking(choice) && choice.at.kind === 'piece' ? choice.at.piece : undefined

/** A piece that can be taken now, with its cell on the map. */
type Ready = { readonly piece: string; readonly cell: CellIndex }

/** The pieces on the map that can still be taken in this decision, in reading order of their cells. */
export function readyPieces({ decision, botsTurn, table }: Asked): readonly Ready[] {
  if (!decision || botsTurn) return []
  const taken = takenIn(decision)
  return table.pieces
    .flatMap(({ id, cell }) => (taken.has(id) && cell !== undefined ? [{ piece: id, cell }] : []))
    .sort((a, b) => a.cell - b.cell)
}

/** The next piece that can still be taken after a cell, with wrap-around, or `undefined`. */
export function nextPiece(asked: Asked, from = -1, isBack = false): Ready | undefined {
  const ready = readyPieces(asked)
  if (isBack) return ready.findLast(({ cell }) => cell < from) ?? ready.at(-1)
  return ready.find(({ cell }) => cell > from) ?? ready[0]
}

/** The names of the pieces that choices of a decision take in hand. */
export const takenIn = ({ choices }: Decision): ReadonlySet<string> =>
  new Set(choices.flatMap((choice) => takenBy(choice) ?? []))
