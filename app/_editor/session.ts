import type { Message } from '../../schemas/diagnostic'
import type { Change } from './document/change'
import { Dependencies } from './document/dependencies'
import type { PackDocument } from './document/document'
import type { Checked, Checker } from './problems/model/checker'
import { LiveCheck } from './problems/model/live-check'
import type { Timer } from './saving/model/save-queue'
import { ActiveTool } from './session/active-tool'
import { Edits } from './session/edits'
import { Marks, ownClipboard, type PatchClipboard } from './session/marks'
import { PackFiles } from './session/pack-files'
import { Selection } from './session/selection'
import { type Asked, INITIAL_STATE, type SessionState } from './session/state'
import { SessionStore } from './session/store'
import { type Layer, type LayerLook, saysClosed, type View } from './session/view'
import { toolById } from './tools/registry'
import { onReader } from './yaml/parse-text'

type Parts = {
  readonly document: PackDocument
  /** The packs it requires; none by default. */
  readonly required?: Dependencies
  readonly checker: Checker
  readonly timer: Timer
  /** Storage of copied patches and stamps; by default it ends with the session. */
  readonly clipboard?: PatchClipboard
}

/** The session of one author on one pack: the document, the current tool, the selection and the view. No React, no DOM. */
export class EditorSession {
  readonly document: PackDocument
  readonly required: Dependencies
  readonly files: PackFiles
  readonly selection: Selection
  readonly tool: ActiveTool
  readonly edits: Edits
  readonly marks: Marks
  readonly #store = new SessionStore(INITIAL_STATE)
  readonly #stop: readonly (() => void)[]
  readonly #check: LiveCheck

  constructor({
    document,
    required = new Dependencies(),
    checker,
    timer,
    clipboard = ownClipboard(),
  }: Parts) {
    const store = this.#store
    this.document = document
    this.required = required
    this.files = new PackFiles(store, document, required)
    this.selection = new Selection(store, document, this.files)
    this.tool = new ActiveTool(store, this.files, { document, selection: this.selection })
    this.edits = new Edits(store, document, this.files, this.selection, this.tool)
    this.marks = new Marks(store, this.files, this.tool, clipboard)
    this.#stop = [
      document.subscribe((changes) => this.#documentChanged(changes)),
      onReader(() => this.#readAnew()),
    ]
    this.#check = new LiveCheck({
      document,
      required,
      checker,
      timer,
      onChecked: (checked, isChecked) => this.#checked(checked, isChecked),
    })
  }

  get state(): SessionState {
    return this.#store.state
  }
  subscribe = this.#store.subscribe
  getState = this.#store.getState

  /** Stores the object controller after it has loaded. */
  takeObjects(objects: SessionState['objects']): void {
    this.#store.set({ objects })
  }
  /** Stores the outline controller after it has loaded. */
  takeOutlines(outlines: SessionState['outlines']): void {
    this.#store.set({ outlines })
  }
  /** Notifies listeners of a change outside the state. */
  changed(): void {
    this.#store.set({})
  }

  /** Selects a tool, if it works on the map on the board. */
  takeTool(id: string): void {
    if (toolById(id).onAreas && this.files.map?.grid?.kind !== 'areas')
      this.setNotice({ key: 'studio.refused.no-outlines' })
    else this.tool.choose(id)
  }

  setNotice(notice: Message | undefined): void {
    this.#store.set({ notice })
  }

  /** Numbers cells on the map, and waits for a press if there is a handler. */
  ask(asked: Asked | undefined): void {
    this.#store.set({ asked })
  }

  /** Changes the view of the map. */
  look(change: Partial<View>): void {
    this.#store.set({ view: { ...this.state.view, ...change } })
  }

  /** Changes the look of a layer, or locks it. */
  lookAt(layer: Layer, change: Partial<LayerLook>): void {
    const { layers } = this.state.view
    if (saysClosed(this.state.notice)) this.setNotice(undefined)
    this.look({ layers: { ...layers, [layer]: { ...layers[layer], ...change } } })
  }

  /** Checks the current files without waiting for a pause. */
  checkNow(): Promise<Checked> {
    return this.#check.now()
  }

  /** Prepares the check for edits. */
  warmCheck(): void {
    this.#check.warm()
  }

  close(): void {
    for (const stop of this.#stop) stop()
    this.#check.close()
  }

  #documentChanged(changes: readonly Change[]) {
    if (changes.length === 0) return this.#store.set({})
    this.files.keepOpen()
    this.marks.keepTo(this.files.map?.grid)
    this.#check.changed()
  }

  /** Reads the files again after the full parser has loaded. */
  #readAnew() {
    this.files.readAnew()
    this.#store.set({})
  }

  /** Keeps the last pack on the board while the files cannot be checked. */
  #checked(checked: Checked, isChecked: boolean): void {
    const { pack } = this.state.checked
    this.#store.set({ checked: checked.unchecked && pack ? { ...checked, pack } : checked, isChecked })
    this.files.keepMap()
  }
}
