/** A string on one line of YAML, with its range and its quoting style. */
export type Scalar = {
  readonly style: 'plain' | 'single' | 'double'
  /** The range in the text, quotes included. */
  readonly start: number
  readonly end: number
}

/** One character as the author sees it, with its range in the text. */
export type Glyph = { readonly character: string; readonly start: number; readonly end: number }

/** Reads the string at `start`, or returns undefined if there is no string on this one line. */
export function readScalar(
  text: string,
  start: number,
  lineEnd: number,
  inFlow: boolean,
): Scalar | undefined {
  const first = text[start]
  if (first === '"') return quoted(text, start, lineEnd, 'double', /\\.|"/g)
  if (first === "'") return quoted(text, start, lineEnd, 'single', /''|'/g)
  return plain(text, start, lineEnd, inFlow)
}

function quoted(
  text: string,
  start: number,
  lineEnd: number,
  style: 'single' | 'double',
  marks: RegExp,
): Scalar | undefined {
  marks.lastIndex = start + 1
  for (let mark = marks.exec(text); mark && mark.index < lineEnd; mark = marks.exec(text))
    if (mark[0].length === 1) return { style, start, end: mark.index + 1 }
  return undefined
}

function plain(text: string, start: number, lineEnd: number, inFlow: boolean): Scalar | undefined {
  const rest = text.slice(start, lineEnd)
  const stop = rest.search(inFlow ? /\s#|[,[\]{}]/ : /\s#/)
  const value = (stop < 0 ? rest : rest.slice(0, stop)).trimEnd()
  return canStandPlain(value, inFlow) ? { style: 'plain', start, end: start + value.length } : undefined
}

/** Whether a text needs no quotes to be read back as the same text or number. */
export function canStandPlain(value: string, inFlow: boolean): boolean {
  if (value === '' || value !== value.trim()) return false
  if (/^[,[\]{}#&*!|>'"%@`]/.test(value) || /^[-?:](\s|$)/.test(value)) return false
  if (inFlow && (/[,[\]{}]/.test(value) || /^[-?:]/.test(value))) return false
  return !/:(\s|$)|\s#|\t/.test(value)
}

/** Unquoted texts that YAML reads as a number, a boolean or null. */
const NOT_A_STRING =
  /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/

const needsQuotes = (value: string, inFlow: boolean) =>
  !canStandPlain(value, inFlow) || NOT_A_STRING.test(value)

const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\x1b',
  N: '\x85',
  _: '\xa0',
}
const DOUBLE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([\s\S]))|[\s\S]/gu
const SINGLE = /''|[\s\S]/gu

/** The characters of a string with the range of each. */
export function glyphsOf(text: string, scalar: Scalar): Glyph[] {
  const quotes = scalar.style === 'plain' ? 0 : 1
  const start = scalar.start + quotes
  const written = text.slice(start, scalar.end - quotes)
  if (scalar.style === 'single')
    return glyphsBy(written, start, SINGLE, ([unit]) => (unit === "''" ? "'" : unit))
  if (scalar.style === 'double') return glyphsBy(written, start, DOUBLE, unescaped)
  return glyphsBy(written, start, /[\s\S]/gu, ([unit]) => unit)
}

function glyphsBy(
  written: string,
  start: number,
  unit: RegExp,
  read: (match: RegExpMatchArray) => string,
): Glyph[] {
  return Array.from(written.matchAll(unit), (match) => ({
    character: read(match),
    start: start + match.index,
    end: start + match.index + match[0].length,
  }))
}

function unescaped(match: RegExpMatchArray): string {
  const code = match[1] ?? match[2] ?? match[3]
  if (code !== undefined) return characterOf(Number.parseInt(code, 16))
  const letter = match[4]
  return letter === undefined ? match[0] : (ESCAPES[letter] ?? letter)
}

const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd')

/** The notation of a character inside a string of this style. */
function encoded(character: string, style: Scalar['style']): string {
  if (style === 'single') return character === "'" ? "''" : character
  if (style === 'double') return character === '"' || character === '\\' ? `\\${character}` : character
  return character
}

/** The string with some characters replaced (by position); the quotes change only if necessary. */
export function rewritten(
  text: string,
  scalar: Scalar,
  replaced: ReadonlyMap<number, string>,
  inFlow: boolean,
): string {
  const glyphs = glyphsOf(text, scalar)
  const pieces = glyphs.map((glyph, index) => {
    const character = replaced.get(index)
    return character === undefined || character === glyph.character
      ? text.slice(glyph.start, glyph.end)
      : encoded(character, scalar.style)
  })
  const body = pieces.join('')
  if (scalar.style === 'single') return `'${body}'`
  if (scalar.style === 'double') return `"${body}"`
  return asScalar(body, inFlow)
}

/** The notation of a text, with quotes only if necessary. */
export const asScalar = (value: string, inFlow: boolean): string =>
  needsQuotes(value, inFlow) ? asQuoted(value) : value

/** The text in double quotes, or in single ones if double ones would need escapes. */
/** A text in the quoting style of another one. */
export function quotedLike(value: string, style: Scalar['style']): string {
  if (style === 'single') return `'${value.replaceAll("'", "''")}'`
  return style === 'double' ? JSON.stringify(value) : asScalar(value, false)
}

export const asQuoted = (value: string) =>
  /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`
