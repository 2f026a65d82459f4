/** Merging of values. */

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects are merged key by key; lists and plain values are replaced. */
export function merge(base: unknown, change: unknown): unknown {
  if (!isPlain(base) || !isPlain(change)) return change
  const merged: Record<string, unknown> = { ...base }
  for (const key of Object.keys(change)) {
    if (key !== '__proto__') merged[key] = merge(base[key], change[key])
  }
  return merged
}
