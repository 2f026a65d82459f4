import type { Change } from '../document/change'
import type { Dependencies } from '../document/dependencies'
import type { PackDocument } from '../document/document'
import { LookReader, type PackLook } from '../document/pack-look'
import { inReadingOrder, newFileText } from '../files/model/file-names'
import type { NewPart } from '../files/model/new-parts'
import { type MapReading, readMap } from '../map/model/map-reading'
import type { SessionState } from './state'
import type { SessionStore } from './store'

/** The studio's view of the files: the open file, the map on the board, their names. */
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

  /** Clears the caches. */
  readAnew(): void {
    this.#looks = new LookReader()
    this.#map = undefined
  }

  /** The ruleset of the pack, which selects the schemas of its files. */
  get ruleset(): string | undefined {
    return this.store.state.checked.pack?.manifest.ruleset
  }
  /** The map on the board, parsed again after a change of its text. */
  get map(): MapReading | undefined {
    const { mapFile } = this.store.state
    const text = mapFile === undefined ? undefined : this.#mapText(mapFile)
    if (mapFile === undefined || text === undefined) return undefined
    if (this.#map?.file !== mapFile || this.#map.text !== text)
      this.#map = readMap(mapFile, text, this.#map?.file === mapFile ? this.#map : undefined)
    return this.#map
  }
  /** The maps that can be shown: the pack's own files, then those of required packs unless it replaces them. */
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
  /** The pack's texts; a new list if names may have changed. */
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

  /** Creates a map or a scenario with all its changes, as one step, and opens it. */
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

  /** After a change of the document, closes removed files. */
  keepOpen(): void {
    const { file, mapFile } = this.store.state
    const { files } = this.document
    const next: { file?: string; mapFile?: string | undefined } = {}
    if (mapFile === undefined || this.#mapText(mapFile) === undefined) next.mapFile = this.maps[0]
    if (!(file in files)) next.file = next.mapFile ?? mapFile ?? inReadingOrder(Object.keys(files))[0] ?? ''
    this.store.set({ ...next, isChecked: false })
  }

  /** After a check, follows maps that a required pack added or removed. */
  keepMap(): void {
    const { maps } = this
    const { mapFile } = this.store.state
    if (mapFile === undefined || !maps.includes(mapFile))
      this.store.set({ mapFile: maps[0], selected: undefined, marked: [] })
  }

  /** Applies changes as one step of the history, named after its action and file. */
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

/** The path of a required pack's map on the board; the pack's own files never have a colon. */
const foreignMap = (pack: string, file: string): string => `${pack}:${file}`

/** The required pack with this map; undefined for the pack's own. */
export const ownerOf = (mapFile: string): string | undefined =>
  mapFile.includes(':') ? mapFile.slice(0, mapFile.indexOf(':')) : undefined

export const isMapFile = (file: string) => /^maps\/[^/]+\.ya?ml$/.test(file)
