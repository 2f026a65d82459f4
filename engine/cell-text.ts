/** Names of cells for the reader. */
import type { CellIndex, GameDef } from './types'

/**
 * The name of a thing of a kind in a pack, in the language of the reader.
 * `short` returns the short name if it has one; `marked` adds the article for use in a sentence (`schemas/articles.ts`).
 */
export type NameOf = (group: string, id: string, form?: 'short' | 'marked') => string

/** The name of an area in the pack, or column and row of a grid cell; empty if there is no such cell. */
export function cellText(cell: CellIndex, { grid }: Pick<GameDef, 'grid'>, nameOf: NameOf): string {
  const name = grid.names[cell]
  return grid.kind === 'areas' && name !== undefined ? nameOf('areas', name) : (name ?? '')
}
