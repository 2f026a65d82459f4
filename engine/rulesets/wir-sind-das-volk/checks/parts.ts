/** The parts of a pack of this game, as its checks read them. */
import { cardsOf } from '../../../compile/deck-cards'
import { within } from '../../../compile/finding'
import { entries, fileOf, type Placed, partAt, scenariosOf } from '../../../compile/pack-parts'
import { refer } from '../../../compile/references/reference'
import type { RawPack } from '../../../types'
import type { At } from '../../../types/pack'
import type { VolkCard, VolkPack } from '../rules'

export type Scenario = VolkPack['scenarios'][string]
type Terrain = VolkPack['terrain']
type Parts<K extends keyof Terrain> = NonNullable<Terrain[K]>[number]

export const ownPack = (raw: RawPack): VolkPack => raw as VolkPack

export const scenarios = (raw: RawPack): Placed<Scenario>[] => scenariosOf(ownPack(raw))

/** Returns the entries of a list of terrain.yaml. */
export const grounds = <K extends 'provinces' | 'towns' | 'rails'>(
  raw: RawPack,
  list: K,
): Placed<Parts<K>>[] =>
  (ownPack(raw).terrain[list] ?? []).map((value, index) => ({
    value: value as Parts<K>,
    at: partAt(raw, 'terrain.yaml', list, index),
  }))

/** Returns the ids of all areas of all maps. */
export const areasOf = (raw: RawPack): string[] =>
  Object.values(raw.maps).flatMap(({ areas }) => (areas ?? []).map(({ id }) => id))

export type Places = {
  readonly provinces: readonly string[]
  readonly sections: readonly string[]
  /** Towns of provinces, jokers and foreign ones. */
  readonly towns: readonly string[]
  /** Side of a province. */
  readonly side: ReadonlyMap<string, string>
}

export function placesOf(raw: RawPack): Places {
  const { provinces = [], towns = [] } = ownPack(raw).terrain
  return {
    provinces: provinces.map(({ id }) => id),
    sections: provinces.flatMap(({ sections }) => (sections ?? []).map(({ id }) => id)),
    towns: [...new Set([...provinces.flatMap(({ cities }) => cities ?? []), ...towns.map(({ id }) => id)])],
    side: new Map(provinces.map(({ id, side }) => [id, side])),
  }
}

export type Deck = NonNullable<VolkPack['decks']>[string]
export const decks = (raw: RawPack): Placed<Deck>[] =>
  Object.values(ownPack(raw).decks ?? {}).map((value) => ({ value, at: fileOf(value) }))

export const cards = (raw: RawPack, deck: string): Placed<VolkCard>[] =>
  cardsOf<VolkCard>(raw, deck).map(({ card, at }) => ({ value: card, at }))

/** Side by role. */
export const sideOf = (raw: RawPack, role: 'east' | 'west'): string | undefined =>
  ownPack(raw).units.sides.find((side) => side.role === role)?.id

/** Returns the references of a list of names. */
export const referEach = (
  kind: string,
  known: readonly string[],
  list: readonly string[] | undefined,
  at: At,
) => entries(list, at).flatMap((one) => refer(kind, known, one.at, one.value))

/** Returns the entries of a list of numbers by name, each with its place. */
export const named = (
  counts: Readonly<Record<string, number>> | undefined,
  at: At,
): { readonly id: string; readonly count: number; readonly at: At }[] =>
  Object.entries(counts ?? {}).map(([id, count]) => ({ id, count, at: within(at, id) }))

export const areaText = (id: string) => ({ text: `areas.${id}` })
export const cardText = (id: string) => ({ text: `cards.${id}` })
