import type { Direction } from '../../../../schemas/generated/content'
import type { Change } from '../change'
import { readYaml } from '../text/read-yaml'
import { lineBreak, lineEnd, type Section } from '../text/sections'
import type { MapReading } from './map-reading'
import type { Ground } from './paint-cells'

/** Which character stands for which ground. */
export class Legend {
  readonly #grounds: ReadonlyMap<string, Ground>
  /** Whether a new entry can be written: a legend that cannot be read is left alone. */
  readonly isWritable: boolean

  constructor(grounds: ReadonlyMap<string, Ground>, isWritable: boolean) {
    this.#grounds = grounds
    this.isWritable = isWritable
  }

  get glyphs(): string[] {
    return [...this.#grounds.keys()]
  }

  entries(): Record<string, Ground> {
    return Object.fromEntries(this.#grounds)
  }

  groundOf(glyph: string): Ground | undefined {
    return this.#grounds.get(glyph)
  }

  glyphOf(ground: Ground): string | undefined {
    for (const [glyph, known] of this.#grounds)
      if (known.terrain === ground.terrain && known.up === ground.up) return glyph
    return undefined
  }
}

export const noLegend = new Legend(new Map(), true)

/** Reads the legend; when it is broken, every entry that can be read by itself. */
export function readLegend(text: string, section: Section): Legend {
  const whole = readYaml(text.slice(section.start, section.contentEnd))
  if (whole.ok) return new Legend(groundsOf(fieldOf(whole.value, section.key)), true)
  const grounds = new Map<string, Ground>()
  for (const entry of entryTexts(text, section)) {
    const read = readYaml(entry)
    if (read.ok) for (const [glyph, ground] of groundsOf(read.value)) grounds.set(glyph, ground)
  }
  return new Legend(grounds, false)
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

function groundsOf(value: unknown): Map<string, Ground> {
  const grounds = new Map<string, Ground>()
  if (typeof value !== 'object' || value === null) return grounds
  for (const [glyph, entry] of Object.entries(value)) {
    const terrain = fieldOf(entry, 'terrain')
    const up = fieldOf(entry, 'up')
    if (typeof terrain === 'string')
      grounds.set(glyph, typeof up === 'string' ? { terrain, up: up as Direction } : { terrain })
  }
  return grounds
}

/** The entries of a block legend as texts of their own: a line with the lines indented deeper below it. */
function entryTexts(text: string, section: Section): string[] {
  const entries: string[] = []
  let margin = -1
  for (let at = lineEnd(text, section.value); at < section.contentEnd; at = lineEnd(text, at)) {
    const line = text.slice(at, lineEnd(text, at))
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    const indent = line.length - line.trimStart().length
    if (margin < 0) margin = indent
    if (indent <= margin) entries.push(line)
    else entries[entries.length - 1] += line
  }
  return entries
}

export type NewEntry = { readonly glyph: string; readonly change: Change & { type: 'text' } }

/** A legend entry with a free character, written the way the other entries are; nothing when the legend is broken. */
export function newLegendEntry(map: MapReading, ground: Ground, hint?: string): NewEntry | undefined {
  const glyph = freeGlyph(map, ground, hint)
  if (!map.legend.isWritable || glyph === undefined) return undefined
  const { text, file } = map
  const section = map.sections.legend
  const entry = `"${glyph}": ${groundText(ground)}`
  const insert = (at: number, inserted: string): NewEntry => ({
    glyph,
    change: { type: 'text', file, at, removed: '', inserted },
  })
  const eol = lineBreak(text)
  if (!section) return map.sections.rows && insert(map.sections.rows.start, `legend:${eol}  ${entry}${eol}`)
  const value = text.slice(section.value, section.contentEnd)
  if (/^\s*\{/.test(value)) return insertIntoBraces(text, section, entry, insert)
  const margin = /\n([ \t]+)[^\s#]/.exec(value)?.[1] ?? '  '
  const broken = text[section.contentEnd - 1] === '\n'
  return insert(section.contentEnd, broken ? `${margin}${entry}${eol}` : `${eol}${margin}${entry}`)
}

const groundText = ({ terrain, up }: Ground) =>
  up === undefined ? `{ terrain: ${terrain} }` : `{ terrain: ${terrain}, up: ${up} }`

function insertIntoBraces(
  text: string,
  section: Section,
  entry: string,
  insert: (at: number, inserted: string) => NewEntry,
): NewEntry | undefined {
  const span = readYaml(text.slice(section.start, section.contentEnd)).spanOf([section.key])
  if (!span) return undefined
  const brace = section.start + span.end - 1
  const inside = text.slice(section.start + span.start + 1, brace)
  const content = inside.trimEnd()
  const at = brace - (inside.length - content.length)
  const separator = content.trim() === '' || content.endsWith(',') ? ' ' : ', '
  return insert(at, inside === content ? `${separator}${entry} ` : `${separator}${entry}`)
}

const ARROWS: Readonly<Record<Direction, string>> = {
  N: '↑',
  NE: '↗',
  E: '→',
  SE: '↘',
  S: '↓',
  SW: '↙',
  W: '←',
  NW: '↖',
}
const OTHERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;=+*%&@!?$/()<>^_~|-:'

/** A character that no entry and no cell uses: a telling one if possible. */
function freeGlyph(map: MapReading, { terrain, up }: Ground, hint?: string): string | undefined {
  const taken = new Set([...map.legend.glyphs, ...map.strangers])
  const letter = terrain[0] ?? ''
  const telling = up === undefined ? [hint ?? '', letter.toLowerCase(), letter.toUpperCase()] : [ARROWS[up]]
  return [...telling, ...OTHERS].find(
    (glyph) => [...glyph].length === 1 && !taken.has(glyph) && !/[\s"'\\#]/.test(glyph),
  )
}
