import type { Change } from '../model/change'
import type { Dependencies } from '../model/dependencies'
import type { PackDocument } from '../model/document'
import { inReadingOrder, newFileText } from '../model/file-names'
import { type MapReading, readMap } from '../model/map/map-reading'
import type { NewPart } from '../model/new-parts'
import { LookReader, type PackLook } from '../model/pack-look'
import type { SessionState } from './state'
import type { SessionStore } from './store'

/** The files of the pack as the studio reads them: which one is open, which map is on the board, what they name. */
export class PackFiles {
  #looks = new LookReader()
  #map: MapReading | undefined

  constructor(
    private readonly store: SessionStore,
    private readonly document: PackDocument,
    private readonly required: Dependencies,
  ) {
    const files = inReadingOrder(Object.keys(document.files))
    const mapFile = files.find(isMapFile)
    store.set({ file: mapFile ?? files[0] ?? '', mapFile: mapFile ?? this.maps[0] })
  }

  /** Forgets what was read. */
  readAnew(): void {
    this.#looks = new LookReader()
    this.#map = undefined
  }

  /** The ruleset the pack is written for, which gives its files their shapes. */
  get ruleset(): string | undefined {
    return this.store.state.checked.pack?.manifest.ruleset
  }
  /** The map on the board, read anew when its text changed. */
  get map(): MapReading | undefined {
    const { mapFile } = this.store.state
    const text = mapFile === undefined ? undefined : this.#mapText(mapFile)
    if (mapFile === undefined || text === undefined) return undefined
    if (this.#map?.file !== mapFile || this.#map.text !== text)
      this.#map = readMap(mapFile, text, this.#map?.file === mapFile ? this.#map : undefined)
    return this.#map
  }
  /** The maps that can be shown: the pack's own files, then those of required packs that it does not replace. */
  get maps(): readonly string[] {
    const own = inReadingOrder(Object.keys(this.document.files)).filter(isMapFile)
    const replaced = this.store.state.checked.pack?.maps ?? {}
    const others = Object.values(this.required.base?.maps ?? {})
      .filter(
        ({ id, pack }) => pack !== undefined && (replaced[id] === undefined || replaced[id].pack === pack),
      )
      .map(({ pack = '', file }) => foreignMap(pack, file))
    return [...own, ...others]
  }
  get look(): PackLook {
    return this.#looks.look(this.document.files, this.required.base)
  }
  /** The pack's texts; another list when names may have changed. */
  get texts(): readonly string[] {
    return this.#looks.texts(this.document.files, this.required.base)
  }

  nameOf(language: string, group: string, id: string): string {
    return this.#looks.name(this.document.files, language, group, id, this.required.base)
  }

  open(file: string): void {
    if (this.document.text(file) === undefined) return
    this.store.set({ file, reveal: undefined, ...(isMapFile(file) ? this.#showing(file) : {}) })
  }

  openMap(file: string): void {
    this.store.set(this.#showing(file))
  }

  add(file: string): void {
    this.step('add', file, [{ type: 'add', file, text: newFileText(file, this.ruleset) }])
    this.open(file)
  }

  /** A map or a scenario with all that comes with it, in one step; it is opened. */
  make({ file, changes }: NewPart): void {
    this.step('add', file, changes)
    this.open(file)
  }

  remove(file: string): void {
    const text = this.document.text(file)
    if (text !== undefined) this.step('remove', file, [{ type: 'remove', file, text }])
  }

  rename(from: string, to: string): void {
    const text = this.document.text(from)
    if (text === undefined) return
    const wasOpen = this.store.state.file === from
    this.step('rename', from, [
      { type: 'remove', file: from, text },
      { type: 'add', file: to, text },
    ])
    if (wasOpen) this.open(to)
  }

  /** After a change of the document: files that are gone are no longer shown. */
  keepOpen(): void {
    const { file, mapFile } = this.store.state
    const { files } = this.document
    const next: { file?: string; mapFile?: string | undefined } = {}
    if (mapFile === undefined || this.#mapText(mapFile) === undefined) next.mapFile = this.maps[0]
    if (!(file in files)) next.file = next.mapFile ?? mapFile ?? inReadingOrder(Object.keys(files))[0] ?? ''
    this.store.set({ ...next, isChecked: false })
  }

  /** After a check: a map that a required pack added or removed. */
  keepMap(): void {
    const { maps } = this
    const { mapFile } = this.store.state
    if (mapFile === undefined || !maps.includes(mapFile))
      this.store.set({ mapFile: maps[0], selected: undefined, marked: [] })
  }

  /** Some changes as one step of the history, by what it does to which file. */
  step(what: 'add' | 'remove' | 'rename' | 'type', file: string, changes: readonly Change[]): void {
    this.document.closeStep()
    this.document.run({ name: { key: `studio.step.${what}`, values: { file } }, changes })
    this.document.closeStep()
  }

  #showing(file: string): Partial<SessionState> {
    return file === this.store.state.mapFile ? {} : { mapFile: file, selected: undefined, marked: [] }
  }

  #mapText(file: string): string | undefined {
    const owner = ownerOf(file)
    if (owner === undefined) return this.document.text(file)
    return this.required.text(owner, file.slice(owner.length + 1))
  }
}

/** How the map of a required pack is named on the board: no file of the pack itself has a colon. */
const foreignMap = (pack: string, file: string): string => `${pack}:${file}`

/** The required pack that a map belongs to; undefined for the pack's own. */
export const ownerOf = (mapFile: string): string | undefined =>
  mapFile.includes(':') ? mapFile.slice(0, mapFile.indexOf(':')) : undefined

export const isMapFile = (file: string) => /^maps\/[^/]+\.ya?ml$/.test(file)
