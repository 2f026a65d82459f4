/** Suggestions for an unknown word: near spellings, synonyms of other tools, words of other rulesets. */

import { KINDS_OF } from '../generated/kinds'
import { WORDS_OF } from '../generated/words'
import { nearest } from '../suggest'
import BROUGHT from './brought-words.json'

/**
 * The kind of advice. `yes`: a likely typing error. `instead`: `suggestion` is the word used here.
 * `elsewhere`: a word of the rulesets in `home` that this one lacks. `beside`: this ruleset uses `word`, in another place. `no`: no advice.
 */
export type Advice = {
  readonly likely: 'yes' | 'instead' | 'elsewhere' | 'beside' | 'no'
  readonly suggestion?: string
  readonly home?: string
  readonly word?: string
}

const INSTEAD: Readonly<Record<string, readonly string[]>> = BROUGHT

/**
 * Advice on a word that is not allowed. Known synonyms come first if their meaning is allowed here, so that
 * every suggestion exists.
 * @param kind the schema of the file, which determines its ruleset; without it other rulesets are not searched
 */
export function adviceOn(
  written: string,
  allowed: readonly string[],
  part: 'keys' | 'names',
  kind?: string,
): Advice {
  const word = written.toLowerCase().replaceAll('_', '-')
  const meant = Object.hasOwn(INSTEAD, word) ? INSTEAD[word] : []
  const instead = meant.find((one) => allowed.includes(one))
  if (instead !== undefined) return { likely: 'instead', suggestion: instead }
  const near = nearest(written, allowed)
  if (near !== undefined) return { likely: 'yes', suggestion: near }
  if (kind === undefined || !LISTED.test(kind)) return { likely: 'no' }
  const own = ownRuleset(kind)
  const beside = meant.find((one) => own !== undefined && has(own, part, one))
  if (beside !== undefined) return { likely: 'beside', word: beside }
  const homes = own === undefined ? [] : homesOf(written, part, own)
  return homes.length === 0 ? { likely: 'no' } : { likely: 'elsewhere', home: homes.join(', ') }
}

/** The ruleset of the files of that kind; `undefined` for common files. */
const ownRuleset = (kind: string): string | undefined =>
  Object.keys(KINDS_OF).find((ruleset) => Object.values(KINDS_OF[ruleset]).includes(kind as never))

const has = (ruleset: string, part: 'keys' | 'names', word: string): boolean =>
  WORDS_OF[ruleset]?.[part].split(' ').includes(word) === true

/** Files whose words are indexed. */
const LISTED = /(?:^|-)(?:scenario|deck)$/

/** The other rulesets whose scenarios or cards have the word; empty if the file's own ruleset has it too. */
const homesOf = (word: string, part: 'keys' | 'names', own: string): readonly string[] =>
  has(own, part, word) ? [] : Object.keys(WORDS_OF).filter((ruleset) => has(ruleset, part, word))
