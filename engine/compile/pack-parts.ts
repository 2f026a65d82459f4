/** The parts of a pack with their sources, for checks. */
import type { MapFile } from '../../schemas/generated/content'
import { writtenAt } from '../../schemas/origin'
import { PART_OF } from '../kernel/sources'
import type { BoardMap, PartList, RawPack, Sourced } from '../types'
import type { At } from '../types/pack'
import { boardOf } from './board-map'
import { ownDecks } from './deck-cards'
import { within } from './finding'
import { type Mapped, playedMap } from './lookup'
import { type WholeCase, wholeCase } from './shared-parts'
import { wholeOf } from './traced'

export type Placed<T> = { readonly value: T; readonly at: At }

export const inFile = (file: string, ...path: (string | number)[]): At => ({ file, path })
/** A part of a merged file that a pack has once. */
export function partAt(
  { written }: Pick<RawPack, 'written'>,
  file: string,
  ...path: (string | number)[]
): At {
  const origin = written?.[file]
  if (!origin) return { file, path }
  const { pack } = writtenAt(origin, path)
  return { ...(pack === undefined ? {} : { pack }), file, path, origin }
}
export const PACK_FILE = 'pack.yaml'

/** A list of a file; in other rulesets the key can hold something else. */
export const listOf = <T>(list: readonly T[] | undefined): readonly T[] => (Array.isArray(list) ? list : [])

type ListIn<P extends RawPack, K extends PartList> =
  NonNullable<P[(typeof PART_OF)[K]]> extends {
    readonly [key in K]?: readonly (infer T)[]
  }
    ? T
    : never

/** The entries of a list, each with its place in the pack that wrote it. */
export function parts<P extends RawPack, K extends PartList>(raw: P, list: K): Placed<ListIn<P, K>>[] {
  const part = raw[PART_OF[list]] as { readonly [key in K]?: readonly ListIn<P, K>[] } | undefined
  return listOf(part?.[list]).map((value, index) => ({
    value,
    at: partAt(raw, `${PART_OF[list]}.yaml`, list, index),
  }))
}

/** Whether the pack itself wrote the part. */
export const isOwn = ({ at }: { readonly at: At }): boolean => at.pack === undefined

/** The pack's own parts, without those of other packs. */
export function ownParts(raw: RawPack): RawPack {
  if (!raw.written) return raw
  const own = <K extends PartList>(list: K) =>
    parts<RawPack, K>(raw, list)
      .filter(isOwn)
      .map(({ value }) => value)
  const maps = Object.entries(raw.maps).filter(([, map]) => map.pack === undefined)
  return {
    ...raw,
    terrain: { ...raw.terrain, terrain: own('terrain'), edges: own('edges') },
    units: { ...raw.units, sides: own('sides'), components: own('components'), units: own('units') },
    tables: { ...raw.tables, tables: own('tables') },
    ...(raw.tracks ? { tracks: { ...raw.tracks, tracks: own('tracks') } } : {}),
    ...(raw.decks ? { decks: ownDecks(raw) } : {}),
    maps: Object.fromEntries(maps),
  }
}

/** The place of a map, a scenario or a file of cases. */
export const fileOf = ({ file, pack, origin }: Sourced<unknown>, ...path: (string | number)[]): At => ({
  ...(pack === undefined ? { file, path } : { pack, file, path }),
  ...(origin ? { origin } : {}),
})

/** Entries of an optional list, each with its place. */
export const entries = <T>(list: readonly T[] | undefined, at: At): Placed<T>[] =>
  listOf(list).map((value, i) => ({ value, at: within(at, i) }))

/** Every resolved case. `writtenAt` moves findings about shared parts to their source. */
export const casesOf = <P extends RawPack>(raw: P): Placed<WholeCase<CaseOf<P>>>[] =>
  wholeOf(raw.cases).flatMap((file) =>
    entries(file.cases as readonly CaseOf<P>[], fileOf(file, 'cases')).map(({ value, at }) => ({
      value: wholeCase(raw, value),
      at,
    })),
  )

type CaseOf<P extends RawPack> = P['cases'][number]['cases'][number]

/** Every scenario, typed for its ruleset. */
export const scenariosOf = <T extends Sourced<object>>({
  scenarios,
}: {
  readonly scenarios: Readonly<Record<string, T>>
}): Placed<T>[] => Object.values(scenarios).map((value) => ({ value, at: fileOf(value) }))

/** Every map, including those inside cases. */
export function mapsOf(raw: RawPack): Placed<Omit<MapFile, 'id'> & { id?: string }>[] {
  const files = Object.values(raw.maps).map((value) => ({ value, at: fileOf(value) }))
  const inline = casesOf(raw).flatMap(({ value, at }) =>
    value.map ? [{ value: value.map, at: within(at, 'map') }] : [],
  )
  return [...files, ...inline]
}

/** Board of the map that a scenario is played on. */
export function boardOfScenario(raw: Pick<RawPack, 'maps'>, scenario: Mapped): BoardMap | undefined {
  const map = playedMap(raw, scenario)
  return map && boardOf(map)
}

export const idsOf = (list: readonly { readonly id: string }[] | undefined): string[] =>
  listOf(list).flatMap((entry) => (typeof entry?.id === 'string' ? [entry.id] : []))

/** Entries by id; the first of two equal ids counts. */
export const byId = <T extends { readonly id: string }>(
  list: readonly T[] | undefined,
): ReadonlyMap<string, T> =>
  new Map(
    listOf(list)
      .toReversed()
      .map((entry) => [entry.id, entry]),
  )
