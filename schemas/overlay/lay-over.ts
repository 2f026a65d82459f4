/**
 * One value merged over another: groups of keys key by key, lists of things with ids entry by entry, anything else whole. Both keep their
 * places. Nothing is written to: what is not changed is shared.
 */
import type { Origin, Source } from '../../engine/types'
import { originAt, partOf, stepTo } from '../origin'
import { isObject } from '../walk'

/** A value and where its parts are written. */
export type Layered = { readonly value: unknown; readonly origin: Origin }

type Group = Readonly<Record<string, unknown>>
type List = readonly unknown[]

/** What is at a key or an index. */
export const layerAt = ({ value, origin }: Layered, step: string | number): Layered => ({
  value: (value as Record<string | number, unknown>)[step],
  origin: partOf(origin, step),
})

/** `over`, which is written at `at`, merged over `under`. */
export function layOver(under: Layered, over: unknown, at: Source): Layered {
  const below = under.value
  if (isObject(below) && isObject(over) && isSameKind(below, over)) return groupOver(under, below, over, at)
  const key = Array.isArray(below) && Array.isArray(over) ? sharedKey(below, over, at) : undefined
  if (key !== undefined) return listOver(under, below as List, over as List, key, at)
  return { value: over, origin: originAt(at) }
}

/** Of another `type` it is another thing: nothing of the one below stays. */
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

/** By what the entries of lists are known: their id; in a file of bots, and in ways, their side where they have none. */
const KEYS = ['id', 'side'] as const
type Key = (typeof KEYS)[number]

/** What each entry of a list is known by; nothing in a list of other things, or where two entries of one side are no list by side. */
export function keyOf(list: List): Key | undefined {
  const key = KEYS.find((one) => list.every((entry) => isObject(entry) && typeof entry[one] === 'string'))
  const isSure = key !== 'side' || new Set(list.map((entry) => nameOf(entry, key))).size === list.length
  return isSure ? key : undefined
}

/** By what two lists are merged over each other; nothing where the upper one counts whole. */
function sharedKey(under: List, over: List, { file }: Source): Key | undefined {
  const key = keyOf(over.length > 0 ? over : under)
  if (under.length > 0 && keyOf(under) !== key) return undefined
  return key === 'id' || file === 'bots.yaml' ? key : undefined
}

export const nameOf = (entry: unknown, key: Key): string => (entry as Readonly<Record<Key, string>>)[key]

function listOver(under: Layered, below: List, over: List, key: Key, at: Source): Layered {
  // Of two entries with one id in one file the first counts; the second stays, to be found by the checks.
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

/** A list of entries that come from several places. */
export function listFrom(entries: readonly Layered[], { at, self }: Origin): Layered {
  const parts = Object.fromEntries(entries.map(({ origin }, index) => [index, origin]))
  return { value: entries.map(({ value }) => value), origin: { at, ...(self ? { self } : {}), parts } }
}
