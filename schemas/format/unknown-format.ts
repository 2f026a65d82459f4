/** Detects an unknown format: 0, that of a later Ludoteca, or not a number. */
import type { Finding } from '../diagnostic'

/** Readable formats, the present one last. Older ones are read as if migrated. */
export const FORMATS: readonly number[] = [1, 2]
export const FORMAT = FORMATS[FORMATS.length - 1]

/** The number, in quotes or without. */
export const formatOf = (value: unknown): number | undefined =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^\d+$/.test(value)
      ? Number(value)
      : undefined

/** Whether a pack is of an old format. */
export const isOldFormat = (format: unknown): format is number =>
  typeof format === 'number' && format !== FORMAT && FORMATS.includes(format)

/**
 * Returns a finding for an unknown format. A known number in quotes gives `undefined`, because it has another finding.
 * A fix is offered for values that are not numbers.
 */
export function unknownFormat(value: unknown): Omit<Finding, 'file'> | undefined {
  if (typeof value !== 'number' && String(value) === String(FORMAT)) return undefined
  const isNumber = typeof value === 'number'
  const later = isNumber && value > FORMAT ? 'yes' : 'no'
  const values = { found: String(value), known: FORMATS.join(', '), later }
  return {
    ...{ path: ['format'], code: 'E-FORMAT-UNKNOWN', severity: 'error' },
    message: { key: 'findings.E-FORMAT-UNKNOWN', values },
    ...{ found: String(value), expected: String(FORMAT) },
    ...(isNumber ? {} : { suggestion: String(FORMAT), isPlain: true }),
  }
}
