/** Helpers to compile the parts of a pack. */
import type { Source, ValuePath } from '../../../types'
import type { Named } from '../rules'

export const byName = (ids: readonly string[]): Named => ({
  count: ids.length,
  ids,
  indexOf: new Map(ids.map((id, index) => [id, index])),
})

/** Returns the indices of the known names in a list. */
export const indices = (names: readonly string[] | undefined, ids: readonly string[]): number[] =>
  (names ?? []).map((name) => ids.indexOf(name)).filter((index) => index >= 0)

/** Returns the source of a part inside another part of the pack. */
export const inside = (source: Source, ...path: ValuePath): Source => ({
  ...source,
  path: [...source.path, ...path],
})
