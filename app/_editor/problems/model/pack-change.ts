/** The difference between two plain values; a worker posts it to a page that has the first value. */
export type Change =
  | { readonly value: unknown }
  /** Changes within an object or a list with the same keys. */
  | { readonly parts: readonly (readonly [key: string, change: Change])[] }

type Parts = Readonly<Record<string, unknown>>

/** Returns `undefined` if both are equal. */
export function changeBetween(before: unknown, now: unknown): Change | undefined {
  if (Object.is(before, now)) return undefined
  const keys = sharedKeys(before, now)
  if (!keys) return { value: now }
  const parts = keys.flatMap((key) => {
    const change = changeBetween((before as Parts)[key], (now as Parts)[key])
    return change ? [[key, change] as const] : []
  })
  return parts.length > 0 ? { parts } : undefined
}

/** Returns the second value and reuses the unchanged parts of the first. */
export function changed(before: unknown, change: Change | undefined): unknown {
  if (!change) return before
  if ('value' in change) return change.value
  const now = (Array.isArray(before) ? [...before] : { ...(before as Parts) }) as Record<string, unknown>
  for (const [key, part] of change.parts) now[key] = changed(now[key], part)
  return now
}

/** The keys of both in the same order; `undefined` if their keys differ. */
function sharedKeys(before: unknown, now: unknown): readonly string[] | undefined {
  if (!isPlain(before) || !isPlain(now) || Array.isArray(before) !== Array.isArray(now)) return undefined
  const keys = Object.keys(now)
  const old = Object.keys(before)
  const isSame = keys.length === old.length && keys.every((key, at) => key === old[at])
  // Assigning `__proto__` would not create a property.
  return isSame && !keys.includes('__proto__') ? keys : undefined
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
