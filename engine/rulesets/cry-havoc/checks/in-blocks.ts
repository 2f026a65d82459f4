/** Names in the blocks of scenarios, and counters of cases. */
import type { CryHavocCase } from '../../../../schemas/generated/content'
import { namesInBlocks } from '../../../blocks/references'
import { changedScenario } from '../../../cases/shared'
import { onKey, within } from '../../../compile/finding'
import { playedMap } from '../../../compile/lookup'
import { casesOf, idsOf } from '../../../compile/pack-parts'
import { type Reference, refer } from '../../../compile/references/reference'
import type { RawPack } from '../../../types'
import { ownPack, type Scenario, scenarios } from './parts'

export function inBlocks(raw: RawPack): Reference[] {
  const { units, terrain } = ownPack(raw)
  return scenarios(raw).flatMap(({ value, at }) => {
    const map = playedMap(ownPack(raw), value)
    const known = {
      side: value.order,
      seat: value.order,
      unit: idsOf(units.units),
      figure: idsOf(units.figures),
      counter: idsOf(value.counters),
      terrain: idsOf(terrain.terrain),
      ...(map ? { place: idsOf(map.places), region: idsOf(map.regions) } : {}),
    }
    return (['triggers', 'modifiers'] as const).flatMap((key) =>
      namesInBlocks(value[key], within(at, key), known),
    )
  })
}

/** Counters that written positions and expectations name. */
export const countersInCases = (raw: RawPack): Reference[] =>
  casesOf(raw).flatMap(({ value, at }) => {
    const rule = value as unknown as CryHavocCase
    const scenario = changedScenario(raw, value) as Scenario | undefined
    if (!scenario) return []
    return Object.keys(rule.given?.counters ?? {}).flatMap((name) =>
      refer('counter', idsOf(scenario.counters), onKey(within(at, 'given', 'counters'), name), name),
    )
  })
