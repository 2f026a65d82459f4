/** Names that rule tests use: scenario, players, and the units, choices and counters of written positions. */
import type { CaseFile, Position, PositionUnit } from '../../../schemas/generated/content'
import { changedScenario, sharedNames, type WholeCase } from '../../cases/shared'
import { seatsOf } from '../../kernel/seats'
import type { RawPack, Sourced } from '../../types'
import { onKey, within } from '../finding'
import { casesOf, entries, fileOf, idsOf, type Placed } from '../pack-parts'
import { choicesByOption } from './option-choices'
import { type Reference, refer } from './reference'

/** What the cases of every game name. */
export function referencesInCases(raw: RawPack): Reference[] {
  const scenarios = [...idsOf(Object.values(raw.scenarios)), ...Object.keys(raw.requiredScenarios ?? {})]
  return [
    ...raw.cases.flatMap((file) => sharedInFile(raw, file)),
    ...casesOf(raw).flatMap((rule) => [
      ...refer('scenario', scenarios, within(rule.at, 'scenario'), rule.value.scenario),
      ...inPosition(raw, rule),
      ...inSteps(raw, rule),
    ]),
  ]
}

/** The maps and positions that the cases of a file name. */
const sharedInFile = (raw: RawPack, file: Sourced<CaseFile>): Reference[] =>
  entries(file.cases, fileOf(file, 'cases')).flatMap(({ value: rule, at }) => [
    ...(typeof rule.map === 'string'
      ? refer('case-map', sharedNames(raw, 'maps'), within(at, 'map'), rule.map)
      : []),
    ...refer('position', sharedNames(raw, 'positions'), within(at, 'given', 'from'), rule.given?.from),
  ])

function inPosition(raw: RawPack, { value: { given }, at }: Placed<WholeCase>): Reference[] {
  const sides = idsOf(raw.units.sides)
  const units = idsOf(raw.units.units)
  const components = idsOf(raw.units.components)
  const place = within(at, 'given')
  return [
    ...refer('side', sides, within(place, 'turn'), given?.turn),
    ...refer('side', sides, within(place, 'side'), sideOf(given)),
    ...entries(given?.units, within(place, 'units')).flatMap((unit) => [
      ...refer('unit', units, within(unit.at, 'unit'), unit.value.unit),
      ...refer('side', sides, within(unit.at, 'side'), sideOf(unit.value)),
      ...refer('component', components, within(unit.at, 'component'), unit.value.component),
    ]),
  ]
}

/** Who acts, where `turn` is a number; and whose a unit is, where both armies have the same types of units. */
const sideOf = (written: Position | PositionUnit | undefined): string | undefined =>
  written && 'side' in written ? (written.side as string | undefined) : undefined

function inSteps(raw: RawPack, { value: rule, at }: Placed<WholeCase>): Reference[] {
  const changed = changedScenario(raw, rule)
  const seats = changed ? [...seatsOf(changed).seats] : idsOf(raw.units.sides)
  const kind = changed?.seats ? 'seat' : 'side'
  return entries(rule.steps, within(at, 'steps')).flatMap(({ value: step, at: place }) =>
    'by' in step ? refer(kind, seats, within(place, 'by'), step.by) : [],
  )
}

/** What the cases of this game name besides: components, counters and choices of the scenario. */
export function blocksInCases(raw: RawPack): Reference[] {
  const components = idsOf(raw.units.components)
  return casesOf(raw).flatMap((rule) => {
    const head = within(rule.at, 'given', 'head', 'component')
    return [
      ...refer('component', components, head, rule.value.given?.head?.component),
      ...inBlocks(raw, rule),
    ]
  })
}

function inBlocks(raw: RawPack, { value: rule, at }: Placed<WholeCase>): Reference[] {
  const changed = changedScenario(raw, rule)
  if (!changed) return []
  const counters = idsOf(changed.counters)
  const choices = choicesByOption(raw, changed)
  const { counters: values = {}, options = {} } = rule.given ?? {}
  return [
    ...Object.keys(values).flatMap((name) =>
      refer('counter', counters, onKey(within(at, 'given', 'counters'), name), name),
    ),
    ...Object.entries(options).flatMap(([option, choice]) => [
      ...refer('option', idsOf(changed.options), onKey(within(at, 'given', 'options'), option), option),
      ...refer('choice', choices.get(option) ?? [choice], within(at, 'given', 'options', option), choice),
    ]),
  ]
}
