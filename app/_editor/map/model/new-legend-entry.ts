import type { Direction } from '../../../../schemas/generated/content'
import type { TextChange } from '../../document/text-change'
import { readYaml } from '../../yaml/read-yaml'
import { lineBreak, type Section } from '../../yaml/sections'
import type { Ground } from './ground'
import { type MapReading, strangersIn } from './map-reading'

export type NewEntry = { readonly glyph: string; readonly change: TextChange }

/** A legend entry with a free character, in the style of the other entries; undefined if the legend is broken. */
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

/** A character that no entry and no cell uses, if possible a descriptive one. */
function freeGlyph(map: MapReading, { terrain, up }: Ground, hint?: string): string | undefined {
  const taken = new Set([...map.legend.taken, ...strangersIn(map)])
  const letter = terrain[0] ?? ''
  const telling = up === undefined ? [hint ?? '', letter.toLowerCase(), letter.toUpperCase()] : [ARROWS[up]]
  return [...telling, ...OTHERS].find(
    (glyph) => [...glyph].length === 1 && !taken.has(glyph) && !/[\s"'\\#]/.test(glyph),
  )
}
