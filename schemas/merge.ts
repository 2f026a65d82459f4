/** Merging of packs: what a pack has itself counts, whole entry by whole entry; the rest comes from the packs it requires. */
import type { PartList, RawPack, Source, Sourced } from '../engine/types'
import type { MapFile, TextFile } from './generated/content'
import type { Layer } from './merge-decks'
import { mergeDecks } from './merge-decks'

type Named = { readonly value: unknown; readonly id: string; readonly source: Source }

/** Where the entries of each list are written, and by what they are known. */
const LISTS: Readonly<
  Record<PartList, { file: string; key: string; of: (pack: RawPack) => readonly unknown[]; by: string }>
> = {
  terrain: { file: 'terrain.yaml', key: 'terrain', of: ({ terrain }) => terrain.terrain ?? [], by: 'id' },
  edges: { file: 'terrain.yaml', key: 'edges', of: ({ terrain }) => terrain.edges ?? [], by: 'id' },
  sides: { file: 'units.yaml', key: 'sides', of: ({ units }) => units.sides ?? [], by: 'id' },
  components: { file: 'units.yaml', key: 'components', of: ({ units }) => units.components ?? [], by: 'id' },
  units: { file: 'units.yaml', key: 'units', of: ({ units }) => units.units ?? [], by: 'id' },
  tables: { file: 'tables.yaml', key: 'tables', of: ({ tables }) => tables.tables ?? [], by: 'id' },
  tracks: { file: 'tracks.yaml', key: 'tracks', of: ({ tracks }) => tracks?.tracks ?? [], by: 'id' },
  bots: { file: 'bots.yaml', key: 'bots', of: ({ bots }) => bots?.bots ?? [], by: 'side' },
}

/**
 * The pack with the parts of `layers` under its own; later layers override earlier ones. Scenarios and cases are only its own; the cases may be about scenarios of `layers` (`requiredScenarios`).
 * Nothing is written to: entries are shared.
 */
export function merge(own: RawPack, layers: readonly Layer[]): RawPack {
  if (layers.length === 0) return own
  const all = [...layers, { id: undefined, pack: own }]
  const lists = Object.fromEntries(
    (Object.keys(LISTS) as PartList[]).map((list) => [list, mergeList(list, all)]),
  ) as Record<PartList, Named[]>
  const values = (list: PartList) => lists[list].map(({ value }) => value) as never
  const origins = Object.fromEntries(
    Object.entries(lists).map(([list, entries]) => [list, entries.map(({ source }) => source)]),
  ) as unknown as RawPack['origins']
  return {
    ...own,
    terrain: {
      ...laidOver(all.map(({ pack }) => pack.terrain)),
      ...{ terrain: values('terrain'), edges: values('edges') },
    },
    units: {
      ...laidOver(all.map(({ pack }) => pack.units)),
      ...{ sides: values('sides'), components: values('components'), units: values('units') },
    },
    tables: { ...laidOver(all.map(({ pack }) => pack.tables)), tables: values('tables') },
    ...mergeTracks(all, values('tracks')),
    ...mergeDecks(all),
    ...(lists.bots.length > 0 ? { bots: { bots: values('bots') } } : {}),
    maps: Object.assign({}, ...layers.map(mapsOf), own.maps),
    requiredScenarios: Object.assign({}, ...layers.map(scenariosOf)),
    texts: mergeTexts(all.map(({ pack }) => pack.texts)),
    ownTexts: own.texts,
    origins,
    partOrigins: partOrigins(all),
  }
}

function mergeTracks(layers: readonly { readonly pack: RawPack }[], list: never): Pick<RawPack, 'tracks'> {
  const files = layers.flatMap(({ pack: { tracks } }) => (tracks ? [tracks] : []))
  return files.length > 0 ? { tracks: { ...laidOver(files), tracks: list } } : {}
}

type All = readonly { readonly id: string | undefined; readonly pack: RawPack }[]

/** Who wrote each part of the files that a pack has once. */
function partOrigins(layers: All): RawPack['partOrigins'] {
  const filesOf = ({ terrain, units, tables, tracks = {} }: RawPack): Record<string, object> => ({
    'terrain.yaml': terrain,
    'units.yaml': units,
    'tables.yaml': tables,
    'tracks.yaml': tracks,
  })
  const found: Record<string, Record<string, Source | readonly Source[]>> = {}
  for (const { id, pack } of layers)
    for (const [file, parts] of Object.entries(filesOf(pack)))
      for (const [key, value] of Object.entries(parts)) {
        const at: Source = { ...(id === undefined ? {} : { pack: id }), file, path: [key] }
        const under = found[file]?.[key]
        found[file] = { ...found[file], [key]: isNamedList(value) ? entriesOver(under, value, at) : at }
      }
  return found
}

