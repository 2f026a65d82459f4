/** Names that rule tests use: scenario, players, and the units, choices and counters of written positions. */

import { seatsOf } from '../../kernel/seats'
import type { CaseFile, RawPack, Sourced } from '../../types'
import { within } from '../finding'
import { casesOf, entries, fileOf, idsOf, type Placed } from '../pack-parts'
import { changedScenario, sharedNames, type WholeCase } from '../shared-parts'
import { wholeOf } from '../traced'
import { namesInParts } from './block-parts'
import { type Reference, refer } from './reference'

/** Names in the cases of every ruleset. */
export function referencesInCases(raw: RawPack): Reference[] {
  const own = idsOf(Object.values(raw.scenarios))
  const scenarios = [
    ...own,
    ...own.map((id) => `${raw.manifest.id}/${id}`),
    ...Object.keys(raw.requiredScenarios ?? {}),
  ]
  return [
    ...wholeOf(raw.cases).flatMap((file) => sharedInFile(raw, file)),
    ...casesOf(raw).flatMap((rule) => [
      ...refer('scenario', scenarios, within(rule.at, 'scenario'), rule.value.scenario),
      ...inPosition(raw, rule),
      ...inSteps(raw, rule),
      ...inParts(raw, rule),
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
    ...refer('side', sides, within(place, 'turn'), textIn(given?.turn)),
    ...refer('side', sides, within(place, 'side'), textIn(given?.side)),
    ...entries(given?.units, within(place, 'units')).flatMap((unit) => [
      ...refer('unit', units, within(unit.at, 'unit'), unit.value.unit),
      ...refer('side', sides, within(unit.at, 'side'), unit.value.side),
      ...refer('component', components, within(unit.at, 'component'), unit.value.component),
    ]),
  ]
}

function inParts(raw: RawPack, { value: rule, at }: Placed<WholeCase>): Reference[] {
  const changed = changedScenario(raw, rule)
  if (!changed) return []
  return [
    ...namesInParts(raw, changed, rule.given, within(at, 'given')),
    ...entries(rule.steps, within(at, 'steps')).flatMap(({ value: step, at: place }) =>
      'expect' in step ? namesInParts(raw, changed, step.expect, within(place, 'expect')) : [],
    ),
  ]
}

/** In some games the turn is a number, and `side` is the acting side. */
const textIn = (written: unknown): string | undefined => (typeof written === 'string' ? written : undefined)

function inSteps(raw: RawPack, { value: rule, at }: Placed<WholeCase>): Reference[] {
  const changed = changedScenario(raw, rule)
  const seats = changed ? [...seatsOf(changed).seats] : idsOf(raw.units.sides)
  const kind = changed?.seats ? 'seat' : 'side'
  return entries(rule.steps, within(at, 'steps')).flatMap(({ value: step, at: place }) =>
    'by' in step ? refer(kind, seats, within(place, 'by'), step.by) : [],
  )
}
