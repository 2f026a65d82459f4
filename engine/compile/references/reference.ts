/** A name written somewhere that must be the name of something else in the pack. */
import type { Finding } from '../../types'
import { type At, unknownName } from '../finding'

export type Reference = {
  /** What it should name: "terrain", "unit", "side" ... */
  readonly kind: string
  readonly at: At
  readonly name: string
  readonly known: readonly string[]
}

export const refer = (
  kind: string,
  known: readonly string[],
  at: At,
  name: string | undefined,
): Reference[] => (typeof name === 'string' ? [{ kind, at, name, known }] : [])

/** A finding for each name that nothing bears. */
export function unknownNames(references: readonly Reference[]): Finding[] {
  const sets = new Map<readonly string[], Set<string>>()
  const isKnown = (name: string, known: readonly string[]) => {
    let names = sets.get(known)
    if (!names) {
      names = new Set(known)
      sets.set(known, names)
    }
    return names.has(name)
  }
  return references
    .filter(({ name, known }) => !isKnown(name, known))
    .map(({ kind, at, name, known }) => unknownName(kind, at, name, known))
}
