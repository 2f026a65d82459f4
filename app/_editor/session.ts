import type { Grid } from '../../engine/geometry/grid'
import type { Diagnostic, Message, Range } from '../../schemas/diagnostic'
import type { Direction } from '../../schemas/generated/content'
import { MapHand } from './map-hand'
import type { Change } from './model/change'
import type { Checked, Checker } from './model/check/checker'
import { LiveCheck } from './model/check/live-check'
import { fixChange, spanOf } from './model/diagnostics'
import type { PackDocument } from './model/document'
import { inReadingOrder, newFileText } from './model/file-names'
import type { Ground } from './model/map/ground'
import { type MapReading, readMap } from './model/map/map-reading'
import type { CellSide } from './model/map/paint-sides'
import { BRUSH_SIZES, type BrushSize } from './model/map/shapes'
import { cellsAt, cellsNamedAt, mentionsOf, spanOfCell, type TextSpan } from './model/map/source-map'
import { hasDirection, LookReader, type PackLook } from './model/pack-look'
import { RequiredShelf } from './model/required-shelf'
import type { Timer } from './model/saving/save-queue'
import { initialState, type SessionState } from './session-state'
import { toolById, toolThatPuts } from './tools/registry'
import type { Held, Pointer } from './tools/tool'
import { ToolMachine } from './tools/tool-machine'

type Parts = {
  readonly document: PackDocument
  /** The packs it requires; none when not given. */
  readonly required?: RequiredShelf
  readonly checker: Checker
  readonly timer: Timer
}

/** One author at work on one pack: the document, the tool in the hand, what is selected and shown. No React, no DOM. */
export class EditorSession {
  readonly document: PackDocument
  readonly required: RequiredShelf
  readonly #machine = new ToolMachine(toolThatPuts('ground'))
  readonly #looks = new LookReader()
  readonly #listeners = new Set<() => void>()
  readonly #stop: () => void
  readonly #host: MapHand
  readonly #check: LiveCheck
  #state: SessionState
  #map: MapReading | undefined
  #keys = 0
  #mention = 0
  /** The cells on which the gesture at work began. */
  #ground: Grid | undefined

