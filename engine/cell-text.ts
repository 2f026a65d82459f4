/** What a cell is called. */
import type { CellIndex, GameDef } from './types'

/**
 * The words that a pack has for a thing of a kind, in the language of the reader; where there is little room, its short name if it has one;
 * `marked` for a sentence, with its article (`schemas/articles.ts`).
 */
export type NameOf = (group: string, id: string, form?: 'short' | 'marked') => string

/** An area by its name in the pack, a cell of a grid by its column and row; nothing where there is no such cell. */
export function cellText(cell: CellIndex, { grid }: Pick<GameDef, 'grid'>, nameOf: NameOf): string {
  const name = grid.names[cell]
  return grid.kind === 'areas' && name !== undefined ? nameOf('areas', name) : (name ?? '')
}
