/**
 * Lookalike characters: unusual spaces, invisible characters and confusables of the signs of YAML.
 * They come from web pages, chats and word processors, and look the same on the screen.
 */

/** The confusables of Unicode (UTS 39), and dashes and quotes of other scripts that word processors insert. Letters are left out. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  ':': '\u0589\u05c3\u0703\u0704\u0903\u0a83\u16ec\u1803\u1809\u02d0\u02f8\u205a\u2236\ua4fd\ua789\ufe13\ufe30\ufe55\uff1a',
  '-': '\u02d7\u06d4\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2796\u2cba\ufe58\ufe63\uff0d',
  "'":
    '\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02c8\u02ca\u02cb\u02f4\u0374\u0384\u055a\u055d\u05f3\u07f4\u07f5\u144a\u16cc\u1fbd\u1fbf\u1fef' +
    '\u1ffd\u1ffe\u2018\u2019\u201a\u201b\u2032\u2035\ua78c\uff07\uff40',
  '"': '\u02ba\u02dd\u02ee\u02f6\u05f2\u05f4\u1cd3\u201c\u201d\u201e\u201f\u2033\u2036\u3003\u301d\u301e\u301f\uff02',
  '#': '\ufe5f\uff03',
}

/** Marks that reverse the direction of the following text: a label with them differs from its appearance. */
export const TURNING = '\u202a-\u202e\u2066-\u2069'
/** All spaces except the plain one, and invisible characters: parts of a character class for expressions with the flag `u`. */
export const SPACES = '\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000'
export const INVISIBLE = '\\p{Cf}'
export const lookalikes = (plain: string): string =>
  [...LOOKALIKES[plain]].map((char) => `\\u{${char.codePointAt(0)!.toString(16)}}`).join('')

const SPACE = new RegExp(`[${SPACES}]`, 'u')
const HIDDEN = /\p{Cf}/u

/** The plain replacement of an unusual character; `undefined` for any other. */
export function plainOf(char: string): string | undefined {
  // Two columns wide on every screen.
  if (char === '\u3000') return '  '
  if (SPACE.test(char)) return ' '
  if (HIDDEN.test(char)) return ''
  return Object.keys(LOOKALIKES).find((plain) => LOOKALIKES[plain].includes(char))
}

/** A name in plain characters, without quotes that were not read as quotes. */
export function plainly(text: string): string {
  if (isPlain(text)) return text
  const plain = [...text].map((char) => plainOf(char) ?? char).join('')
  return plain.trim().replace(/^(["'])(.*)\1$/, '$2')
}

export const ODD = `[${SPACES}${INVISIBLE}]`
const QUOTES = lookalikes('"') + lookalikes("'")

/** A text that may contain one of them in a significant place: the plain reader skips it. */
const DOUBTFUL = new RegExp(
  [
    `^[\\t ]*${ODD}`,
    `^ *(?:- +)*[${lookalikes('-')}${lookalikes('#')}](?:[ ]|${ODD}|$)`,
    `^ *(?:- +)*- *${ODD}`,
    `: *${ODD}`,
    `${ODD}:`,
    `^[ -]*[\\w.$/+-]+${INVISIBLE}`,
    `[-:[{,] *[${QUOTES}][^\\n${QUOTES}"',{}[\\]]*["',{}[\\]]`,
    `[${TURNING}]`,
  ].join('|'),
  'mu',
)
export const isPlain = (text: string): boolean => !/[^\0-\x7f]/.test(text)
export const isDoubtful = (text: string): boolean => !isPlain(text) && DOUBTFUL.test(text)
