import type { BoardMap } from '../../../../engine/types'
import type { Direction } from '../../../../schemas/generated/content'

/** The ground painted on a cell. */
export type Ground = { readonly terrain: string; readonly up?: Direction }

/** The most common ground of a map, among cells without an upward direction. */
export function commonestOf({ terrain, up }: Pick<BoardMap, 'terrain' | 'up'>): Ground | undefined {
  const counts = new Map<string, number>()
  for (const [cell, id] of terrain.entries())
    if (id !== undefined && up[cell] < 0) counts.set(id, (counts.get(id) ?? 0) + 1)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most && { terrain: most[0] }
}
