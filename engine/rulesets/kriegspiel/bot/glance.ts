/**
 * What moving each piece seemed to gain when it was last looked at in this turn. Who only plays on in the mind looks again at the few pieces
 * that promised most: what it costs to look at all of them after every move is most of what a search takes.
 */
import type { KriegspielState } from '../state'

export type Glance = {
  /** By piece. */
  readonly gains: Map<number, number>
  turn: number
}

export const newGlance = (): Glance => ({ gains: new Map(), turn: -1 })

/** Pieces that are looked at again, the most promising ones. */
const MOST_LOOKS = 5

/** What each of these pieces gains: looked at where it is new in this turn or among the most promising, else as it seemed before. */
export function glanced(
  glance: Glance,
  { number }: KriegspielState,
  pieces: readonly number[],
  look: (piece: number) => number,
): Map<number, number> {
  const { gains } = glance
  if (glance.turn !== number) gains.clear()
  glance.turn = number
  const known = pieces.filter((piece) => gains.has(piece))
  const best = known.sort((a, b) => (gains.get(b) ?? 0) - (gains.get(a) ?? 0)).slice(0, MOST_LOOKS)
  for (const piece of pieces) if (!gains.has(piece) || best.includes(piece)) gains.set(piece, look(piece))
  return gains
}
