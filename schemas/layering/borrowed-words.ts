/** Texts of a scenario without its own, taken from the scenario that it extends. */

import type { TextEntry, TextFile } from '../generated/content'
import type { FileReading } from '../reading/assemble'
import { isObject } from '../walk'
import { extendedBy } from './scenario'

type Texts = Readonly<Record<string, TextFile>>

/** The extended scenario by the id of each scenario that extends one. */
export const extendedIn = (readings: Iterable<FileReading>): ReadonlyMap<string, string> =>
  new Map(
    [...readings].flatMap(({ role, parsed: { value } }) => {
      const named = role === 'scenario' ? extendedBy(value) : undefined
      return named && isObject(value) && typeof value.id === 'string' ? [[value.id, named.id] as const] : []
    }),
  )

/** The texts of a pack, by language, with the borrowed ones. */
export const withBorrowed = (texts: Texts, extended: ReadonlyMap<string, string>): Texts =>
  extended.size === 0
    ? texts
    : Object.fromEntries(
        Object.entries(texts).map(([language, file]) => [language, borrowing(file, extended)]),
      )

/** The same in one language. */
export function borrowing(file: TextFile, extended: ReadonlyMap<string, string>): TextFile {
  const own = file.text?.scenarios ?? {}
  const words = [...extended.keys()].flatMap((id) => {
    const chain = [id]
    for (let next = extended.get(id); next !== undefined && !chain.includes(next); next = extended.get(next))
      chain.push(next)
    const written = chain.toReversed().filter((one) => Object.hasOwn(own, one))
    if (written.length === 0) return []
    const entry: TextEntry = Object.assign({}, ...written.map((one) => own[one]))
    return [[id, entry] as const]
  })
  if (words.length === 0) return file
  return { ...file, text: { ...file.text, scenarios: { ...own, ...Object.fromEntries(words) } } }
}
