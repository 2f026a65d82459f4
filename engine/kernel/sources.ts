/** Where the entries of a pack's lists and the parts of its files are written: in its own files, or in those of a pack it requires. */
import type { PartList, RawPack, Source, ValuePath } from '../types'

/** The part of a pack, and the file of that name, in which a list is. */
export const PART_OF = {
  terrain: 'terrain',
  edges: 'terrain',
  sides: 'units',
  components: 'units',
  units: 'units',
  tables: 'tables',
  tracks: 'tracks',
  bots: 'bots',
} as const satisfies Readonly<Record<PartList, keyof RawPack>>

/** The place of an entry, or of a value inside it. */
export function sourceOf(
  { origins }: Pick<RawPack, 'origins'>,
  list: PartList,
  index: number,
  ...inside: ValuePath
): Source {
  const { path, ...file } = origins?.[list][index] ?? { file: `${PART_OF[list]}.yaml`, path: [list, index] }
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
