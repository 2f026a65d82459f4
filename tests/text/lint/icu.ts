/** The parts of a message in ICU form. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type Parts = readonly MessageFormatElement[]

/** @throws where the message is not in ICU form, or a `plural` or `select` has no `other`. */
export const partsOf = (message: string): Parts => parse(message, { ignoreTag: true })

/** Every list of elements that stand after one another: the message, and each branch. */
export function runsOf(parts: Parts): Parts[] {
  return [
    parts,
    ...parts.flatMap((part) =>
      part.type === TYPE.plural || part.type === TYPE.select
        ? Object.values(part.options).flatMap(({ value }) => runsOf(value))
        : [],
    ),
  ]
}

/** The words of a message, every branch on a line of its own, with `{}` for each value. */
export const proseOf = (parts: Parts): string =>
  runsOf(parts)
    .map((run) => run.map((part) => (part.type === TYPE.literal ? part.value : '{}')).join(''))
    .join('\n')

/** Names of the values that a message uses, in any branch. */
export const valuesOf = (parts: Parts): string[] => [
  ...new Set(
    runsOf(parts)
      .flat()
      .flatMap((part) => (part.type === TYPE.literal || part.type === TYPE.pound ? [] : [nameIn(part)])),
  ),
]
const nameIn = (part: MessageFormatElement): string => ('value' in part ? String(part.value) : '')

/** Values that are numbers: they choose a plural somewhere, or are written as one. */
export const numbersOf = (parts: Parts): string[] =>
  runsOf(parts)
    .flat()
    .flatMap((part) => (part.type === TYPE.plural || part.type === TYPE.number ? [part.value] : []))

/** A number, where it is written, with the words that follow it. */
export type Counted = { readonly name: string; readonly isPlural: boolean; readonly words: readonly string[] }

/** Plain values are counted by their name, `#` by that of its plural; where a plural knows one, so does what stands in it. */
export function countedIn(parts: Parts, plural = '', settled: readonly string[] = []): Counted[] {
  return parts.flatMap((part, at): Counted[] => {
    if (part.type === TYPE.plural) {
      const knows = part.options.one || part.options['=1'] ? [...settled, part.value] : settled
      return Object.values(part.options).flatMap(({ value }) => countedIn(value, part.value, knows))
    }
    if (part.type === TYPE.select)
      return Object.values(part.options).flatMap(({ value }) => countedIn(value, plural, settled))
    const next = parts[at + 1]
    const words = next?.type === TYPE.literal ? wordsAfter(next.value) : []
    if (part.type === TYPE.pound) return [{ name: plural, isPlural: true, words }]
    const isBare = (part.type === TYPE.argument || part.type === TYPE.number) && !settled.includes(part.value)
    return isBare ? [{ name: part.value, isPlural: false, words }] : []
  })
}

/** Words that follow at once, up to the first that is none. */
const wordsAfter = (text: string): string[] =>
  (/^ (\p{Ll}[\p{L}’'-]*)(?: (\p{Ll}[\p{L}’'-]*))?/u.exec(text) ?? []).slice(1).filter(Boolean)

/** Plurals that say the same for one as for many, with the words after `#`. */
export const withoutOne = (parts: Parts): Counted[] =>
  runsOf(parts).flatMap((run) =>
    run.flatMap((part) => {
      if (part.type !== TYPE.plural) return []
      const { one, '=1': exactlyOne, other } = part.options
      return one || exactlyOne || !other
        ? []
        : countedIn(other.value, part.value).filter(({ isPlural }) => isPlural)
    }),
  )
