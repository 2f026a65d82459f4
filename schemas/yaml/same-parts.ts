/** The new value with equal parts of the previous one reused, so that data cached by a part is found again. */
export function withSameParts<T>(before: unknown, now: T): T {
  if (before === now || !isObject(before) || !isObject(now)) return now
  if (Array.isArray(now)) return Array.isArray(before) ? (listed(before, now) as T) : now
  return Array.isArray(before) ? now : (keyed(before as Parts, now as Parts) as T)
}

type Parts = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Added or removed entries shift the others, so entries at the end are compared from the end. */
function listed(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const moved = before.length - now.length
  let start = 0
  const made = now.map((value, at) => {
    const same = withSameParts(before[at], value)
    if (same === before[at] && start === at) start = at + 1
    return same
  })
  if (moved !== 0)
    for (let at = now.length - 1; at >= start && at + moved >= 0; at--)
      made[at] = withSameParts(before[at + moved], made[at])
  if (moved === 0 && start === now.length) return before
  return made.some((value, at) => value !== now[at]) ? made : now
}

function keyed(before: Parts, now: Parts): Parts {
  const keys = Object.keys(now)
  const old = Object.keys(before)
  const made: Record<string, unknown> = {}
  let isSame = keys.length === old.length
  let isNow = true
  for (const [at, key] of keys.entries()) {
    made[key] = withSameParts(before[key], now[key])
    isSame &&= key === old[at] && made[key] === before[key]
    isNow &&= made[key] === now[key]
  }
  return isSame ? before : isNow ? now : made
}
