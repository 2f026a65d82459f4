/** Names that blocks use: the key says what kind of thing is named. For rulesets whose scenarios have no walk of their own. */

import type { At } from '../../types/pack'
import { within } from '../finding'
import { entries, idsOf, type Placed } from '../pack-parts'
import { type Reference, refer } from './reference'

/** A scenario as far as its blocks go. */
type Written = {
  readonly id?: string
  readonly counters?: readonly { readonly id: string }[]
  readonly triggers?: readonly object[]
  readonly modifiers?: readonly object[]
}

/** Names that blocks may use, by the kind that findings speak of; a kind that is left out is not looked at. */
export type BlockNames = {
  readonly side: readonly string[]
  readonly seat: readonly string[]
}

/** By key, what it names. */
const KINDS: Readonly<Record<string, keyof BlockNames | 'counter' | 'winner'>> = {
  turn: 'side',
  side: 'side',
  seat: 'seat',
  counter: 'counter',
  beyond: 'counter',
  winner: 'winner',
}

/**
 * Names in the triggers and modifiers of a scenario.
 * @param own names in blocks that the ruleset adds, by the block that holds them
 */
export function blockReferences(
  { value, at }: Placed<Written>,
  names: BlockNames,
  own: (block: Readonly<Record<string, unknown>>, at: At) => readonly Reference[] = () => [],
): Reference[] {
  const known = { ...names, counter: idsOf(value.counters), winner: [...names.side, 'draw'] }
  const inBlock = (block: unknown, place: At): Reference[] => {
    if (Array.isArray(block)) return entries(block, place).flatMap((one) => inBlock(one.value, one.at))
    if (typeof block !== 'object' || block === null) return []
    const fields = block as Readonly<Record<string, unknown>>
    return [
      ...own(fields, place),
      ...Object.entries(fields).flatMap(([key, inner]) => {
        const kind = Object.hasOwn(KINDS, key) ? KINDS[key] : undefined
        if (kind === undefined || typeof inner !== 'string') return inBlock(inner, within(place, key))
        return refer(kind === 'winner' ? 'side' : kind, known[kind], within(place, key), inner)
      }),
    ]
  }
  return [
    ...inBlock(value.triggers, within(at, 'triggers')),
    ...inBlock(value.modifiers, within(at, 'modifiers')),
  ]
}

/** Counters that a position or an expectation of a case names. */
export const countersNamed = (counts: unknown, at: At, scenario: Written | undefined): Reference[] =>
  Object.keys((counts ?? {}) as object).flatMap((id) =>
    refer('counter', idsOf(scenario?.counters), { ...within(at, id), on: 'key' }, id),
  )
