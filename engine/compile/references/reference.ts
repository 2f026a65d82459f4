/** A name written somewhere that must be the name of something else in the pack. */
import type { At } from '../finding'

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
