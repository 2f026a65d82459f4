/** What to write instead of a word that is unknown where it stands: near spellings, what authors call it elsewhere, words of other rulesets. */
import BROUGHT from './brought-words.json'
import { KINDS_OF } from './generated/kinds'
import { WORDS_OF } from './generated/words'
import { nearest } from './suggest'

/**
 * How the message goes on: `yes` a likely slip of the pen, `instead` another word for what is called `suggestion` here, `elsewhere` a word of
 * the ruleset `home` that these rules do not have, `no` nothing is known.
 */
export type Advice = {
  readonly likely: 'yes' | 'instead' | 'elsewhere' | 'no'
  readonly suggestion?: string
  readonly home?: string
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
  const home = kind === undefined ? undefined : homeOf(written, part, kind)
  return home === undefined ? { likely: 'no' } : { likely: 'elsewhere', home }
}

/** Files whose words are listed. */
const LISTED = /(?:^|-)(?:scenario|deck)$/

/** The first other ruleset in whose scenarios or cards the word stands; none for a word that the file's own ruleset has, too. */
function homeOf(word: string, part: 'keys' | 'names', kind: string): string | undefined {
  if (!LISTED.test(kind)) return undefined
  const own = Object.keys(KINDS_OF).find((ruleset) =>
    Object.values(KINDS_OF[ruleset]).includes(kind as never),
  )
  const has = (ruleset: string) => WORDS_OF[ruleset]?.[part].split(' ').includes(word) === true
  if (own === undefined || has(own)) return undefined
  return Object.keys(WORDS_OF).find((ruleset) => ruleset !== own && has(ruleset))
}