  constructor(parts: Parts) {
    this.document = parts.document
    this.required = parts.required ?? new RequiredShelf(parts.document.files)
    const files = inReadingOrder(Object.keys(parts.document.files))
    const mapFile = files.find(isMapFile)
    this.#state = initialState(mapFile ?? files[0] ?? '', mapFile ?? this.maps[0], this.#machine)
    this.#host = new MapHand(this)
    this.#set({ terrain: this.look.terrain[0]?.id, edge: this.look.edges[0]?.id })
    this.#stop = parts.document.subscribe((changes) => this.#documentChanged(changes))
    this.#check = new LiveCheck({
      ...parts,
      required: this.required,
      onChecked: (checked, isChecked) => {
        // What is drawn stays while nobody can say what the files hold.
        const { pack } = this.#state.checked
        this.#set({ checked: checked.unchecked && pack ? { ...checked, pack } : checked, isChecked })
        this.#keepMap()
      },
    })
  }

  get state(): SessionState {
    return this.#state
  }
  /** The ruleset the pack is written for, which gives its files their shapes. */
  get ruleset(): string | undefined {
    return this.#state.checked.pack?.manifest.ruleset
  }
  /** The map on the board, read anew when its text changed. */
  get map(): MapReading | undefined {
    const { mapFile } = this.#state
    const text = mapFile === undefined ? undefined : this.#mapText(mapFile)
    if (mapFile === undefined || text === undefined) return undefined
    if (this.#map?.file !== mapFile || this.#map.text !== text)
      this.#map = readMap(mapFile, text, this.#map?.file === mapFile ? this.#map : undefined)
    return this.#map
  }
  /** The maps that can be shown: the pack's own files, then those of required packs that it does not replace. */
  get maps(): readonly string[] {
    const own = inReadingOrder(Object.keys(this.document.files)).filter(isMapFile)
    const replaced = this.#state?.checked.pack?.maps ?? {}
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

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  getState = (): SessionState => this.#state

  close(): void {
    this.#stop()
    this.#check.close()
  }

  // ---- the tool in the hand

  chooseTool(id: string): void {
    this.#machine.use(toolById(id))
    this.#showTool()
  }

  chooseTerrain(terrain: string, up: Direction = this.#state.up): void {
    this.#set({ terrain, up })
    this.#takeToolFor('ground')
  }

  chooseEdge(edge: string | undefined): void {
    this.#set({ edge })
    this.#takeToolFor('sides')
  }

  chooseSize(size: BrushSize): void {
    this.#set({ size })
  }

  /** The next smaller or larger brush, if there is one. */
  stepSize(step: 1 | -1): void {
    const size = BRUSH_SIZES[BRUSH_SIZES.indexOf(this.#state.size) + step]
    if (size !== undefined) this.chooseSize(size)
  }

  /** What the brush holds: the terrain, with the way up where it has one. */
  get ground(): Ground | undefined {
    const { terrain, up } = this.#state
    if (terrain === undefined) return undefined
    const known = this.look.terrain.find((candidate) => candidate.id === terrain)
    return hasDirection(known) ? { terrain, up: this.#fitting(up) } : { terrain }
  }

  pointerDown(cell: number, press: Partial<Pointer> = {}): void {
    const { map } = this
    if (!map?.grid) return
    const owner = ownerOf(map.file)
    if (owner !== undefined && !this.#machine.tool.leavesMap) {
      this.setNotice({ key: 'studio.foreignMap', values: { pack: owner } })
      return
    }
    this.#ground = map.grid
    this.#machine.down(this.#host, { cell, side: -1, shift: false, alt: false, ...press })
    this.#showTool()
  }
  pointerOver(cells: readonly number[], held?: Held): void {
    if (this.#isAtWork()) this.#machine.over(cells, held)
    this.#showTool()
  }
  pointerAlong(sides: readonly CellSide[]): void {
    if (this.#isAtWork()) this.#machine.along(sides)
  }
  pointerUp(): void {
    if (this.#isAtWork()) this.#machine.up()
    this.#showTool()
  }
  pointerCancel(): void {
    this.#machine.cancel()
    this.#showTool()
  }

  /** A key pressed on a cell: a whole press, or one end of a gesture that goes from one cell to another. */
  keyPress(cell: number, press: Partial<Pointer> = {}): void {
    if (this.#machine.isAtWork) this.pointerOver([cell], press.shift ? { shift: true } : undefined)
    else {
      this.pointerDown(cell, press)
      if (this.#machine.tool.spans) return
    }
    this.pointerUp()
  }

  /** The keyboard cursor came to a cell; a gesture in the making stretches to it. */
  cursorAt(cell: number): void {
    if (this.#machine.isAtWork) this.pointerOver([cell])
  }

  // ---- map and text together

  /** Selects a cell and shows where the file writes it; again, the next place that names it. */
  select(cell: number, focus = true): void {
    const map = this.map
    if (!map) return
    this.#mention = this.#state.selected === cell ? this.#mention + 1 : 0
    const mentions = mentionsOf(map, cell)
    this.#set({ selected: cell })
    if (mentions.length > 0) this.reveal(map.file, mentions[this.#mention % mentions.length], focus)
  }

  /** The caret moved in a file: the cells it speaks of flash. */
  caretAt(file: string, offset: number): void {
    const map = this.map
    const text = this.document.text(file)
    if (!map || text === undefined) return
    const cells = file === map.file ? cellsAt(map, offset) : cellsNamedAt(map, text, offset)
    if (cells.length > 0 && cells.length <= 200) this.flash(cells)
    if (cells.length === 1) this.#set({ selected: cells[0] })
  }

  flash(cells: readonly number[]): void {
    this.#set({ flash: { cells, key: ++this.#keys } })
  }

  openFile(file: string): void {
    if (this.document.text(file) === undefined) return
    this.#set({ file, reveal: undefined, ...(isMapFile(file) ? this.#showMap(file) : {}) })
  }

  openMap(file: string): void {
    this.#set(this.#showMap(file))
  }

  reveal(file: string, span: TextSpan, focus = true): void {
    if (this.document.text(file) === undefined) return
    this.#set({ file, reveal: { file, span, focus, key: ++this.#keys } })
  }

  /** Goes to a finding: its line in the text, its cells on the map. */
  goTo(diagnostic: Diagnostic): void {
    const text = this.document.text(diagnostic.file)
    if (text === undefined) return
    if (isMapFile(diagnostic.file)) this.#set(this.#showMap(diagnostic.file))
    const span = spanOf(text, diagnostic)
    this.reveal(diagnostic.file, span)
    const cells = this.cellsOf(diagnostic)
    if (cells.length > 0) this.flash(cells)
  }

  /** Goes to a place of a file, as a refusal in play names it. */
  goToRange(file: string, range: Range): void {
    const text = this.document.text(file)
    if (text === undefined) return
    this.openFile(file)
    this.reveal(file, spanOf(text, range))
  }

  /** Cells of the map on the board that a finding is about. */
  cellsOf(diagnostic: Diagnostic): number[] {
    const map = this.map
    const { grid, board } = map ?? {}
    if (!map || !grid) return []
    const named = (diagnostic.cells ?? [])
      .filter((place) => place.map === board?.id || diagnostic.file === map.file)
      .map((place) => grid.indexOf(place.cell))
      .filter((cell) => cell >= 0)
    if (named.length > 0) return named
    const text = this.document.text(diagnostic.file) ?? ''
    const { start } = spanOf(text, diagnostic)
    return diagnostic.file === map.file ? cellsAt(map, start) : []
  }

  // ---- edits

  /** Text typed by hand. */
  type(changes: readonly Change[], at: number): void {
    const file = changes[0]?.file ?? ''
    this.document.run({ name: { key: 'studio.step.type', values: { file } }, changes, typedAt: at })
  }

  applyFix(diagnostic: Diagnostic): void {
    const text = this.document.text(diagnostic.file)
    const change = text === undefined ? undefined : fixChange(diagnostic, text)
    if (change?.type !== 'text') return
    this.document.closeStep()
    this.document.run({
      name: { key: 'studio.step.fix', values: { file: diagnostic.file } },
      changes: [change],
    })
    this.document.closeStep()
    this.reveal(diagnostic.file, { start: change.at, end: change.at + change.inserted.length }, false)
  }

  undo(): void {
    if (this.#machine.isAtWork) this.pointerCancel()
    else {
      const step = this.document.undo()
      if (step) this.#showStep(step.changes, false)
    }
  }

  redo(): void {
    if (this.#machine.isAtWork) return
    const step = this.document.redo()
    if (step) this.#showStep(step.changes, true)
  }

  addFile(file: string): void {
    this.#fileStep('add', file, [{ type: 'add', file, text: newFileText(file, this.ruleset) }])
    this.openFile(file)
  }

  removeFile(file: string): void {
    const text = this.document.text(file)
    if (text !== undefined) this.#fileStep('remove', file, [{ type: 'remove', file, text }])
  }

  renameFile(from: string, to: string): void {
    const text = this.document.text(from)
    if (text === undefined) return
    const wasOpen = this.#state.file === from
    this.#fileStep('rename', from, [
      { type: 'remove', file: from, text },
      { type: 'add', file: to, text },
    ])
    if (wasOpen) this.openFile(to)
  }

  /** A stroke ended at a cell: the text shows its character. */
  strokeEnded(cell: number | undefined): void {
    const map = this.map
    this.#mention = 0
    this.#set({ selected: cell })
    const span = map && cell !== undefined ? spanOfCell(map, cell) : undefined
    if (map && span) this.reveal(map.file, span, false)
  }

  setNotice(notice: Message | undefined): void {
    this.#set({ notice })
  }

  // ---- inside

  #fileStep(what: 'add' | 'remove' | 'rename', file: string, changes: readonly Change[]): void {
    this.document.closeStep()
    this.document.run({ name: { key: `studio.step.${what}`, values: { file } }, changes })
    this.document.closeStep()
  }

  /** Takes a ground into the hand; the eyedropper gives way to the brush. */
  pick(ground: Ground): void {
    this.chooseTerrain(ground.terrain, ground.up)
  }

  /** What was chosen goes with a tool that puts it down: the one in the hand if it does. */
  #takeToolFor(what: 'ground' | 'sides'): void {
    if (this.#machine.tool.puts !== what) this.chooseTool(toolThatPuts(what).id)
  }

  #showTool(): void {
    const { tool, path, preview } = this.#machine
    const { state } = this
    if (state.tool !== tool.id || state.toolPath !== path || state.preview !== preview)
      this.#set({ tool: tool.id, toolPath: path, preview })
  }

  /** Whether a gesture goes on; one whose map was changed for another is called off. */
  #isAtWork(): boolean {
    const grid = this.map?.grid
    const isSame = grid?.size === this.#ground?.size && grid?.columns === this.#ground?.columns
    if (!isSame) this.#machine.cancel()
    return this.#machine.isAtWork
  }

  /** The same way up, or one this grid has. */
  #fitting(up: Direction): Direction {
    const directions = this.map?.grid?.directions ?? []
    return directions.length === 0 || directions.includes(up) ? up : (directions[0] as Direction)
  }

  #showMap(file: string): Partial<SessionState> {
    return file === this.#state.mapFile ? {} : { mapFile: file, selected: undefined }
  }

  /** After undo and redo: the file and the place that changed. */
  #showStep(changes: readonly Change[], forward: boolean) {
    const change = forward ? changes.at(-1) : changes[0]
    if (change?.type !== 'text') return
    const length = (forward ? change.inserted : change.removed).length
    const map = this.map
    if (map?.file === change.file && this.#state.file !== change.file) return this.#flashAt(map, change.at)
    this.reveal(change.file, { start: change.at, end: change.at + length }, false)
    if (map?.file === change.file) this.#flashAt(map, change.at)
  }

  #flashAt(map: MapReading, offset: number) {
    const cells = cellsAt(map, offset)
    if (cells.length > 0) this.flash(cells)
  }

  #documentChanged(changes: readonly Change[]) {
    if (changes.length === 0) return this.#set({})
    const { file, mapFile } = this.#state
    const files = this.document.files
    const next: { file?: string; mapFile?: string | undefined } = {}
    if (mapFile === undefined || this.#mapText(mapFile) === undefined) next.mapFile = this.maps[0]
    if (!(file in files)) next.file = next.mapFile ?? mapFile ?? inReadingOrder(Object.keys(files))[0] ?? ''
    this.#set({ ...next, isChecked: false })
    this.#check.changed()
  }

  #mapText(file: string): string | undefined {
    const owner = ownerOf(file)
    if (owner === undefined) return this.document.text(file)
    return this.required.text(owner, file.slice(owner.length + 1))
  }

  /** A map that a required pack brought or took away. */
  #keepMap(): void {
    const { maps } = this
    const { mapFile } = this.#state
    if (mapFile === undefined || !maps.includes(mapFile)) this.#set({ mapFile: maps[0], selected: undefined })
  }

  /** The findings of the files as they stand now, without waiting for a pause. */
  checkNow(): Promise<Checked> {
    return this.#check.now()
  }

  #set(change: Partial<SessionState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of [...this.#listeners]) listener()
  }
}

/** How the map of a required pack is named on the board: no file of the pack itself has a colon. */
const foreignMap = (pack: string, file: string): string => `${pack}:${file}`

/** The required pack that a map belongs to; undefined for the pack's own. */
export const ownerOf = (mapFile: string): string | undefined =>
  mapFile.includes(':') ? mapFile.slice(0, mapFile.indexOf(':')) : undefined

export const isMapFile = (file: string) => /^maps\/[^/]+\.ya?ml$/.test(file)
