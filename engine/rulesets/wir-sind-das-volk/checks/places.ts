/** Checks that provinces, towns and links of terrain.yaml are areas of the maps, and fit together. */
import { finding, within } from '../../../compile/finding'
import { entries, fileOf, idsOf } from '../../../compile/pack-parts'
import { type Reference, refer, unknownNames } from '../../../compile/references/reference'
import type { Finding, RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import { areasOf, areaText, grounds, type Places, placesOf, referEach, scenarios } from './parts'

export function places(raw: RawPack): Finding[] {
  const known = placesOf(raw)
  return [
    ...unknownNames([...inProvinces(raw, known), ...inTowns(raw, known)]),
    ...neighbours(raw, known),
    ...homes(raw),
    ...links(raw, known),
  ]
}

function inProvinces(raw: RawPack, { provinces }: Places): Reference[] {
  const areas = areasOf(raw)
  const sides = idsOf(raw.units.sides)
  return grounds(raw, 'provinces').flatMap(({ value, at }) => [
    ...refer('area', areas, within(at, 'id'), value.id),
    ...refer('side', sides, within(at, 'side'), value.side),
    ...referEach('area', areas, value.cities, within(at, 'cities')),
    ...referEach('province', provinces, value.faces, within(at, 'faces')),
    ...entries(value.sections, within(at, 'sections')).flatMap((one) => [
      ...refer('area', areas, within(one.at, 'id'), one.value.id),
      ...refer('province', provinces, within(one.at, 'supplier'), one.value.supplier),
    ]),
  ])
}

function inTowns(raw: RawPack, { provinces, towns }: Places): Reference[] {
  const areas = areasOf(raw)
  const sides = idsOf(raw.units.sides)
  return [
    ...grounds(raw, 'towns').flatMap(({ value, at }) => [
      ...refer('area', areas, within(at, 'id'), value.id),
      ...refer('side', sides, within(at, 'side'), value.side),
      ...referEach('province', provinces, value.joker, within(at, 'joker')),
    ]),
    ...grounds(raw, 'rails').flatMap(({ value, at }) => [
      ...referEach('town', towns, value.between, within(at, 'between')),
      ...referEach('province', provinces, value.crosses, within(at, 'crosses')),
    ]),
  ]
}

/** Checks that provinces face those of the other side, suppliers feed their own, at most one city is divided, and jokers stay on one side. */
function neighbours(raw: RawPack, { side }: Places): Finding[] {
  const wrong = (other: string, of: string, same: boolean) =>
    side.has(other) && (side.get(other) === of) !== same
  const fault = (code: string, key: string, place: At, id: string) =>
    finding(code, place, key, { place: areaText(id) }, { found: id })
  const divided = grounds(raw, 'provinces').filter(({ value }) => (value.sections ?? []).length > 0)
  return [
    ...grounds(raw, 'provinces').flatMap(({ value, at }) => [
      ...entries(value.faces, within(at, 'faces'))
        .filter((one) => wrong(one.value, value.side, false))
        .map((one) => fault('E-FACES-OWN-SIDE', 'faces-own-side', one.at, one.value)),
      ...entries(value.sections, within(at, 'sections'))
        .filter((one) => wrong(one.value.supplier, value.side, true))
        .map((one) =>
          fault('E-SUPPLIER-ABROAD', 'supplier-abroad', within(one.at, 'supplier'), one.value.supplier),
        ),
    ]),
    ...divided
      .slice(1)
      .map(({ value, at }) => fault('E-DIVIDED-TWICE', 'divided-twice', within(at, 'sections'), value.id)),
    ...grounds(raw, 'towns').flatMap(({ value, at }) =>
      entries(value.joker, within(at, 'joker'))
        .filter((one) => wrong(one.value, side.get(value.joker?.[0] ?? '') ?? '', true))
        .map((one) => fault('E-JOKER-BOTH-SIDES', 'joker-both-sides', one.at, one.value)),
    ),
  ]
}

/** Checks the homes of towns: one province, none for a joker or a foreign town. */
function homes(raw: RawPack): Finding[] {
  const kinds = new Map(grounds(raw, 'towns').map(({ value }) => [value.id, value]))
  const all = grounds(raw, 'provinces').flatMap(({ value, at }) =>
    entries(value.cities, within(at, 'cities')),
  )
  const isHome = (id: string) => kinds.get(id)?.joker !== undefined || kinds.get(id)?.foreign === true
  const seen = new Set<string>()
  const twice = all.flatMap(({ value, at }) => {
    const again = seen.has(value) || isHome(value)
    seen.add(value)
    return again
      ? [finding('E-TOWN-TWICE', at, 'town-twice', { place: areaText(value) }, { found: value })]
      : []
  })
  const nowhere = grounds(raw, 'towns')
    .filter(
      ({ value: { id, joker, foreign } }) => !joker && !foreign && !all.some(({ value }) => value === id),
    )
    .map(({ value: { id }, at }) =>
      finding('E-TOWN-NOWHERE', within(at, 'id'), 'town-nowhere', { place: areaText(id) }, { found: id }),
    )
  return [...twice, ...nowhere]
}

/** Checks that links of towns stay on one side and cost a whole number of points, and that entries of `rails` name existing links. */
function links(raw: RawPack, { towns }: Places): Finding[] {
  const side = townSides(raw)
  const maps = scenarios(raw).flatMap(({ value }) => raw.maps[value.map] ?? [])
  const written = [...new Set(maps)].flatMap((map) =>
    entries(map.links, fileOf(map, 'links')).filter(({ value }) =>
      value.between.every((town) => towns.includes(town)),
    ),
  )
  const faults = written.flatMap(({ value: { between, cost = 1 }, at }) => {
    const [a, b] = between.map((town) => side.get(town))
    const names = { from: areaText(between[0]), to: areaText(between[1]) }
    if (a !== undefined && b !== undefined && a !== b)
      return [finding('E-LINK-ACROSS', within(at, 'between'), 'link-across', names)]
    return typeof cost === 'number' && cost >= 1
      ? []
      : [finding('E-LINK-COST', within(at, 'cost'), 'link-cost', names, { found: String(cost) })]
  })
  const isLink = ([a, b]: readonly string[]) =>
    written.some(({ value: { between } }) => between.includes(a) && between.includes(b))
  const loose = grounds(raw, 'rails')
    .filter(({ value }) => maps.length > 0 && value.between.every((town) => towns.includes(town)))
    .filter(({ value }) => !isLink(value.between))
    .map(({ value, at }) =>
      finding('E-RAIL-NO-LINK', within(at, 'between'), 'rail-no-link', {
        from: areaText(value.between[0]),
        to: areaText(value.between[1]),
      }),
    )
  return [...faults, ...loose]
}

/** Returns the side of each town whose home is known. */
export function townSides(raw: RawPack): ReadonlyMap<string, string> {
  const { side } = placesOf(raw)
  const homes = grounds(raw, 'provinces').flatMap(({ value }) =>
    (value.cities ?? []).map((town) => [town, value.side] as const),
  )
  const special = grounds(raw, 'towns').flatMap(({ value: { id, joker, foreign, side: own } }) => {
    const found = joker ? side.get(joker[0] ?? '') : foreign ? own : undefined
    return found === undefined ? [] : [[id, found] as const]
  })
  return new Map([...homes, ...special])
}
