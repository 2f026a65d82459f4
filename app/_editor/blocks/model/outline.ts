/** An outline of a scenario, a deck or tracks of any shape: keys as groups, entries as lines with a short summary. */
import type { BlockGroup, BlockLine } from './lines'
import { isMap, type Loose, mapOf } from './loose'
import { saidLines } from './said-lines'
import type { Words } from './words'

/** Sections of a pack's texts that may contain the name of an id. */
const SECTIONS = [
  ...['sides', 'units', 'figures', 'groups', 'regions', 'places', 'maps', 'sites'],
  ...['scoring', 'victory', 'options', 'terrain', 'edges', 'weapons', 'triggers'],
  ...['cards', 'decks', 'tracks', 'offices', 'areas'],
]
const LEFT_OUT = ['id', 'source']
const LONGEST = 140

export function outlineOf(value: unknown, words: Words): BlockGroup[] {
  const head: BlockLine[] = []
  const groups: BlockGroup[] = []
  for (const [key, part] of Object.entries(mapOf(value))) {
    if (LEFT_OUT.includes(key)) continue
    const lines = saidLines(words, key, part) ?? linesOf(words, key, part)
    if (lines === undefined)
      head.push({ path: [key], name: keyName(words, key), summary: inShort(words, part) })
    else if (lines.length > 0) groups.push({ id: key, title: keyName(words, key), lines })
  }
  return head.length > 0 ? [{ id: 'map', lines: head }, ...groups] : groups
}

/** Lines of a list of entries or of a map of settings; undefined for a value that fits on one line. */
function linesOf(words: Words, key: string, part: unknown): BlockLine[] | undefined {
  if (isMap(part))
    return Object.entries(part).map(([field, value]) => ({
      path: [key, field],
      name: keyName(words, field),
      summary: inShort(words, value),
    }))
  if (!Array.isArray(part) || !part.some(isMap)) return undefined
  return part.flatMap((entry, index) =>
    isMap(entry) ? [{ path: [key, index], ...entryLine(words, entry, index) }] : [],
  )
}

/** An entry is named by its id, or else by its first word. */
function entryLine(words: Words, entry: Loose, index: number): { name: string; summary: string } {
  const fields = Object.entries(entry).filter(([field]) => field !== 'source')
  const first =
    fields.find(([field]) => field === 'id') ?? fields.find(([, value]) => typeof value === 'string')
  const rest = fields.filter((field) => field !== first)
  const text = rest
    .map(([field, value]) => `${keyName(words, field)} ${inShort(words, value)}`)
    .join(' \u00b7 ')
  return {
    name: first ? named(words, String(first[1])) : String(index + 1),
    summary: text.length > LONGEST ? `${text.slice(0, LONGEST)}\u2026` : text,
  }
}

/** Lists of plain words are written out, others are counted; nested maps are only indicated. */
function inShort(words: Words, value: unknown): string {
  if (typeof value === 'string') return named(words, value)
  if (typeof value === 'boolean') return words.phrase(value ? 'yes' : 'no')
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => typeof one !== 'object')
    return isPlain ? value.map((one) => inShort(words, one)).join(', ') : String(value.length)
  }
  return Object.entries(mapOf(value))
    .map(([field, one]) => `${keyName(words, field)} ${isMap(one) ? '\u2026' : inShort(words, one)}`)
    .join(', ')
}

function named({ name }: Words, id: string): string {
  for (const section of SECTIONS) {
    const found = name(section, id)
    if (found !== id) return found
  }
  return id
}

/** The name of a key in the interface, or in the pack if it is an id. Keys of unknown rules are kept as they are written. */
function keyName(words: Words, key: string): string {
  const isWord = /^[a-z]+$/i.test(key) && !(key in Object.prototype)
  if (isWord && words.has(`keys.${key}`)) return words.phrase(`keys.${key}`)
  const name = named(words, key)
  // "belowFirstColumn" as "below first column".
  return name === key ? key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase() : name
}
