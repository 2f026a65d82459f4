/** Where the entries of a pack's lists and the parts of its files are written: in its own files, or in those of a pack it requires. */
import type { PartList, RawPack, Source, ValuePath } from '../types'

const FILES: Readonly<Record<PartList, string>> = {
  terrain: 'terrain.yaml',
  edges: 'terrain.yaml',
  sides: 'units.yaml',
  components: 'units.yaml',
  units: 'units.yaml',
  tables: 'tables.yaml',
  tracks: 'tracks.yaml',
  bots: 'bots.yaml',
}

/** The place of an entry, or of a value inside it. */
export function sourceOf(
  { origins }: Pick<RawPack, 'origins'>,
  list: PartList,
  index: number,
  ...inside: ValuePath
): Source {
  const { path, ...file } = origins?.[list][index] ?? { file: FILES[list], path: [list, index] }
  return { ...file, path: [...path, ...inside] }
}

/** The place of a part of a file that a pack has once, such as a number of its tables: the file may be that of a required pack. */
export function partSource(
  { partOrigins }: Pick<RawPack, 'partOrigins'>,
  file: string,
  ...path: ValuePath
): Source {
  const [key, index, ...inside] = path
  const origin = partOrigins?.[file]?.[String(key)]
  if (origin === undefined) return { file, path }
  if (isPlace(origin)) return { ...origin, path: [...origin.path, ...path.slice(1)] }
  const entry = typeof index === 'number' ? origin[index] : undefined
  return entry ? { ...entry, path: [...entry.path, ...inside] } : { file, path }
}

const isPlace = (origin: Source | readonly Source[]): origin is Source => !Array.isArray(origin)
