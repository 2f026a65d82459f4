/** A name that must be the name of another thing in the pack. */
import type { Finding } from '../../types'
import type { At } from '../../types/pack'
import { unknownName } from '../finding'

export type Reference = {
  /** The kind of thing that it must name: "terrain", "unit", "side" ... */
  readonly kind: string
  readonly at: At
  readonly name: string
  readonly known: readonly string[]
  /** The declaration that would make the name known. */
  readonly declares?: Finding['declares']
}

export const refer = (
  kind: string,
  known: readonly string[],
  at: At,
  name: string | undefined,
): Reference[] => (typeof name === 'string' ? [{ kind, at, name, known }] : [])

/** A finding for each unknown name. */
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
    .map(({ kind, at, name, known, declares }) => unknownName(kind, at, name, known, declares))
}

/** A name missing this often is not a typing error: the thing was removed, which is one cause. */
const OFTEN = 4

/** Merges the findings about one unknown name into the first, with their number, if there are many. */
export function oncePerName(found: readonly Finding[]): Finding[] {
  const nameOf = ({ pack, code, found: name }: Finding) =>
    code.startsWith('E-UNKNOWN-') ? JSON.stringify([pack, code, name]) : undefined
  const counts = new Map<string, number>()
  for (const one of found) {
    const name = nameOf(one)
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const said = new Set<string>()
  return found.flatMap((one) => {
    const name = nameOf(one) ?? ''
    const count = counts.get(name) ?? 0
    if (count < OFTEN) return [one]
    if (said.has(name)) return []
    said.add(name)
    const { suggestion: _, message, ...rest } = one
    return [{ ...rest, message: { key: 'check.unknown-often', values: { what: { message }, count } } }]
  })
}
