/** Names that rule tests use: scenario, sides, and the units of written positions. */
import type { RawPack } from '../../types'
import { within } from '../finding'
import { casesOf, entries, idsOf } from '../pack-parts'
import { type Reference, refer } from './reference'

export function referencesInCases(raw: RawPack): Reference[] {
  const scenarios = idsOf(Object.values(raw.scenarios))
  const sides = idsOf(raw.units.sides)
  const units = idsOf(raw.units.units)
  const components = idsOf(raw.units.components)
  return casesOf(raw).flatMap(({ value: rule, at }) => [
    ...refer('scenario', scenarios, within(at, 'scenario'), rule.scenario),
    ...refer('side', sides, within(at, 'given', 'turn'), rule.given?.turn),
    ...refer('component', components, within(at, 'given', 'head', 'component'), rule.given?.head?.component),
    ...entries(rule.given?.units, within(at, 'given', 'units')).flatMap(({ value, at: place }) => [
      ...refer('unit', units, within(place, 'unit'), value.unit),
      ...refer('component', components, within(place, 'component'), value.component),
    ]),
    ...entries(rule.steps, within(at, 'steps')).flatMap(({ value: step, at: place }) =>
      'by' in step ? refer('side', sides, within(place, 'by'), step.by) : [],
    ),
  ])
}
