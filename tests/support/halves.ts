/** Values of which half is typed: anything may stand where a reader expects something else. */

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

/** How many values there are in a value, itself too. */
export const countIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum, one) => sum + countIn(one), 1)
    : 1

/** The value with another one at the place that so many values stand before; `at` is used up. */
export function withHalf(value: unknown, at: { left: number }, half: unknown): unknown {
  if (at.left-- === 0) return half
  if (Array.isArray(value)) return value.map((one) => withHalf(one, at, half))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withHalf(one, at, half)]))
}
