import { type Glyph, glyphsOf, readScalar, rewritten, type Scalar } from './scalar'
import { lineEnd, type Section, sectionOf, sections } from './sections'

/** One line of a map's picture; without `scalar` it cannot be read and stays unchanged. */
export type Row = { readonly start: number; readonly end: number; readonly scalar?: Scalar }
export type Rows = { readonly rows: readonly Row[]; readonly inFlow: boolean }

/** Finds the strings of a `rows` list, one per line with dashes or in brackets. */
export function readRows(text: string, section: Section): Rows {
  const start = skipBlank(text, section.value, section.end)
  return text[start] === '['
    ? { rows: flowRows(text, start + 1, section.end), inFlow: true }
    : { rows: blockRows(text, section), inFlow: false }
}

/** The rows of a map's picture, one per line; undefined if their number or length differs from the grid. */
export function wholeRows(
  text: string,
  { columns, rows: count }: { readonly columns: number; readonly rows: number },
): readonly Row[] | undefined {
  const section = sectionOf(sections(text), 'rows')
  const { rows, inFlow } = section ? readRows(text, section) : { rows: [], inFlow: true }
  const isWhole = (row: Row) => row.scalar && charactersOf(text, row).length === columns
  return !inFlow && rows.length === count && rows.every(isWhole) ? rows : undefined
}

function blockRows(text: string, section: Section): Row[] {
  const rows: Row[] = []
  for (let at = lineEnd(text, section.value); at < section.contentEnd; at = lineEnd(text, at)) {
    const end = trimmedEnd(text, at, lineEnd(text, at))
    const start = skipSpaces(text, at, end)
    if (start >= end || text[start] === '#') continue
    if (text[start] === '-' && (start + 1 >= end || isSpace(text[start + 1])))
      rows.push(blockRow(text, start, end))
    else if (goesOn(rows.at(-1))) rows.push({ start: (rows.pop() as Row).start, end })
    else rows.push({ start, end })
  }
  return rows
}

const blockRow = (text: string, dash: number, end: number): Row =>
  readRow(text, skipSpaces(text, dash + 1, end), end)

function readRow(text: string, start: number, end: number): Row {
  const scalar = start < end ? readScalar(text, start, end, false) : undefined
  return scalar && isRestEmpty(text, scalar.end, end) ? { start, end, scalar } : { start, end }
}

/** Whether each row is still at its place with the same quoting, with any characters. */
export const areAtTheirPlaces = (text: string, rows: readonly Row[]): boolean =>
  rows.every(({ start, end, scalar }) => {
    // A line break within a row would split it.
    if (lineEnd(text, start) < end) return false
    const now = scalar && readRow(text, start, end).scalar
    return now?.start === scalar?.start && now?.end === scalar?.end && now?.style === scalar?.style
  })

/** Unquoted text may continue on the next line; after quotes, a line without a dash has lost its dash. */
const goesOn = (row: Row | undefined) => row !== undefined && row.scalar?.style === 'plain'

function flowRows(text: string, from: number, sectionEnd: number): Row[] {
  const rows: Row[] = []
  let at = from
  while (at < sectionEnd) {
    at = skipBlank(text, at, sectionEnd)
    if (at >= sectionEnd || text[at] === ']') break
    const end = trimmedEnd(text, at, Math.min(lineEnd(text, at), sectionEnd))
    const scalar = readScalar(text, at, end, true)
    const after = scalar ? skipBlank(text, scalar.end, sectionEnd) : at
    if (scalar && (text[after] === ',' || text[after] === ']'))
      rows.push({ start: at, end: scalar.end, scalar })
    else rows.push({ start: at, end: nextComma(text, Math.max(after, at), sectionEnd) })
    at = nextComma(text, scalar ? after : at, sectionEnd)
    if (text[at] === ',') at++
    else break
  }
  return rows
}

function nextComma(text: string, from: number, end: number): number {
  let at = from
  while (at < end && text[at] !== ',' && text[at] !== ']') at++
  return at
}

export const glyphsOfRow = (text: string, row: Row): Glyph[] => (row.scalar ? glyphsOf(text, row.scalar) : [])

/** The YAML of a row with other characters at some columns. */
export function rewriteRow(
  text: string,
  rows: Rows,
  row: Row,
  replaced: ReadonlyMap<number, string>,
): string {
  return row.scalar ? rewritten(text, row.scalar, replaced, rows.inFlow) : text.slice(row.start, row.end)
}

const isSpace = (character: string | undefined) => character === ' ' || character === '\t'

function skipSpaces(text: string, from: number, end: number): number {
  let at = from
  while (at < end && isSpace(text[at])) at++
  return at
}

/** Skips spaces, line breaks and comments. */
function skipBlank(text: string, from: number, end: number): number {
  let at = from
  while (at < end) {
    if (/\s/.test(text[at])) at++
    else if (text[at] === '#' && (at === 0 || /\s/.test(text[at - 1]))) at = lineEnd(text, at)
    else break
  }
  return at
}

function trimmedEnd(text: string, start: number, end: number): number {
  let at = end
  while (at > start && /\s/.test(text[at - 1])) at--
  return at
}

function isRestEmpty(text: string, from: number, end: number): boolean {
  const at = skipSpaces(text, from, end)
  return at >= end || (text[at] === '#' && at > from)
}

/** The characters of a row, without their ranges. */
export function charactersOf(text: string, { scalar }: Row): string[] {
  if (!scalar) return []
  if (scalar.style === 'plain') return [...text.slice(scalar.start, scalar.end)]
  const inside = text.slice(scalar.start + 1, scalar.end - 1)
  if (!inside.includes(scalar.style === 'double' ? '\\' : "''")) return [...inside]
  return glyphsOf(text, scalar).map((glyph) => glyph.character)
}
