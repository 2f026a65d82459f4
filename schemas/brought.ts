/** What to write instead of a word that is unknown where it stands: near spellings, what authors call it elsewhere, words of other rulesets. */
import BROUGHT from './brought-words.json'
import { KINDS_OF } from './generated/kinds'
import { WORDS_OF } from './generated/words'
import { nearest } from './suggest'

/**
 * How the message goes on: `yes` a likely slip of the pen, `instead` another word for what is called `suggestion` here, `elsewhere` a word of
 * the rulesets `home` that these rules do not have, `beside` these rules say it by `word`, which stands in another place, `no` nothing is known.
 */
export type Advice = {
  readonly likely: 'yes' | 'instead' | 'elsewhere' | 'beside' | 'no'
  readonly suggestion?: string
  readonly home?: string
  readonly word?: string
}

const INSTEAD: Readonly<Record<string, readonly string[]>> = BROUGHT

/**
 * Advice on a word that is none of those allowed. A word that authors are known to bring comes first, where what it means is allowed; so
 * nothing is suggested that does not exist.
 * @param kind the schema of the file, which says its ruleset; without it no other ruleset is asked
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

/** The ruleset whose files are of that kind; none of those that are everybody's. */
const ownRuleset = (kind: string): string | undefined =>
  Object.keys(KINDS_OF).find((ruleset) => Object.values(KINDS_OF[ruleset]).includes(kind as never))

const has = (ruleset: string, part: 'keys' | 'names', word: string): boolean =>
  WORDS_OF[ruleset]?.[part].split(' ').includes(word) === true

/** Files whose words are listed. */
const LISTED = /(?:^|-)(?:scenario|deck)$/

/** The other rulesets in whose scenarios or cards the word stands; none for a word that the file's own ruleset has, too. */
const homesOf = (word: string, part: 'keys' | 'names', own: string): readonly string[] =>
  has(own, part, word) ? [] : Object.keys(WORDS_OF).filter((ruleset) => has(ruleset, part, word))
