/** The style of each language, from the lists of `tests/text/words`. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Language } from './texts'

/** One word per concept. `only` and `except` name keys of texts, with a star as a wildcard. Without `only` a term holds everywhere. */
export type Term = {
  readonly use: string
  readonly never: readonly string[]
  readonly only?: readonly string[]
  readonly except?: readonly string[]
}

export type Words = {
  readonly terms: readonly Term[]
  readonly misspelt: readonly string[]
  readonly counted: readonly string[]
  readonly notCounted: readonly string[]
}

/** Texts that break a rule for a reason: the rule, the keys and the reason. */
export type Exception = { readonly rule: string; readonly keys: readonly string[]; readonly because: string }

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../words/${name}.yaml`, import.meta.url), 'utf8'))

export const WORDS: Readonly<Record<Language, Words>> = { en: read('en') as Words, it: read('it') as Words }
export const EXCEPTIONS = read('exceptions') as readonly Exception[]
/** Used messages whose keys are in no source. */
export const DYNAMIC_KEYS = read('dynamic-keys') as readonly Omit<Exception, 'rule'>[]

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a pattern names a key, with a star as a wildcard. */
export const isNamed = (key: string, patterns: readonly string[] = []): boolean =>
  patterns.some((pattern) => new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`).test(key))

/** Matches a whole word in small letters or capitalised. A star at its end matches any ending. */
export const wordPattern = (word: string): RegExp => remembered(word, () => whole(sourceOf(word)))

/** Matches any unwanted word of a language, because most texts have none. */
export const anyOf = ({ terms, misspelt }: Words): RegExp => {
  const all = [...misspelt, ...terms.flatMap(({ never }) => never)]
  return remembered(all.join('|'), () => whole(`(?:${all.map(sourceOf).join('|')})`))
}

const patterns = new Map<string, RegExp>()

function remembered(key: string, make: () => RegExp): RegExp {
  const known = patterns.get(key) ?? make()
  patterns.set(key, known)
  return known
}

const whole = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_-])${source}(?![\\p{L}\\p{N}_-])`, 'u')

function sourceOf(word: string): string {
  const [stem = '', ...more] = word.split('*')
  const first = stem.charAt(0)
  return `[${first}${first.toLocaleUpperCase()}]${escaped(stem.slice(1))}${more.length > 0 ? '\\p{L}*' : ''}`
}
