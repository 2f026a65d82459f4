/** Reads values of unfinished files: a value of the wrong type counts as missing. */

export type Loose = Readonly<Record<string, unknown>>

export const mapOf = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {}
export const isMap = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
export const textsOf = (value: unknown): readonly string[] =>
  listOf(value)
    .map(textOf)
    .filter((text) => text !== '')
export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
