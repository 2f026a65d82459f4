import { offsetOf } from '../document/diagnostics'
import { hashOf, idAround, lineAt, offsetOfId, type Place } from '../document/place-link'
import type { EditorSession } from '../session'

/** The places that a link from here can target, the last selected one first. */
export function placesHere(session: EditorSession): readonly Place[] {
  const { document, files, selection, state } = session
  const held = state.tool === 'objects' ? state.objects?.chosen : undefined
  const ofObject: Place[] = held?.id === undefined ? [] : [{ file: held.file, id: held.id }]
  const cell = state.selected === undefined ? undefined : files.map?.grid?.names[state.selected]
  const { mapFile } = state
  const ofCell: Place[] = mapFile === undefined || cell === undefined ? [] : [{ map: mapFile, cell }]
  const text = document.text(state.file)
  const offset = selection.caretIn(state.file)
  const ofText: Place[] = text === undefined ? [] : placesInText(state.file, text, offset)
  return [...ofObject, ...(selection.isTextLast ? [...ofText, ...ofCell] : [...ofCell, ...ofText])]
}

function placesInText(file: string, text: string, offset: number): Place[] {
  const id = idAround(text, offset)
  return [...(id === undefined ? [] : [{ file, id }]), { file, line: lineAt(text, offset) }]
}

/** Puts a place into the address of the page, and copies the address if the browser allows it. */
export async function copyLink(session: EditorSession, place: Place | undefined): Promise<void> {
  if (!place) return
  const address = new URL(hashOf(place), location.href)
  for (const key of ['map', 'cell']) address.searchParams.delete(key)
  history.replaceState(history.state, '', address)
  const isCopied = await navigator.clipboard?.writeText(address.href).then(
    () => true,
    () => false,
  )
  session.setNotice({
    key: isCopied ? 'studio.notice.linkCopied' : 'studio.notice.linkInAddress',
    values: { place: titleOfPlace(place) },
  })
}

/** The title of a place: "0412", "units.yaml:12", "units.yaml: cordone". */
export function titleOfPlace(place: Place): string {
  if ('map' in place) return place.cell ?? place.map
  if ('id' in place) return `${place.id} (${place.file})`
  return place.line === undefined ? place.file : `${place.file}:${place.line}`
}

/** Opens the place of an address; shows a notice if it no longer exists. */
export function openPlace(session: EditorSession, place: Place): void {
  if (!('map' in place ? toCell(session, place) : toText(session, place)))
    session.setNotice({ key: 'studio.notice.noSuchPlace', values: { place: titleOfPlace(place) } })
}

function toCell(
  { files, selection }: EditorSession,
  { map, cell }: Extract<Place, { map: string }>,
): boolean {
  if (!files.maps.includes(map)) return false
  files.open(map)
  files.openMap(map)
  if (cell === undefined) return true
  const at = files.map?.grid?.indexOf(cell) ?? -1
  if (at < 0) return false
  selection.select(at, false)
  selection.flash([at])
  return true
}

function toText(session: EditorSession, place: Exclude<Place, { map: string }>): boolean {
  const { document, files, selection } = session
  const text = document.text(place.file)
  if (text === undefined) return false
  if ('line' in place && place.line !== undefined && place.line > lineAt(text, text.length)) return false
  const start = 'id' in place ? offsetOfId(text, place.id) : offsetOf(text, place.line ?? 1, 1)
  if (start === undefined) return false
  files.open(place.file)
  const end = 'id' in place ? start + place.id.length : start
  selection.reveal(place.file, { start, end })
  selection.caretAt(place.file, start)
  return true
}
