/** A format that nobody here knows: 0, one of a later Ludoteca, or no number at all. */
import type { Finding } from '../diagnostic'

/** Formats that are read, the present one last. Those before it are read as if they had been migrated. */
export const FORMATS: readonly number[] = [1, 2]
export const FORMAT = FORMATS[FORMATS.length - 1]

/** The number, in quotes or without. */
export const formatOf = (value: unknown): number | undefined =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^\d+$/.test(value)
      ? Number(value)
      : undefined

/** Whether a pack may still be of it. */
export const isOldFormat = (format: unknown): format is number =>
  typeof format === 'number' && format !== FORMAT && FORMATS.includes(format)

/** Nothing where the number only stands in quotes, of which something else is said. What no number was meant by may be mended. */
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
