/** Checks that results tables have no gaps: every ratio and every die has a result with an effect. */
import type { ResultsTable } from '../../../../schemas/generated/content'
import { nearest } from '../../../../schemas/suggest'
import { finding, listNames, within } from '../../../compile/finding'
import { entries, parts } from '../../../compile/pack-parts'
import type { Finding } from '../../../types'
import type { At } from '../../../types/pack'
import type { CorteoPack } from '../pack'
import { parseRatio, parseResult } from '../rules/fighting/ratio-table'

/** Faces of the die in a results table. */
const FACES = 6

export const tables = (raw: CorteoPack): Finding[] =>
  parts(raw, 'tables').flatMap(({ value, at }) => [
    ...ratios(value, within(at, 'ratios')),
    ...shape(value, within(at, 'rows')),
    ...results(value, at),
  ])

function ratios(table: ResultsTable, at: At): Finding[] {
  const parsed = table.ratios.map(parseRatio)
  return parsed.flatMap((ratio, i) => {
    const found = table.ratios[i]
    if (!ratio)
      return [
        finding(
          'E-TABLE-RATIO',
          within(at, i),
          'table-ratio',
          { name: found },
          { found, expected: '1-2, 1-1, 2-1' },
        ),
      ]
    const before = i > 0 ? parsed[i - 1] : undefined
    const rises = !before || ratio[0] * before[1] > before[0] * ratio[1]
    return rises
      ? []
      : [
          finding(
            'E-TABLE-ORDER',
            within(at, i),
            'table-order',
            { name: found, before: table.ratios[i - 1] },
            { found },
          ),
        ]
  })
}

function shape(table: ResultsTable, at: At): Finding[] {
  const columns = table.ratios.length
  const { length: rows } = table.rows
  const count =
    rows === FACES
      ? []
      : [
          finding(
            'W-TABLE-ROWS',
            at,
            'table-rows',
            { found: rows, expected: FACES },
            { found: String(rows), expected: String(FACES) },
          ),
        ]
  const widths = table.rows.flatMap((row, i) =>
    row.length === columns
      ? []
      : [
          finding(
            'E-TABLE-GAP',
            within(at, i),
            'table-gap',
            { row: i + 1, found: row.length, expected: columns },
            { found: String(row.length), expected: String(columns) },
          ),
        ],
  )
  return [...count, ...widths]
}

function results(table: ResultsTable, at: At): Finding[] {
  const known = Object.keys(table.results)
  const used = new Set<string>()
  const unknown = entries(table.rows, within(at, 'rows')).flatMap((row) =>
    entries(row.value, row.at).flatMap((cell) => {
      const { name } = parseResult(cell.value)
      used.add(name)
      if (Object.hasOwn(table.results, name)) return []
      const extras = { found: cell.value, expected: listNames(known), suggestion: nearest(name, known) }
      return [finding('E-TABLE-RESULT', cell.at, 'table-result', { name: cell.value }, extras)]
    }),
  )
  const idle = known
    .filter((name) => !used.has(name))
    .map((name) =>
      finding(
        'I-TABLE-RESULT-UNUSED',
        within(at, 'results', name),
        'table-result-unused',
        { name },
        { found: name },
      ),
    )
  return [...unknown, ...idle]
}
