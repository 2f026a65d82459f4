/** Values of a file without its schema. */
import type { ValuePath } from './diagnostic'

export function valueAt(value: unknown, path: ValuePath): unknown {
  let current = value
  for (const step of path) {
    if (Array.isArray(current) && typeof step === 'number') current = current[step]
    else if (isObject(current) && Object.hasOwn(current, step)) current = current[step]
    else return undefined
  }
  return current
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
