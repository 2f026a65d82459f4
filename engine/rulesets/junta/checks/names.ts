/** Checks that names in the files of this game exist in other parts of the pack. */

import { choicesInPositions } from '../../../blocks/checks/option-choices'
import { within } from '../../../compile/finding'
import { entries, idsOf, parts } from '../../../compile/pack-parts'
import { namesInMaps } from '../../../compile/references/case-maps'
import { type Reference, refer, unknownNames } from '../../../compile/references/reference'
import type { Finding, RawPack } from '../../../types'
import { countersInCases, inBlocks, inCardBlocks, inEffects } from './blocks'
import { areaNames, cardsIn, inTerrain, inUnits, ownPack, scenariosOf } from './parts'

export const names = (raw: RawPack): Finding[] =>
  unknownNames([
    ...inSpaces(raw),
    ...inTypes(raw),
    ...inOffices(raw),
    ...inCards(raw),
    ...inHeads(raw),
    ...inBlocks(raw),
    ...countersInCases(raw),
    ...choicesInPositions(raw),
    ...inPositions(raw),
  ])

/** Returns the families, offices and spaces that are keys in positions and expectations of cases. */
function inPositions(raw: RawPack): Reference[] {
  const families = ['side', ({ order }: { order: readonly string[] }) => order] as const
  const offices = ['office', () => idsOf(ownPack(raw).units.offices)] as const
  const both = { offices, ...each(BOTH, families) }
  return namesInMaps(raw, both, {
    ...both,
    ...each(['handCount', 'money', 'tally'], families),
    units: ['area', () => areaNames(raw)],
  })
}

const BOTH = ['hands', 'front', 'notes', 'swiss', 'locations', 'exile', 'budget']
const each = <T>(keys: readonly string[], value: T) => Object.fromEntries(keys.map((key) => [key, value]))

function inSpaces(raw: RawPack): Reference[] {
  const areas = areaNames(raw)
  return ownPack(raw).terrain.spaces.flatMap(({ id }, index) =>
    refer('area', areas, inTerrain('spaces', index, 'id'), id),
  )
}

function inTypes(raw: RawPack): Reference[] {
  const areas = areaNames(raw)
  const { units } = ownPack(raw).units
  return parts(raw, 'units').flatMap(({ at }, index) => {
    const { bonus, lands } = units[index]
    return [
      ...entries(bonus?.at, within(at, 'bonus', 'at')),
      ...entries(lands?.nextTo, within(at, 'lands', 'nextTo')),
      ...entries(lands?.at, within(at, 'lands', 'at')),
    ].flatMap((area) => refer('area', areas, area.at, area.value))
  })
}

function inOffices(raw: RawPack): Reference[] {
  const areas = areaNames(raw)
  const types = idsOf(raw.units.units)
  return entries(ownPack(raw).units.offices, inUnits('offices')).flatMap(({ value, at }) =>
    entries(value.units, within(at, 'units')).flatMap((line) => [
      ...refer('unit', types, within(line.at, 'unit'), line.value.unit),
      ...refer('area', areas, within(line.at, 'at'), line.value.at),
    ]),
  )
}

function inCards(raw: RawPack): Reference[] {
  return cardsIn(raw).flatMap(({ deck, card, at }) => {
    const cards = idsOf(raw.decks?.[deck]?.cards)
    return [
      ...entries(card.needs, within(at, 'needs')).flatMap((one) =>
        refer('card-name', cards, one.at, one.value),
      ),
      ...entries(card.bonus?.with, within(at, 'bonus', 'with')).flatMap((one) =>
        refer('card-name', cards, one.at, one.value),
      ),
      ...inEffects(raw, card.effects, within(at, 'effects')),
      ...inCardBlocks(raw, deck, card.effects, within(at, 'effects')),
    ]
  })
}

const inHeads = (raw: RawPack): Reference[] =>
  scenariosOf(raw).flatMap(({ value, at }) =>
    refer('deck', idsOf(Object.values(raw.decks ?? {})), within(at, 'deck'), value.deck),
  )
