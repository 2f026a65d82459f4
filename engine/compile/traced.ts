/** Records the parts of a value that a check reads. Its answer holds for any other value that is equal in these parts. */

/** The recorded reads of one value. */
export type Trace = {
  /** The value when it was read, or a later one for which the trace held. */
  value: unknown
  /** Every part of it counts. */
  isWhole?: boolean
  /** Its keys, if they were listed. */
  keys?: readonly PropertyKey[]
  parts?: Map<string, Trace>
}

type Known = { readonly target: object; readonly trace: Trace }
const known = new WeakMap<object, Known>()

/** Wraps a value so that reads are recorded. */
export function traced<T extends object>(value: T): { readonly seen: T; readonly trace: Trace } {
  const tracer = new Tracer()
  const trace: Trace = { value }
  return { seen: tracer.see(value, trace) as T, trace }
}

/** The value itself; from now on every part of it counts. For caches with the value as their key. */
export function wholeOf<T>(value: T): T {
  const one = isObject(value) ? known.get(value) : undefined
  if (!one) return value
  one.trace.isWhole = true
  return one.target as T
}

/** Unwraps the answer of a check. */
export function plain<T>(value: T): T {
  if (!isObject(value)) return value
  const own = wholeOf(value)
  if (own !== value) return own
  if (Array.isArray(value)) return value.map(plain) as T
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)])) as T
}

/** Whether all recorded reads are equal in another value. */
export function holds(trace: Trace, now: unknown): boolean {
  const { value, isWhole, keys, parts } = trace
  if (Object.is(value, now)) return true
  if (isWhole || !isObject(value) || !isObject(now) || Array.isArray(value) !== Array.isArray(now))
    return false
  if (keys && !isSameList(keys, Reflect.ownKeys(now))) return false
  if (
    parts &&
    !(Array.isArray(value) ? entriesHold(parts, value, now as []) : partsHold(parts, now as Parts))
  )
    return false
  trace.value = now
  return true
}

type Parts = Readonly<Record<string, unknown>>

const partsHold = (parts: ReadonlyMap<string, Trace>, now: Parts): boolean => {
  for (const [key, part] of parts) if (!holds(part, now[key])) return false
  return true
}

/** Lists are long and few entries differ, so only those are compared. */
function entriesHold(parts: ReadonlyMap<string, Trace>, value: readonly unknown[], now: readonly unknown[]) {
  if (value.length !== now.length && parts.has('length')) return false
  const most = Math.max(value.length, now.length)
  for (let at = 0; at < most; at++) {
    const part = value[at] === now[at] ? undefined : parts.get(String(at))
    if (part && !holds(part, now[at])) return false
  }
  return true
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isSameList = (one: readonly PropertyKey[], other: readonly PropertyKey[]): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at])

/** Traces one value. The same part is wrapped in the same proxy wherever it occurs. */
class Tracer {
  readonly #seen = new WeakMap<object, { readonly proxy: object; readonly trace: Trace }>()

  see(target: object, trace: Trace): object {
    // The target is an empty stand-in, because a proxy cannot return wrapped parts of a frozen object.
    const proxy = new Proxy(Array.isArray(target) ? [] : {}, this.#handler(target, trace))
    this.#seen.set(target, { proxy, trace })
    known.set(proxy, { target, trace })
    return proxy
  }

  #handler(target: object, trace: Trace): ProxyHandler<object> {
    const partOf = (key: string) => this.#part(target as Parts, trace, key)
    return {
      get: (_, key) => (typeof key === 'symbol' ? Reflect.get(target, key) : partOf(key)),
      has: (_, key) => {
        if (typeof key === 'string') partOf(key)
        return Reflect.has(target, key)
      },
      ownKeys: () => {
        trace.keys ??= Reflect.ownKeys(target)
        return trace.keys as (string | symbol)[]
      },
      getOwnPropertyDescriptor: (_, key) => {
        const own = Reflect.getOwnPropertyDescriptor(target, key)
        const value = typeof key === 'string' ? partOf(key) : own?.value
        const isLength = Array.isArray(target) && key === 'length'
        return own && { ...own, value, writable: true, configurable: !isLength }
      },
      set: () => false,
      defineProperty: () => false,
      deleteProperty: () => false,
    }
  }

  #part(target: Parts, trace: Trace, key: string): unknown {
    const value = target[key]
    if (typeof value === 'function') return value
    const seen = isObject(value) ? this.#seen.get(value) : undefined
    trace.parts ??= new Map()
    let part = trace.parts.get(key)
    if (!part) {
      part = seen?.trace ?? { value }
      trace.parts.set(key, part)
    }
    return isObject(value) ? (seen?.proxy ?? this.see(value, part)) : value
  }
}
