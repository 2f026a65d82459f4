/** Checks that the drawing of a map fills its grid, and that each character is in the legend. */
import type { Finding, RawPack } from '../../types'
import type { At } from '../../types/pack'
import { finding, listNames, onKey, within } from '../finding'
import { mapsOf, type Placed } from '../pack-parts'

type Map = Placed<ReturnType<typeof mapsOf>[number]['value']>

export const mapRows = (raw: RawPack): Finding[] =>
  mapsOf(raw).flatMap((map) => (map.value.grid.kind === 'areas' ? areas(map) : rectangle(map)))

function areas({ value, at }: Map): Finding[] {
  return value.areas?.length
    ? []
    : [finding('E-MAP-EMPTY', at, 'map-empty', undefined, { expected: 'areas' })]
}

function rectangle({ value, at }: Map): Finding[] {
  const { grid, rows = [], legend = {} } = value
  if (grid.kind === 'areas') return []
  const counts = rows.length === grid.rows ? [] : [rowCount(within(at, 'rows'), rows.length, grid.rows)]
  const lengths = rows.flatMap((row, i) => {
    const length = lengthOf(row)
    return length === grid.columns ? [] : [rowLength(within(at, 'rows', i), i, length, grid.columns)]
  })
  const keys = Object.keys(legend)
  const wide = keys
    .filter((key) => [...key].length !== 1)
    .map((key) =>
      finding(
        'E-LEGEND-GLYPH',
        onKey(within(at, 'legend'), key),
        'legend-glyph',
        { glyph: key },
        { found: key },
      ),
    )
  return [...counts, ...lengths, ...wide, ...unknownGlyphs(rows, keys, at)]
}

const rowCount = (at: At, found: number, expected: number) =>
  finding(
    'E-ROW-COUNT',
    at,
    'row-count',
    { found, expected },
    { found: String(found), expected: String(expected) },
  )

const rowLength = (at: At, row: number, found: number, expected: number) =>
  finding(
    'E-ROW-LENGTH',
    at,
    'row-length',
    { row: row + 1, found, expected },
    { found: String(found), expected: String(expected) },
  )

/** In characters, some of which are two units long. */
const lengthOf = (row: string): number => (/[\ud800-\udfff]/.test(row) ? [...row].length : row.length)

/** Finds a character outside the keys. */
function otherThan(keys: readonly string[]): RegExp {
  const glyphs = keys.filter((key) => [...key].length === 1)
  const codes = glyphs.map((key) => key.codePointAt(0)!.toString(16))
  return new RegExp(`[^${codes.map((code) => `\\u{${code}}`).join('')}]`, 'u')
}

/** One finding for each character, at the first row that has it. */
function unknownGlyphs(rows: readonly string[], keys: readonly string[], at: At): Finding[] {
  const known = new Set(keys)
  const stranger = otherThan(keys)
  const findings: Finding[] = []
  for (const [i, row] of rows.entries())
    for (const glyph of stranger.test(row) ? row : []) {
      if (known.has(glyph)) continue
      known.add(glyph)
      const extras = { found: glyph, expected: listNames(keys, 30) }
      findings.push(
        finding('E-UNKNOWN-GLYPH', within(at, 'rows', i), 'unknown-glyph', { glyph, row: i + 1 }, extras),
      )
    }
  return findings
}
