/** The sources of list entries and file parts of a pack: its own files, or those of a required pack. */
import { writtenAt } from '../../schemas/origin'
import type { PartList, RawPack, Source, Sourced, ValuePath } from '../types'

/** The part of a pack, and the file of that name, that contains a list. */
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
export const sourceOf = (
  raw: Pick<RawPack, 'written'>,
  list: PartList,
  index: number,
  ...inside: ValuePath
): Source => partSource(raw, `${PART_OF[list]}.yaml`, list, index, ...inside)

/** The source of a part of a file that a pack has once, such as a number of its tables. The file can be in a required pack. */
export function partSource({ written }: Pick<RawPack, 'written'>, file: string, ...path: ValuePath): Source {
  const origin = written?.[file]
  return origin ? writtenAt(origin, path) : { file, path }
}

/** A place in a map, a scenario, a deck or a file of cases. */
export function placeIn({ file, pack, origin }: Sourced<unknown>, ...path: ValuePath): Source {
  if (origin) return writtenAt(origin, path)
  return pack === undefined ? { file, path } : { pack, file, path }
}
