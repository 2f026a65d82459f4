/**
 * Merges one value over another: maps key by key, lists of things with ids by entry, anything else as a whole. The sources of both are kept.
 * Values are never changed in place; unchanged parts are shared.
 */
import type { Origin, Source } from '../../engine/types'
import { originAt, partOf, stepTo } from '../origin'
import { isObject } from '../walk'

/** A value and the sources of its parts. */
export type Layered = { readonly value: unknown; readonly origin: Origin }

type Group = Readonly<Record<string, unknown>>
type List = readonly unknown[]

/** The part at a key or an index. */
export const layerAt = ({ value, origin }: Layered, step: string | number): Layered => ({
  value: (value as Record<string | number, unknown>)[step],
  origin: partOf(origin, step),
})

/** Merges `over`, whose source is `at`, over `under`. */
export function layOver(under: Layered, over: unknown, at: Source): Layered {
  const below = under.value
  if (isObject(below) && isObject(over) && isSameKind(below, over)) return groupOver(under, below, over, at)
  const key = Array.isArray(below) && Array.isArray(over) ? sharedKey(below, over, at) : undefined
  if (key !== undefined) return listOver(under, below as List, over as List, key, at)
  return { value: over, origin: originAt(at) }
}

/** A value with another `type` replaces the one below completely. */
const isSameKind = (under: Group, over: Group): boolean =>
  under.type === undefined || over.type === undefined || under.type === over.type

function groupOver(under: Layered, below: Group, over: Group, at: Source): Layered {
  const value: Record<string, unknown> = { ...below }
  const parts: Record<string, Origin> = { ...under.origin.parts }
  for (const key of Object.keys(over)) {
    const here = stepTo(at, key)
    const laid = Object.hasOwn(below, key)
      ? layOver(layerAt(under, key), over[key], here)
      : { value: over[key], origin: originAt(here) }
    value[key] = laid.value
    parts[key] = laid.origin
  }
  return { value, origin: { at: under.origin.at, self: at, parts } }
}

/** The keys that identify entries of lists: `id`. In files of bots and in paths also `side`, for entries without id. */
const KEYS = ['id', 'side'] as const
type Key = (typeof KEYS)[number]

/** The identifying key of a list; `undefined` for other lists, or if two entries share a side. */
export function keyOf(list: List): Key | undefined {
  const key = KEYS.find((one) => list.every((entry) => isObject(entry) && typeof entry[one] === 'string'))
  const isSure = key !== 'side' || new Set(list.map((entry) => nameOf(entry, key))).size === list.length
  return isSure ? key : undefined
}

/** The key to merge two lists by; `undefined` if the upper one replaces the other. */
function sharedKey(under: List, over: List, { file }: Source): Key | undefined {
  const key = keyOf(over.length > 0 ? over : under)
  if (under.length > 0 && keyOf(under) !== key) return undefined
  return key === 'id' || file === 'bots.yaml' ? key : undefined
}

export const nameOf = (entry: unknown, key: Key): string => (entry as Readonly<Record<Key, string>>)[key]

function listOver(under: Layered, below: List, over: List, key: Key, at: Source): Layered {
  // The first of two entries with one id is merged; the second remains for the checks to report.
  const first = new Map(over.map((entry, index) => [nameOf(entry, key), index] as const).toReversed())
  const known = new Set(below.map((entry) => nameOf(entry, key)))
  const kept = below.map((entry, index): Layered => {
    const own = first.get(nameOf(entry, key))
    const there = layerAt(under, index)
    return own === undefined ? there : layOver(there, over[own], stepTo(at, own))
  })
  const fresh = over.flatMap((entry, index): Layered[] => {
    const name = nameOf(entry, key)
    const isTaken = known.has(name) && first.get(name) === index
    return isTaken ? [] : [{ value: entry, origin: originAt(stepTo(at, index)) }]
  })
  return listFrom([...kept, ...fresh], { at: under.origin.at, self: at })
}

/** A list of entries from several places. */
export function listFrom(entries: readonly Layered[], { at, self }: Origin): Layered {
  const parts = Object.fromEntries(entries.map(({ origin }, index) => [index, origin]))
  return { value: entries.map(({ value }) => value), origin: { at, ...(self ? { self } : {}), parts } }
}
