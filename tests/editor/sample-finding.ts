import { MAP_FILE } from './sample-map'

/** A finding about the second row of the sample map. */
export const finding = {
  file: MAP_FILE,
  path: ['rows', 1],
  code: 'E-ROW',
  severity: 'error' as const,
  message: { key: 'check.row' },
  line: 12,
  column: 6,
  endLine: 12,
  endColumn: 12,
}
