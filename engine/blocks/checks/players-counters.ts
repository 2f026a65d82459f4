/** A player is named only for a counter that each player has. */
import { finding } from '../../compile/finding'
import { listOf, scenariosOf } from '../../compile/pack-parts'
import type { Finding, RawPack } from '../../types'
import { everyPart } from './every-part'

const WORDS: readonly unknown[] = ['count', 'set', 'counter']

/** Lines of points name the player who gets them. */
const SCORING = 'scoring'

type Counter = { readonly id: string; readonly per?: string }

export const playersCounters = (raw: RawPack): Finding[] =>
  scenariosOf(raw).flatMap((scenario) => {
    const { counters } = scenario.value as { readonly counters?: readonly Counter[] }
    const common = listOf(counters).flatMap(({ id, per }) => (per === undefined ? [id] : []))
    return everyPart(scenario).flatMap(({ key, value, owner, ownerKey, at }) => {
      const isNamed = key === 'seat' && WORDS.includes(owner.type) && ownerKey !== SCORING
      if (!isNamed || !common.includes(String(owner.counter))) return []
      const name = String(owner.counter)
      return [finding('E-COUNTER-SEAT', at, 'counter-seat', { name }, { found: String(value) })]
    })
  })
