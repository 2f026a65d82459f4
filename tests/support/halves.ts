/** Half-typed values. Any value may occur where a reader expects another. */

/** Values as they occur while an author types. */
export const HALVES: readonly unknown[] = [
  '',
  null,
  {},
  [],
  [[]],
  [{}],
  { a: null },
  0,
  0.5,
  true,
  'constructor',
  'a.b',
  '.',
  ' ',
  undefined,
]

/** Counts the values in a value, including itself. */
export const countIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum, one) => sum + countIn(one), 1)
    : 1

/** Returns the value with another one at the position `at`, which counts down to 0. */
export function withHalf(value: unknown, at: { left: number }, half: unknown): unknown {
  if (at.left-- === 0) return half
  if (Array.isArray(value)) return value.map((one) => withHalf(one, at, half))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withHalf(one, at, half)]))
}
