import type { RawPack } from '../../../engine/types'

/** What is open: the file in the text panel, and the id of the map on the board. */
type Open = { readonly file: string; readonly map: string | undefined }

/**
 * The scenario that Play begins: the one that is open as text, else one on the map that is shown, else the last one played, else the first.
 * Of several on the map, the last one played goes before the others. Undefined in a pack without scenarios.
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
