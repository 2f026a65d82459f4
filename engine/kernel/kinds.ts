import type { UnitKind } from '../types'

/** The pieces of a scenario in a ruleset's tables: the type and the side of each, as indices. */
type Pieces = { readonly type: ArrayLike<number>; readonly side: ArrayLike<number>; readonly count: number }

/** The kinds of units among pieces, each once, in their order. */
export function kindsOf(
  { type, side, count }: Pieces,
  types: readonly { readonly id: string }[],
  sides: readonly string[],
  isWanted: (piece: number) => boolean = () => true,
): UnitKind[] {
  const kinds = new Map<string, UnitKind>()
  for (let piece = 0; piece < count; piece++) {
    const kind = { unit: types[type[piece]].id, side: sides[side[piece]] }
    const key = `${kind.side} ${kind.unit}`
    if (isWanted(piece) && !kinds.has(key)) kinds.set(key, kind)
  }
  return [...kinds.values()]
}

/** Cells by their indices where a list of flags is set. */
export const flagged = (flags: ArrayLike<number>): { readonly cell: number }[] =>
  Array.from({ length: flags.length }, (_, cell) => cell)
    .filter((cell) => flags[cell] !== 0)
    .map((cell) => ({ cell }))
