import { SPOKEN_OF } from '../../../engine/compile/spoken-of'
import { readYaml } from './read-yaml'
import { asScalar } from './scalar'
import { lineBreak, lineEnd, sectionOf, sections } from './sections'

/** A name to write into a text file: `text.<group>.<id>.name`. */
export type NewName = { readonly group: string; readonly id: string; readonly name: string }

/** The text of a file with more names; the rest stays as it is written. Undefined if there is no place for them. */
export function withNames(text: string, names: readonly NewName[]): string | undefined {
  return names.reduce<string | undefined>((so, name) => (so === undefined ? so : withName(so, name)), text)
}

function withName(text: string, { group, id, name }: NewName): string | undefined {
  const read = readYaml(text)
  const groups = fields(fields(read.value).text)
  const section = sectionOf(sections(text), 'text')
  if (!read.ok || !section) return undefined
  const known = groups[group]
  if (known !== undefined && Object.hasOwn(fields(known), id)) return text
  // In Italian a name has an article; a placeholder has none until its real name is written.
  const article = fields(read.value).language === 'it' && SPOKEN_OF.includes(group) ? ', article: none' : ''
  const entry = `${id}: { name: ${asScalar(name, true)}${article} }`
  const span = read.spanOf(['text', group])
  const eol = lineBreak(text)
  if (known === undefined) {
    const margin = marginOf(text, read.spanOf(['text'])?.start) || '  '
    const lines = `${margin}${group}:${eol}${margin}${margin}${entry}${eol}`
    return inserted(text, section.contentEnd, lines, eol)
  }
  if (!span || Object.keys(fields(known)).length === 0) return undefined
  const end = text.slice(0, span.end).trimEnd().length
  if (text[span.start] === '{') return insertedInBraces(text, end - 1, entry)
  return inserted(text, lineEnd(text, end), `${marginOf(text, span.start)}${entry}${eol}`, eol)
}

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** The indentation of the first key of a mapping, if the key is first on its line. */
function marginOf(text: string, start = 0): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return line.trim() === '' ? line : ''
}

/** Inserts whole lines, even behind a last line without a line end. */
function inserted(text: string, at: number, lines: string, eol: string): string {
  const isOpen = at > 0 && text[at - 1] !== '\n'
  return `${text.slice(0, at)}${isOpen ? eol : ''}${lines}${text.slice(at)}`
}

function insertedInBraces(text: string, brace: number, entry: string): string {
  const before = text.slice(0, brace).trimEnd()
  return `${before}${before.endsWith(',') ? '' : ','} ${entry} ${text.slice(brace)}`
}

/** A first name made from an id: `north-lawn` becomes `North lawn`. */
export function nameFromId(id: string): string {
  const words = id.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
