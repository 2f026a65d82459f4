/** Groups of pieces that one handling moves or places. Independent of rules: it reads the choices and the table. */
import type { CellIndex, GameDef, TablePiece } from '../../../engine/types'
import { takenIn } from './next-piece'
import type { PlayView } from './play-view'

type Asked = Pick<PlayView, 'decision' | 'botsTurn' | 'table'>

/** The cell of all pieces in hand, or `undefined` if there are none, or if they are in several cells or beside the map. */
export function heldCell({ decision, table }: Asked): CellIndex | undefined {
  const cells = new Set((decision?.focus?.pieces ?? []).map((id) => pieceOf(table, id)?.cell ?? -1))
  const [cell] = cells
  return cells.size === 1 && cell >= 0 ? cell : undefined
}

/** The piece in hand, or `undefined` if there is none or several. */
export function heldPiece({ decision, table }: Asked): TablePiece | undefined {
  const focus = decision?.focus?.pieces ?? []
  return focus.length === 1 ? pieceOf(table, focus[0]) : undefined
}

export const pieceOf = ({ pieces, trays }: PlayView['table'], id: string): TablePiece | undefined =>
  pieces.find((piece) => piece.id === id) ??
  trays.flatMap((tray) => tray.pieces).find((piece) => piece.id === id)

const isOff = ({ cell }: TablePiece): boolean => cell === undefined || cell < 0

/**
 * The pieces that can act together with one: those of its cell that can be taken too, or those of its kind beside the map.
 * The piece itself is the first.
 */
export function matesOf(asked: Asked, id: string): readonly string[] {
  const { decision, table } = asked
  const piece = pieceOf(table, id)
  if (!decision || !piece) return []
  const taken = takenIn(decision)
  const others = isOff(piece)
    ? table.trays.filter(({ pieces }) => pieces.some((one) => one.id === id)).flatMap(({ pieces }) => pieces)
    : table.pieces.filter((one) => one.cell === piece.cell && taken.has(one.id))
  const isAlike = (one: TablePiece) => one.side === piece.side && (!isOff(piece) || one.type === piece.type)
  return [id, ...others.filter((one) => one.id !== id && isAlike(one)).map((one) => one.id)]
}

/** The pieces that act together: the marked ones, or with `isTogether` those of the cell or kind in hand. */
export function markedNow(marked: readonly string[], isTogether: boolean, asked: Asked): readonly string[] {
  const still = stillMarked(marked, asked)
  const held = isTogether && still.length === 0 && !asked.botsTurn ? heldPiece(asked) : undefined
  const mates = held ? matesOf(asked, held.id) : []
  return mates.length > 1 ? mates : still
}

/** The marked pieces that can still act: those in hand, those that can be taken, and those beside the map. */
function stillMarked(marked: readonly string[], asked: Asked): readonly string[] {
  const { decision, botsTurn, table } = asked
  if (marked.length === 0 || !decision || botsTurn) return []
  const taken = takenIn(decision)
  return marked.filter((id) => {
    const piece = pieceOf(table, id)
    return piece && (isOff(piece) || taken.has(id) || decision.focus?.pieces?.includes(id))
  })
}

/** Whether a piece belongs to the seat that is asked. */
export const isOwn = (
  def: Pick<GameDef, 'sideOf'>,
  { decision, table }: Asked,
  id: string | undefined,
): boolean =>
  id !== undefined && decision !== undefined && pieceOf(table, id)?.side === def.sideOf[decision.seat]
