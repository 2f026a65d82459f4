/** Names that rule tests use: scenario, players, and the units, choices and counters of written positions. */
import type { Case, ScenarioFile } from '../../../schemas/generated/content'
import { seatsOf } from '../../kernel/seats'
import type { RawPack } from '../../types'
import { onKey, within } from '../finding'
import { scenarioOf } from '../lookup'
import { casesOf, entries, idsOf, type Placed } from '../pack-parts'
import { choicesByOption } from './option-choices'
import { type Reference, refer } from './reference'

export function referencesInCases(raw: RawPack): Reference[] {
  const scenarios = idsOf(Object.values(raw.scenarios))
  return casesOf(raw).flatMap((rule) => [
    ...refer('scenario', scenarios, within(rule.at, 'scenario'), rule.value.scenario),
    ...inPosition(raw, rule),
    ...inBlocks(raw, rule),
  ])
}

function inPosition(raw: RawPack, { value: { given }, at }: Placed<Case>): Reference[] {
  const sides = idsOf(raw.units.sides)
  const units = idsOf(raw.units.units)
  const components = idsOf(raw.units.components)
  const place = within(at, 'given')
  return [
    ...refer('side', sides, within(place, 'turn'), given?.turn),
    ...refer('component', components, within(place, 'head', 'component'), given?.head?.component),
    ...entries(given?.units, within(place, 'units')).flatMap((unit) => [
      ...refer('unit', units, within(unit.at, 'unit'), unit.value.unit),
      ...refer('component', components, within(unit.at, 'component'), unit.value.component),
    ]),
  ]
}

/** Players, counters and choices are those of the scenario, as the case has changed it. */
function inBlocks(raw: RawPack, { value: rule, at }: Placed<Case>): Reference[] {
  const scenario = scenarioOf(raw, rule.scenario)
  const changed = scenario && ({ ...scenario, ...rule.change } as ScenarioFile)
  const seats = changed ? [...seatsOf(changed).seats] : idsOf(raw.units.sides)
  const kind = changed?.seats ? 'seat' : 'side'
  const steps = entries(rule.steps, within(at, 'steps')).flatMap(({ value: step, at: place }) =>
    'by' in step ? refer(kind, seats, within(place, 'by'), step.by) : [],
  )
  if (!changed) return steps
  const counters = idsOf(changed.counters)
  const choices = choicesByOption(raw, changed)
  const { counters: values = {}, options = {} } = rule.given ?? {}
  return [
    ...steps,
    ...Object.keys(values).flatMap((name) =>
      refer('counter', counters, onKey(within(at, 'given', 'counters'), name), name),
    ),
    ...Object.entries(options).flatMap(([option, choice]) => [
      ...refer('option', idsOf(changed.options), onKey(within(at, 'given', 'options'), option), option),
      ...refer('choice', choices.get(option) ?? [choice], within(at, 'given', 'options', option), choice),
    ]),
  ]
}
