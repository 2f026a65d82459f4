/** The parts of a message in ICU form. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export type Parts = readonly MessageFormatElement[]

/** @throws if the message is not in ICU form, or a `plural` or `select` has no `other`. */
export const partsOf = (message: string): Parts => parse(message, { ignoreTag: true })

/** Returns every sequence of elements: the message, and each branch. */
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

/** Returns the words of a message, one line per branch, with `{}` for each value. */
export const proseOf = (parts: Parts): string =>
  runsOf(parts)
    .map((run) => run.map((part) => (part.type === TYPE.literal ? part.value : '{}')).join(''))
    .join('\n')

/** Returns the names of a message's values, in any branch. */
export const valuesOf = (parts: Parts): string[] => [
  ...new Set(
    runsOf(parts)
      .flat()
      .flatMap((part) => (part.type === TYPE.literal || part.type === TYPE.pound ? [] : [nameIn(part)])),
  ),
]
const nameIn = (part: MessageFormatElement): string => ('value' in part ? String(part.value) : '')

/** Returns the values that are numbers. They select a plural somewhere, or are written as one. */
export const numbersOf = (parts: Parts): string[] =>
  runsOf(parts)
    .flat()
    .flatMap((part) => (part.type === TYPE.plural || part.type === TYPE.number ? [part.value] : []))

/** A written number with the words that follow it. */
export type Counted = { readonly name: string; readonly isPlural: boolean; readonly words: readonly string[] }

/**
 * A plain value counts under its name, and `#` under the name of its plural. A plural with a form for one also covers its value inside.
 */
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

/** Returns the next lower-case words, two at most. */
const wordsAfter = (text: string): string[] =>
  (/^ (\p{Ll}[\p{L}’'-]*)(?: (\p{Ll}[\p{L}’'-]*))?/u.exec(text) ?? []).slice(1).filter(Boolean)

/** Returns the plurals with the same text for one and many, with the words after `#`. */
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
