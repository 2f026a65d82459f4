/**
 * The gain of moving each piece when it was last evaluated in this turn. A search re-evaluates only the few most
 * promising pieces: evaluating all of them after every move is most of its cost.
 */
import type { KriegspielState } from '../state'

export type Preview = {
  /** By piece. */
  readonly gains: Map<number, number>
  turn: number
}

export const newPreview = (): Preview => ({ gains: new Map(), turn: -1 })

/** The number of the most promising pieces that are evaluated again. */
const MOST_LOOKS = 5

/** Returns the gain of each piece. New pieces and the most promising ones are evaluated; the others keep their last value. */
export function previewed(
  preview: Preview,
  { number }: KriegspielState,
  pieces: readonly number[],
  look: (piece: number) => number,
): Map<number, number> {
  const { gains } = preview
  if (preview.turn !== number) gains.clear()
  preview.turn = number
  const known = pieces.filter((piece) => gains.has(piece))
  const best = known.sort((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0)).slice(0, MOST_LOOKS)
  for (const piece of pieces) if (!gains.has(piece) || best.includes(piece)) gains.set(piece, look(piece))
  return gains
}
