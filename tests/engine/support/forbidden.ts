/** Removes clock, chance and locale while a function runs. The rules must not access them. */
/** Returns an object that throws at any access. */
function forbidden(name: string): object {
  const refuse = () => {
    throw new Error(`${name} is not for the engine`)
  }
  return new Proxy(class {}, { apply: refuse, construct: refuse, get: refuse, has: refuse, set: refuse })
}

type Place = readonly [owner: object, key: string]

const PLACES: readonly Place[] = [
  [Math, 'random'],
  [Date, 'now'],
  [globalThis, 'Date'],
  [globalThis, 'performance'],
  [globalThis, 'Intl'],
  [globalThis, 'crypto'],
  [globalThis, 'setTimeout'],
  [globalThis, 'queueMicrotask'],
  [globalThis, 'fetch'],
  [globalThis, 'process'],
  [String.prototype, 'localeCompare'],
  [String.prototype, 'toLocaleLowerCase'],
  [String.prototype, 'toLocaleUpperCase'],
  [Number.prototype, 'toLocaleString'],
  [Array.prototype, 'toLocaleString'],
]

export function withoutTheWorld<T>(run: () => T): T {
  const kept = PLACES.map(
    ([owner, key]) => [owner, key, Object.getOwnPropertyDescriptor(owner, key)] as const,
  )
  try {
    for (const [owner, key, was] of kept) {
      if (!was) continue
      const value = forbidden(key)
      Object.defineProperty(owner, key, {
        value,
        configurable: true,
        writable: true,
        enumerable: was.enumerable,
      })
    }
    return run()
  } finally {
    for (const [owner, key, was] of kept) if (was) Object.defineProperty(owner, key, was)
  }
}
