/** Paths into a value as authors write them, `rules.launch.cost` or `units.clown.speed`: a key, the id of an entry, or its index from 0. */

import type { Origin, Source } from '../../engine/types'
import type { ValuePath } from '../diagnostic'
import { originAt } from '../origin'
import { isObject } from '../walk'
import { keyOf, type Layered, layerAt, listFrom, nameOf } from './lay-over'

/** A step that leads nowhere, and the valid alternatives. */
export type Lost = { readonly step: number; readonly known: readonly string[] }

/** Follows a path. With `mayBeNew`, the last step can be a new key, or the index after the end of a list. */
export function follow(
  value: unknown,
  steps: readonly string[],
  mayBeNew: boolean,
): { readonly path: ValuePath } | Lost {
  const path: (string | number)[] = []
  let current = value
  for (const [step, name] of steps.entries()) {
    const found = stepIn(current, name, mayBeNew && step === steps.length - 1)
    if (found === undefined) return { step, known: namesIn(current) }
    path.push(found)
    current = (current as Record<string | number, unknown>)[found]
  }
  return { path }
}

function stepIn(value: unknown, name: string, mayBeNew: boolean): string | number | undefined {
  if (isObject(value)) return Object.hasOwn(value, name) || mayBeNew ? name : undefined
  if (!Array.isArray(value)) return undefined
  const key = keyOf(value)
  const byName = key === undefined ? -1 : value.findIndex((entry) => nameOf(entry, key) === name)
  if (byName >= 0) return byName
  const index = /^(?:0|[1-9]\d{0,4})$/.test(name) ? Number(name) : -1
  return index >= 0 && index < value.length + Number(mayBeNew) ? index : undefined
}

function namesIn(value: unknown): string[] {
  if (isObject(value)) return Object.keys(value)
  if (!Array.isArray(value)) return []
  const key = keyOf(value)
  return value.map((entry, index) => (key === undefined ? String(index) : nameOf(entry, key)))
}

/** Every path to an entry of that id, anywhere in the value. */
export function waysTo(value: unknown, id: string): string[][] {
  const found: string[][] = []
  const visit = (current: unknown, way: readonly string[]): void => {
    if (Array.isArray(current)) {
      const key = keyOf(current)
      for (const [index, entry] of current.entries()) {
        const name = key === undefined ? String(index) : nameOf(entry, key)
        if (key === 'id' && name === id) found.push([...way, name])
        visit(entry, [...way, name])
      }
    } else if (isObject(current))
      for (const [key, inner] of Object.entries(current)) visit(inner, [...way, key])
  }
  visit(value, [])
  return found
}

/** Every id of an entry in the value. */
export function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) {
    const own = keyOf(value) === 'id' ? value.map((entry) => nameOf(entry, 'id')) : []
    return [...own, ...value.flatMap(idsIn)]
  }
  return isObject(value) ? Object.values(value).flatMap(idsIn) : []
}

/** The value with another one at a path, or without it (`undefined`); `at` is the line that changes it. */
export function put(
  layer: Layered,
  [step, ...rest]: ValuePath,
  made: Layered | undefined,
  at: Source,
): Layered {
  const inner = rest.length > 0 ? put(layerAt(layer, step), rest, made, at) : made
  // The removing file becomes the source of a list, for findings such as a count that is too low.
  const self = inner === undefined ? at : layer.origin.self
  const origin: Origin = { ...layer.origin, ...(self ? { self } : {}) }
  if (Array.isArray(layer.value)) {
    const there = layer.value.map((_, index) => (index === step ? inner : layerAt(layer, index)))
    const entries = step === layer.value.length ? [...there, inner] : there
    return listFrom(
      entries.filter((entry) => entry !== undefined),
      origin,
    )
  }
  const { [step]: _out, ...others } = layer.value as Record<string, unknown>
  if (inner === undefined)
    return { value: others, origin: { ...origin, parts: { ...origin.parts, [step]: originAt(at) } } }
  const value = { ...(layer.value as object), [step]: inner.value }
  return { value, origin: { ...origin, parts: { ...origin.parts, [step]: inner.origin } } }
}
