/** The name of each unusual character, its plain replacement, and the finding for it. */
import type { Message } from '../diagnostic'
import { plainOf, TURNING } from './doubtful'
import { type Fault, fault } from './fault'
import type { Span } from './node'

const TURNS = new RegExp(`[${TURNING}]`, 'u')

/** The plain replacement of a character, and the kind and name for its message. */
export type Odd = {
  readonly plain: string
  readonly use: 'space' | 'turn' | 'sign' | 'none'
  /** Its key under `characters` in the texts. */
  readonly name: string
}

/** The meaning of an unusual character; `undefined` for any other. */
export function oddOf(char: string): Odd | undefined {
  const plain = char === '\t' ? '  ' : plainOf(char)
  if (plain === undefined) return undefined
  const use = plain === '' ? (TURNS.test(char) ? 'turn' : 'none') : plain.trim() === '' ? 'space' : 'sign'
  const kind = { turn: 'invisible', none: 'invisible', space: 'space', sign: `like-${SIGNS[plain]}` }[use]
  return { plain, use, name: NAMED.has(codeOf(char)) ? codeOf(char) : kind }
}

const SIGNS: Readonly<Record<string, string>> = {
  ...{ ':': 'colon', '-': 'dash', "'": 'apostrophe', '"': 'quote', '#': 'hash' },
}

/** The characters with a name of their own, by code; the others are named after their kind. */
const NAMED: ReadonlySet<string> = new Set(
  (
    '0009 00A0 1680 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 200A 2028 2029 202F 205F 3000 ' +
    '00AD 061C 180E 200B 200C 200D 200E 200F 202A 202B 202C 202D 202E 2060 2066 2067 2068 2069 FEFF ' +
    'FF1A 2236 02D0 2010 2011 2012 2013 2014 2015 2212 FF0D 2018 2019 201A 00B4 2032 FF07 201C 201D 201E 2033 FF02 FF03'
  ).split(' '),
)

const codeOf = (char: string): string => char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')

/** The finding about a character, with its name, its code and the edit that replaces it. */
export function oddFault(
  char: string,
  span: Span,
  fix: Span & { readonly text: string },
  breaks = false,
): Fault {
  const { plain, name, ...odd } = oddOf(char) ?? { plain: '', use: 'none', name: nameOfControl(char) }
  const use = fix.text === '\n' ? 'line' : odd.use
  const values = { code: `U+${codeOf(char)}`, name: { message: { key: `characters.${name}` } }, use, plain }
  return fault('E-TEXT-CHARACTER', span, values, { breaks, fix: { ...fix, title: titleOf(char, fix.text) } })
}

const nameOfControl = (char: string): string =>
  /\p{Cc}/u.test(char) ? 'control' : /\p{Cs}/u.test(char) ? 'half' : 'never'

function titleOf(char: string, text: string): Message {
  if (text === '') return { key: 'fixes.remove' }
  if (text === '\n') return { key: 'fixes.line' }
  if (text.trim() === '') return { key: 'fixes.spaces' }
  return { key: 'fixes.replace', values: { found: char, text } }
}