const listed = new WeakMap<readonly Source[], readonly string[]>()

/** Places of the entries of a list merged with another by id, in the order of `laidOver`. */
function entriesOver(
  under: Source | readonly Source[] | undefined,
  list: readonly Entry[],
  at: Source,
): readonly Source[] {
  const below = Array.isArray(under) ? (under as readonly Source[]) : []
  const ids = listed.get(below) ?? []
  const places = new Map(ids.map((id, index) => [id, below[index]]))
  list.forEach(({ id }, index) => {
    places.set(id, { ...at, path: [...at.path, index] })
  })
  const merged = [...places.values()]
  listed.set(merged, [...places.keys()])
  return merged
}

/** What else a ruleset has in a file: lists of things with ids entry by entry, anything else whole. */
function laidOver(files: readonly object[]): object {
  const over: Record<string, unknown> = {}
  for (const file of files)
    for (const [key, value] of Object.entries(file)) {
      const under = over[key]
      over[key] = isNamedList(under) && isNamedList(value) ? [...byIds([...under, ...value]).values()] : value
    }
  return over
}

type Entry = { readonly id: string }
const byIds = (entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]))
const isNamedList = (value: unknown): value is readonly Entry[] =>
  Array.isArray(value) && value.every((entry) => typeof entry?.id === 'string')

function mergeList(list: PartList, layers: readonly { id: string | undefined; pack: RawPack }[]): Named[] {
  const { file, key, of, by } = LISTS[list]
  let merged: readonly Named[] = []
  for (const { id: pack, pack: raw } of layers) {
    const added = of(raw).map((value, index): Named => {
      const source = { ...(pack === undefined ? {} : { pack }), file, path: [key, index] }
      return { value, id: (value as Record<string, string>)[by], source }
    })
    // Of two entries with one id in one file the first counts; the second stays, to be found by the checks.
    const over = new Map(added.toReversed().map((entry) => [entry.id, entry]))
    const under = new Set(merged.map(({ id }) => id))
    const fresh = added.filter((entry) => !under.has(entry.id) || over.get(entry.id) !== entry)
    merged = [...merged.map((entry) => over.get(entry.id) ?? entry), ...fresh]
  }
  return [...merged]
}

const placedMaps = new WeakMap<Layer, Readonly<Record<string, Sourced<MapFile>>>>()

/** The maps of a layer with its name; the same objects every time, so that what is made of them can be kept. */
function mapsOf(layer: Layer): Readonly<Record<string, Sourced<MapFile>>> {
  let maps = placedMaps.get(layer)
  if (!maps) {
    const named = Object.entries(layer.pack.maps).map(([id, map]) => [id, { ...map, pack: layer.id }])
    maps = Object.fromEntries(named) as Record<string, Sourced<MapFile>>
    placedMaps.set(layer, maps)
  }
  return maps
}

const placedScenarios = new WeakMap<Layer, RawPack['scenarios']>()

/** The scenarios of a layer with its name; the same objects every time. */
function scenariosOf(layer: Layer): RawPack['scenarios'] {
  let scenarios = placedScenarios.get(layer)
  if (!scenarios) {
    const named = Object.entries(layer.pack.scenarios).map(([id, one]) => [id, { ...one, pack: layer.id }])
    scenarios = Object.fromEntries(named) as RawPack['scenarios']
    placedScenarios.set(layer, scenarios)
  }
  return scenarios
}

type Texts = RawPack['texts']

/** Word by word: a name of one pack and the help of another may belong to the same thing. */
function mergeTexts(layers: readonly Texts[]): Texts {
  const languages = new Set(layers.flatMap((texts) => Object.keys(texts)))
  return Object.fromEntries(
    [...languages].map((language) => {
      const files = layers.flatMap((texts) => (Object.hasOwn(texts, language) ? [texts[language]] : []))
      return [language, { language, text: files.map(({ text }) => text).reduce(mergeGroups) } as TextFile]
    }),
  )
}

function mergeGroups(under: TextFile['text'], over: TextFile['text']): TextFile['text'] {
  const merged: Record<string, TextFile['text'][string]> = { ...under }
  for (const [group, entries] of Object.entries(over ?? {})) {
    const below = merged[group] ?? {}
    const words = Object.entries(entries).map(([id, entry]) => [id, { ...below[id], ...entry }])
    merged[group] = { ...below, ...Object.fromEntries(words) }
  }
  return merged
}
