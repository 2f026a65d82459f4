/** Checks the set-up of a scenario: cards and pieces exist, fit on the map, and stay within the supply. */

import { finding, within } from '../../../compile/finding'
import { entries, type Placed } from '../../../compile/pack-parts'
import { type Reference, refer, unknownNames } from '../../../compile/references/reference'
import type { Finding, RawPack } from '../../../types'
import { areaText, named, ownPack, type Places, placesOf, referEach, type Scenario, scenarios } from './parts'
import { inBlocks } from './said'

export function setups(raw: RawPack): Finding[] {
  const known = placesOf(raw)
  return [
    ...unknownNames(scenarios(raw).flatMap((scenario) => inScenario(raw, scenario, known))),
    ...scenarios(raw).flatMap((scenario) => [...supplies(raw, scenario), ...plants(raw, scenario)]),
  ]
}

function inScenario(
  raw: RawPack,
  { value, at }: Placed<Scenario>,
  { provinces, towns }: Places,
): Reference[] {
  const setup = within(at, 'setup')
  const decks = Object.keys(ownPack(raw).decks ?? {})
  return [
    ...referEach('deck', decks, value.decks, within(at, 'decks')),
    ...inBlocks(raw, { value, at }),
    ...(['unrest', 'standard'] as const).flatMap((list) =>
      named(value.setup[list], within(setup, list)).flatMap((one) =>
        refer('province', provinces, { ...one.at, on: 'key' }, one.id),
      ),
    ),
    ...referEach('town', towns, value.setup.factories, within(setup, 'factories')),
    ...entries(value.setup.rails, within(setup, 'rails')).flatMap((pair) =>
      referEach('town', towns, pair.value, pair.at),
    ),
  ]
}

function supplies(raw: RawPack, { value: { setup }, at }: Placed<Scenario>): Finding[] {
  const sum = (counts: Readonly<Record<string, number>> | undefined) =>
    Object.values(counts ?? {}).reduce((total, count) => total + count, 0)
  const wanted = [
    ['unrest', sum(setup.unrest), 'unrest'],
    ['standard', sum(setup.standard), 'standard'],
    ['socialist', setup.socialists ?? 0, 'socialists'],
  ] as const
  return wanted.flatMap(([kind, used, field]) => {
    const piece = ownPack(raw).units.units.find((one) => one.kind === kind)
    if (piece === undefined || used <= piece.count) return []
    const values = { unit: { text: `units.${piece.id}` }, used, count: piece.count }
    return [finding('E-SUPPLY-SHORT', within(at, 'setup', field), 'supply-short', values)]
  })
}

/** Checks that the factories of the set-up stand where one can be built. The check of positions allows one in a town. */
function plants(raw: RawPack, { value: { setup }, at }: Placed<Scenario>): Finding[] {
  const { towns = [] } = ownPack(raw).terrain
  const events = towns.filter(({ foreign, special }) => foreign || special).map(({ id }) => id)
  return entries(setup.factories, within(at, 'setup', 'factories')).flatMap((one) =>
    events.includes(one.value)
      ? [finding('E-PLANT-BY-EVENT', one.at, 'plant-by-event', { place: areaText(one.value) })]
      : [],
  )
}
