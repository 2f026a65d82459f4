import type { Direction } from '../../../../schemas/generated/content'
import { readYaml } from '../../yaml/read-yaml'
import { lineEnd, type Section } from '../../yaml/sections'
import type { Ground } from './ground'

/** The mapping between characters and grounds. */
export class Legend {
  readonly #grounds: ReadonlyMap<string, Ground>
  /** Whether a new entry can be written; a broken legend is left unchanged. */
  readonly isWritable: boolean
  /** The characters with an entry, including entries without a ground. */
  readonly taken: readonly string[]

  constructor(
    grounds: ReadonlyMap<string, Ground>,
    isWritable: boolean,
    taken: readonly string[] = [...grounds.keys()],
  ) {
    this.#grounds = grounds
    this.isWritable = isWritable
    this.taken = taken
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

/** Reads the legend; from a broken one, every entry that can be read by itself. */
export function readLegend(text: string, section: Section): Legend {
  const whole = readYaml(text.slice(section.start, section.contentEnd))
  if (whole.ok) {
    const entries = fieldOf(whole.value, section.key)
    return new Legend(groundsOf(entries), true, Object.keys(entries ?? {}))
  }
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

/** The entries of a block legend as separate texts: a line with the deeper indented lines below it. */
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
