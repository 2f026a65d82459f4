import type { RawPack } from '../../../engine/types'

/** The file in the text panel, and the id of the map on the board. */
type Open = { readonly file: string; readonly map: string | undefined }

/**
 * Returns the scenario that Play starts, or `undefined` in a pack without scenarios. The order is: the scenario open as text, one
 * on the shown map, the last one played, the first one. The last one played also wins among several on the map.
 */
export function scenarioToPlay(
  { scenarios }: Pick<RawPack, 'scenarios'>,
  { file, map }: Open,
  last: string | undefined,
): string | undefined {
  const all = Object.values(scenarios)
  const isOnMap = (one: { readonly map: string }) => one.map === map
  const before = all.find(({ id }) => id === last)
  const open = all.find((one) => one.file === file)
  const onMap = before && isOnMap(before) ? before : all.find(isOnMap)
  return (open ?? onMap ?? before ?? all[0])?.id
}
