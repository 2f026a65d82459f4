import type { Kind } from '../../../../schemas/catalogue'
import type { ValuePath } from '../../../../schemas/diagnostic'
import type { Placed } from '../../../../schemas/resolve'
import { settleWritten } from '../../../../schemas/short/short-keys'
import { childOf, isObject, rootAsWritten } from '../../../../schemas/walk'

/** A mention of a map direction in a file. */
export type NamedDirection = { readonly name: string; readonly path: ValuePath }

/** All directions in a file, according to its schema. */
export function directionsIn(kind: Kind, value: unknown): NamedDirection[] {
  const visit = (placed: Placed, value: unknown, path: ValuePath): NamedDirection[] => {
    const shape = settleWritten(placed, value)
    if (typeof value === 'string') return shape.schema['x-direction'] ? [{ name: value, path }] : []
    const held: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
      ? [...value.entries()]
      : isObject(value)
        ? Object.entries(value)
        : []
    return held.flatMap(([step, one]) => {
      const child = childOf(shape, step)
      return child ? visit(child, one, [...path, step]) : []
    })
  }
  return visit(rootAsWritten(kind), value, [])
}
