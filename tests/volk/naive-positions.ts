/** Random positions, written once as the engine reads them and once as the second writing does. */
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import type { VolkPosition } from '../../schemas/generated/content'
import { at } from './germany'
import type { Card, Files, Naive } from './naive'

export function filesOf({ rules: { pack, scenario } }: VolkDef): Files {
  const { provinces = [], towns = [] } = pack.terrain
  const names = new Set([...provinces.flatMap(({ cities }) => cities ?? []), ...towns.map(({ id }) => id)])
  const tracks = pack.tracks!.tracks
  const track = (kind: string) => tracks.find((one) => one.kind === kind)!
  return {
    provinces,
    towns,
    links: (pack.maps[scenario.map].links ?? [])
      .map(({ between }) => between)
      .filter((pair) => pair.every((town) => names.has(town))),
    prices: track('flight').prices ?? [],
    gains: track('socialism').gains ?? [],
    flightEnd: track('flight').most,
  }
}

/** Every card of the first decks, with what the sums read of it. */
const cardsOf = ({ rules: { pack, scenario } }: VolkDef): Card[] =>
  scenario.decks.flatMap((deck) =>
    pack
      .decks![deck].cards.filter(({ special }) => !special)
      .map(({ id, flight = 0, police }) => ({ id, flight, police })),
  )

export function positionOf(def: VolkDef, seed: number): { readonly state: VolkState; readonly naive: Naive } {
  const rng = seedRandom(seed)
  const below = (count: number) => nextBelow(rng, count)
  const files = filesOf(def)
  const { provinces, towns, links } = files
  const density = 1 + below(5)
  const names = [
    ...new Set([...provinces.flatMap(({ cities }) => cities ?? []), ...towns.map(({ id }) => id)]),
  ]
  const factories = new Map(
    names
      .filter(() => below(6) < density)
      .map((town) => [town, isEastern(files, town) && below(4) === 0 ? 'rundown' : 'new'] as const),
  )
  const built = links.filter(() => below(6) < density)
  const counts = (ids: readonly string[], most: number) =>
    Object.fromEntries(ids.map((id) => [id, below(most)]))
  const all = provinces.map(({ id }) => id)
  const divided = provinces.find(({ sections }) => sections)
  const unrest = counts(all, 10)
  const standard = counts(
    all.filter((id) => id !== divided?.id),
    5,
  )
  const sections = counts(divided?.sections?.map(({ id }) => id) ?? [], 3)
  const echo = counts(divided?.sections?.map(({ supplier }) => supplier) ?? [], 2)
  const cards = cardsOf(def).filter(
    ({ id }) => def.rules.cards.decade[def.rules.cards.indexOf.get(id)!] === 1 || below(2) === 0,
  )
  const police = cards.filter(({ police }) => police && below(2) === 0)
  const played = cards.filter((card) => !police.includes(card) && below(5) === 0)
  const tracks = { currency: below(11), flight: below(4), socialism: below(13) - 6 }
  const given: VolkPosition = {
    turn: def.rules.sides[below(2)],
    ...tracks,
    factories: [...factories.keys()],
    rundown: [...factories].filter(([, condition]) => condition === 'rundown').map(([town]) => town),
    rails: built.map(([a, b]) => (below(2) === 0 ? [a, b] : [b, a])),
    unrest,
    standard,
    sections,
    echo,
    played: played.map(({ id }) => id),
    police: police.map(({ id }) => id),
  }
  const countsFor = below(2) === 0 ? new Map<string, string>() : assigned(files, factories, built, below)
  const state = at(def, given)
  const { cities, provinces: numbered, options } = { ...def.rules }
  const counted = cities.ids.map((id) => numbered.indexOf.get(countsFor.get(id) ?? '') ?? -1)
  return {
    state: { ...state, counted },
    naive: {
      ...{ factories, unrest, standard, sections, echo, played, police, countsFor, ...tracks },
      built: new Set(built.flatMap(([a, b]) => [`${a}:${b}`, `${b}:${a}`])),
      everyWesternProvince: options.exportReference === 'all',
      isCityLeftOut: options.dividedInFlight === 'left-out',
    },
  }
}

const isEastern = ({ provinces, towns }: Files, town: string): boolean =>
  towns.some(({ id, special }) => id === town && special) ||
  (provinces.find(({ cities }) => cities?.includes(town))?.side === provinces.at(-1)!.side &&
    !towns.some(({ id, foreign }) => id === town && foreign))

/** Each joker and each linked foreign factory is given to one of the provinces it may count for. */
function assigned(
  { provinces, towns }: Files,
  factories: Naive['factories'],
  built: Files['links'],
  below: (count: number) => number,
): Map<string, string> {
  const home = (town: string) => provinces.find(({ cities }) => cities?.includes(town))?.id
  const pairs = towns.flatMap(({ id, joker, foreign }) => {
    if (!factories.has(id)) return []
    const linked = built
      .filter((pair) => pair.includes(id))
      .flatMap((pair) => pair.filter((town) => town !== id && factories.has(town)))
      .flatMap((town) => home(town) ?? [])
    const may = joker ?? (foreign ? linked : [])
    return may.length > 0 ? [[id, may[below(may.length)]] as const] : []
  })
  return new Map(pairs)
}
