/** Freezes a value and its contents, so that a write throws. Typed arrays cannot be frozen, see {@link writesTo}. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || done.has(value) || ArrayBuffer.isView(value))
    return value
  done.add(value)
  if (value instanceof Map || value instanceof Set) freezeContents(value)
  Object.freeze(value)
  for (const key of Reflect.ownKeys(value)) deepFreeze((value as Record<PropertyKey, unknown>)[key])
  return value
}

/** Objects frozen with their contents. Other objects may be frozen only on the outside. */
const done = new WeakSet<object>()

/** `Object.freeze` does not protect the contents of a Map or Set. */
function freezeContents(held: Map<unknown, unknown> | Set<unknown>): void {
  for (const [key, entry] of held.entries()) {
    deepFreeze(key)
    deepFreeze(entry)
  }
  for (const verb of ['set', 'add', 'delete', 'clear'])
    Object.defineProperty(held, verb, {
      value: () => {
        throw new TypeError(`Cannot ${verb}: the ${held.constructor.name} is frozen`)
      },
    })
}

/** Freezes a value. The returned function lists the paths of typed arrays in it that were written since. */
export function writesTo(value: unknown): () => string[] {
  const copies = new Map<ArrayBufferView, { readonly way: string; readonly copy: string }>()
  gather(deepFreeze(value), 'def', copies, new Set())
  return () => [...copies].filter(([array, { copy }]) => digest(array) !== copy).map(([, { way }]) => way)
}

const digest = (array: ArrayBufferView): string =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('latin1')

type Copies = Map<ArrayBufferView, { readonly way: string; readonly copy: string }>

function gather(value: unknown, way: string, copies: Copies, seen: Set<unknown>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  if (ArrayBuffer.isView(value)) copies.set(value, { way, copy: digest(value) })
  else if (value instanceof Map)
    for (const [key, entry] of value) gather(entry, `${way}.${key}`, copies, seen)
  else for (const key of Object.keys(value)) gather((value as never)[key], `${way}.${key}`, copies, seen)
}
