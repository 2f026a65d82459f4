/** Walks values of any shape, for files of rulesets whose keys are unknown here. */

import type { At } from '../types/pack'
import { within } from './finding'
import { isPlain } from './merge'
import type { Placed } from './pack-parts'

/** A plain value with its place and its key; for an entry of a list, the key of the list. */
export type Written = Placed<unknown> & { readonly key: string }

/** Every value inside a value that is neither a list nor a map. */
export function leavesOf(value: unknown, at: At, key = ''): Written[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, within(at, index), key))
  if (!isPlain(value)) return [{ value, at, key }]
  return Object.entries(value).flatMap(([step, inner]) => leavesOf(inner, within(at, step), step))
}

export type Identified = Placed<{ readonly id?: string }>

/** Every list inside a value whose entries have ids, including nested ones. */
export function namedLists(value: unknown, at: At): Identified[][] {
  if (Array.isArray(value)) {
    const named = value.flatMap((entry, index) =>
      isPlain(entry) && typeof entry.id === 'string' ? [{ value: entry, at: within(at, index) }] : [],
    )
    return [named, ...value.flatMap((entry, index) => namedLists(entry, within(at, index)))]
  }
  if (!isPlain(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => namedLists(inner, within(at, key)))
}
