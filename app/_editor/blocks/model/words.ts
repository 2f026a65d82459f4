import type { NameOf } from '../../../../engine/cell-text'
import type { Sayer } from '../../../../schemas/sentences/sayer'

/** The words for the blocks of a scenario: phrases of the interface, sentences of the ruleset and names of the pack. */
export type Words = {
  /** A phrase of `blockPhrases` (`app/_editor/text`). */
  readonly phrase: (key: string, values?: Record<string, string | number>) => string
  /** Whether there is such a phrase. */
  readonly has: (key: string) => boolean
  /** The sentences of the ruleset's words. */
  readonly sayer: Sayer
  /** A name of the pack by group and id; falls back to the id. */
  readonly name: NameOf
  /** Printed power of a unit type; undefined for an unknown type. */
  readonly power: (unit: string) => number | undefined
}

/** The texts of `blockPhrases` in a page or a test. */
export type Phrases = {
  (key: string, values?: Record<string, string | number>): string
  has(key: string): boolean
  raw(key: string): unknown
}

/** A built site holds the parts of a pattern instead of its text; a group of texts is neither. */
const isMessage = (raw: unknown) => typeof raw === 'string' || Array.isArray(raw)

/** Words for blocks that may be half typed: an unknown key, or a group of texts, gives an empty phrase. */
export function phrasesOf(t: Phrases): Pick<Words, 'phrase' | 'has'> {
  const has = (key: string) => t.has(key) && isMessage(t.raw(key))
  return { has, phrase: (key, values) => (has(key) ? t(key, values) : '') }
}

/** Joins the parts that are not empty. */
export const listed = (parts: readonly (string | undefined)[], between = ', '): string =>
  parts.filter((part) => part !== undefined && part !== '').join(between)

/** The name of a player's seat; without seats of its own a side is one player. */
export const playerName = ({ name }: Words, id: string): string => {
  const own = name('seats', id)
  return own === id ? name('sides', id) : own
}
