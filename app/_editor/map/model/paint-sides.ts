import type { Grid } from '../../../../engine/geometry/grid'
import { formatSide, parseSide } from '../../../../engine/geometry/names'
import { difference } from '../../document/change'
import { withItem, withoutItem } from '../../yaml/edit-list'
import { readYaml } from '../../yaml/read-yaml'
import { lineBreak, type Section } from '../../yaml/sections'
import type { MapReading } from './map-reading'
import type { Painted } from './paint-cells'

/** One side of a cell. */
export type CellSide = { readonly cell: number; readonly direction: number }
type Entry = { readonly type: string; readonly sides: readonly string[] }

/**
 * The text changes that make one side of a cell a wall, a gate or nothing. The side is removed from its lists, under either of
 * its two names, and added to the list of the type.
 */
export function paintSide(map: MapReading, side: CellSide, type: string | undefined): Painted {
  const { grid, text, file } = map
  const section = map.sections.edges
  if (!grid) return { type: 'refused', reason: 'no-grid' }
  const before = section ? text.slice(section.start, section.contentEnd) : ''
  const entries = section ? entriesOf(before, section) : []
  if (!entries) return { type: 'refused', reason: 'no-edges' }
  const isThis = (name: string) => {
    const at = parseSide(grid, name)
    return at !== undefined && isSameSide(grid, at, side)
  }
  if (entries.some((entry) => entry.type === type && entry.sides.some(isThis)))
    return { type: 'painted', changes: [] }
  const name = formatSide(grid, side.cell, side.direction)
  const cleared = withoutSide(before, entries, isThis)
  const after =
    type === undefined
      ? cleared.replace(/^edges:[ \t]*\[\](?:[ \t]+#.*)?\s*$/, '')
      : withSide(cleared, type, name, lineBreak(text))
  const at = section?.start ?? insertionPoint(map)
  const changes = difference(file, before, after)
  return {
    type: 'painted',
    changes: changes.map((change) => (change.type === 'text' ? { ...change, at: change.at + at } : change)),
  }
}

/** One side has two names, except at the border of the map. */
export function isSameSide(grid: Grid, a: CellSide, b: CellSide): boolean {
  if (a.cell === b.cell && a.direction === b.direction) return true
  const edge = grid.edgeIndex(a.cell, a.direction)
  return edge >= 0 && edge === grid.edgeIndex(b.cell, b.direction)
}

/** The lists of sides, or undefined if the section is broken. */
function entriesOf(text: string, section: Section): Entry[] | undefined {
  const read = readYaml(text)
  const value = (read.value as Record<string, unknown> | undefined)?.[section.key] ?? []
  return read.ok && Array.isArray(value) && value.every(isEntry) ? value : undefined
}

function isEntry(value: unknown): value is Entry {
  const { type, sides } = (value ?? {}) as Partial<Entry>
  return typeof type === 'string' && Array.isArray(sides) && sides.every((side) => typeof side === 'string')
}

function withoutSide(text: string, entries: readonly Entry[], isThis: (name: string) => boolean): string {
  let edited = text
  for (const [index, entry] of [...entries.entries()].reverse()) {
    const places = [...entry.sides.keys()].filter((place) => isThis(entry.sides[place])).reverse()
    const isBare = places.length > 0 && places.length === entry.sides.length
    if (isBare) edited = withoutItem(edited, ['edges'], index)
    else for (const place of places) edited = withoutItem(edited, ['edges', index, 'sides'], place)
  }
  return edited
}

function withSide(text: string, type: string, name: string, eol: string): string {
  const read = readYaml(text)
  const entries = ((read.value as { edges?: Entry[] } | undefined)?.edges ?? []) as Entry[]
  const index = entries.findLastIndex((entry) => entry.type === type)
  if (index >= 0) {
    const list = ['edges', index, 'sides']
    const sample = read.spanOf([...list, 0])
    const quote = sample && text[sample.start] === "'" ? "'" : '"'
    return withItem(text, list, `${quote}${name}${quote}`, eol)
  }
  const span = read.spanOf(['edges'])
  const isBracketed = span !== undefined && text[span.start] === '['
  if (entries.length > 0 && isBracketed)
    return withItem(text, ['edges'], `{ type: ${type}, sides: ["${name}"] }`, eol)
  const margin = /\n([ \t]*)- /.exec(text)?.[1] ?? '  '
  const entry = `${margin}- type: ${type}${eol}${margin}  sides: ["${name}"]${eol}`
  if (entries.length === 0) return emptyEdges(text, span, entry, eol)
  return text.endsWith('\n') ? text + entry : `${text}${eol}${entry}`
}

/** Handles a map without entries: the key is missing, has no value, or holds an empty list. */
function emptyEdges(
  text: string,
  span: { start: number; end: number } | undefined,
  entry: string,
  eol: string,
): string {
  if (text === '') return `edges:${eol}${entry}`
  const value = span ? text.slice(span.start, span.end) : ''
  if (!value.startsWith('[')) return text.endsWith('\n') ? text + entry : `${text}${eol}${entry}`
  const head = text.slice(0, span?.start).trimEnd()
  const rest = text.slice(span?.end).replace(/^[ \t]*\r?\n/, '')
  return `${head}${eol}${entry}${rest}`
}

/** The position for the edges of a map that has none: after its picture. */
function insertionPoint(map: MapReading): number {
  return map.sections.rows?.contentEnd ?? map.text.length
}
