/** All values in a scenario as a flat list, each with its key and its place. */

import { within } from '../../compile/finding'
import { isPlain } from '../../compile/merge'
import type { Placed } from '../../compile/pack-parts'
import { wholeOf } from '../../compile/traced'
import type { At } from '../../types/pack'

export type Part = {
  /** The key of the value; for an entry of a list, the key of the list. */
  readonly key: string
  readonly value: unknown
  readonly at: At
  /** An entry of a list. */
  readonly listed: boolean
  /** The object that has the key, and the key of that object. */
  readonly owner: Readonly<Record<string, unknown>>
  readonly ownerKey: string
}

const walked = new WeakMap<object, readonly Part[]>()

/** Every part of a scenario, from the top down. The sources of a merged scenario are not among its parts. */
export function everyPart({ value, at }: Placed<object>): readonly Part[] {
  const whole = wholeOf(value)
  let parts = walked.get(whole)
  if (!parts) {
    const { origin: _, ...written } = whole as { readonly origin?: unknown }
    parts = partsIn(written, at, '')
    walked.set(whole, parts)
  }
  return parts
}

/** The parts of any value. */
export const partsOf = (value: object): readonly Part[] => partsIn(wholeOf(value), { file: '', path: [] }, '')

function partsIn(owner: object, at: At, ownerKey: string): Part[] {
  const fields = owner as Record<string, unknown>
  return Object.entries(fields).flatMap(([key, value]) => {
    const place = within(at, key)
    const here = (entry: unknown, where: At, listed: boolean): Part[] => [
      { key, value: entry, at: where, listed, owner: fields, ownerKey },
      ...(isPlain(entry) ? partsIn(entry, where, key) : []),
    ]
    return Array.isArray(value)
      ? value.flatMap((entry, index) => here(entry, within(place, index), true))
      : here(value, place, false)
  })
}
