import type { Diagnostic, Message } from '../../../schemas/diagnostic'
import { FORMAT } from '../../../schemas/format/unknown-format'
import { type Change, difference, type Files } from '../document/change'
import { fixChange, isLackedByMap } from '../document/diagnostics'
import type { PackDocument } from '../document/document'
import { DEPTH } from '../document/history'
import type { TextChange } from '../document/text-change'
import { languageOfText } from '../files/model/file-names'
import { cellsAt } from '../map/model/source-map'
import { withNewItem, written } from '../objects/model/text-edits'
import { nameFromId, withNames } from '../yaml/add-names'
import type { ActiveTool } from './active-tool'
import type { PackFiles } from './pack-files'
import type { Selection } from './selection'
import type { SessionStore } from './store'

/** The finding whose fix affects several files. */
const OLD_FORMAT = 'W-FORMAT-OLD'

/** Changes of the text without a tool, and undo and redo of all changes. */
export class Edits {
  constructor(
    private readonly store: SessionStore,
    private readonly document: PackDocument,
    private readonly files: PackFiles,
    private readonly selection: Selection,
    private readonly tool: ActiveTool,
  ) {}

  /** Applies typed text. */
  type(changes: readonly Change[], at: number): void {
    const file = changes[0]?.file ?? ''
    this.document.run({ name: { key: 'studio.step.type', values: { file } }, changes, typedAt: at })
  }

  /** The text of a finding's fix, or `undefined` if no fix matches the current files. */
  fixOf(diagnostic: Diagnostic): Message | undefined {
    if (diagnostic.code === OLD_FORMAT)
      return this.#migrated() && { key: 'studio.migration.fix', values: { to: FORMAT } }
    const count = diagnostic.lacks?.length
    if (count !== undefined) return this.#named(diagnostic) && { key: 'studio.addNames', values: { count } }
    if (diagnostic.wants && diagnostic.cells && this.document.text(diagnostic.file) !== undefined)
      return { key: 'studio.makeSite', values: { count: diagnostic.cells?.length ?? 0 } }
    const text = this.document.text(diagnostic.file)
    if (text === undefined) return undefined
    if (fixChange(diagnostic, text) !== undefined) return diagnostic.fix?.title
    if (this.#declared(diagnostic).length > 0)
      return {
        key: 'studio.declare',
        values: { ...diagnostic.declares?.item, file: diagnostic.declares?.file ?? '' },
      }
    return isLackedByMap(diagnostic) ? { key: 'studio.putOnMap' } : undefined
  }

  applyFix(diagnostic: Diagnostic): void {
    if (diagnostic.code === OLD_FORMAT) this.migrate()
    else if (diagnostic.lacks) this.#addNames(diagnostic)
    else if (diagnostic.wants && diagnostic.cells) void this.makeWanted(diagnostic)
    else if (this.#mend(diagnostic) || this.#declare(diagnostic)) return
    else if (isLackedByMap(diagnostic)) this.#askOnMap(diagnostic)
  }

  /** Creates the objects that a finding's cells lack, as one step; the code loads on demand. */
  async makeWanted({ file, wants, cells = [] }: Diagnostic): Promise<void> {
    const { wanted } = await import('../objects/model/make')
    const { files } = this.document
    const names = cells.map(({ cell }) => cell)
    const changes = wants && wanted(files, file, wants, names, this.store.state.checked.pack)
    const [first] = changes ?? []
    if (!changes || first?.type !== 'text') return
    this.document.closeStep()
    this.document.run({ name: { key: 'studio.step.fix', values: { file } }, changes })
    this.document.closeStep()
    this.selection.reveal(file, { start: first.at, end: first.at + first.inserted.length }, false)
  }

  /** Adds the target of a name to the list that lacks it, as one step. */
  #declare(diagnostic: Diagnostic): boolean {
    const [change] = this.#declared(diagnostic)
    if (change) this.#step(change.file, change)
    return change !== undefined
  }

  #declared({ declares }: Diagnostic): readonly TextChange[] {
    const before = declares && this.document.text(declares.file)
    if (!declares || before === undefined) return []
    const after = withNewItem(before, [declares.list], written(declares.item))
    return after === undefined ? [] : difference(declares.file, before, after)
  }

  #mend(diagnostic: Diagnostic): boolean {
    const text = this.document.text(diagnostic.file)
    const change = text === undefined ? undefined : fixChange(diagnostic, text)
    if (change?.type !== 'text') return false
    this.#step(diagnostic.file, change)
    return true
  }

  /** Opens a scenario with its map, and selects the tool whose panel lists the missing objects. */
  #askOnMap({ file }: Diagnostic): void {
    this.files.open(file)
    this.tool.choose('objects')
  }

  /** Applies a fix as a step of its own, and shows its place. */
  #step(file: string, change: TextChange): void {
    this.document.closeStep()
    this.document.run({ name: { key: 'studio.step.fix', values: { file } }, changes: [change] })
    this.document.closeStep()
    this.selection.reveal(file, { start: change.at, end: change.at + change.inserted.length }, false)
  }

  /** Adds the names that a text file lacks, in one step: from another language, or else from their ids. */
  #addNames(diagnostic: Diagnostic): void {
    const { file } = diagnostic
    const change = this.#named(diagnostic)
    if (change) this.#step(file, change)
  }

  #named({ file, lacks = [] }: Diagnostic): TextChange | undefined {
    const before = this.document.text(file)
    const language = languageOfText(file) ?? ''
    const names = lacks.map((place) => {
      const [group = '', ...rest] = place.split('.')
      const id = rest.join('.')
      const name = this.files.nameOf(language, group, id)
      return { group, id, name: name === id ? nameFromId(id) : name }
    })
    const after = before === undefined ? undefined : withNames(before, names)
    return before === undefined || after === undefined ? undefined : difference(file, before, after)[0]
  }

  /** Converts a pack of an old format to the current one, as one step. Does nothing if the files have changed since the check. */
  migrate(): void {
    const migrated = this.#migrated()
    if (migrated) this.document.replaceAll(migrated, { key: 'studio.step.migrate' })
  }

  /** The files in the current format, or `undefined` if they have changed since the check. */
  #migrated(): Files | undefined {
    const { files } = this.document
    const changed = Object.entries(this.store.state.checked.migration?.files ?? {})
    if (changed.length === 0 || changed.some(([path, { before }]) => files[path] !== before)) return undefined
    return { ...files, ...Object.fromEntries(changed.map(([path, { after }]) => [path, after])) }
  }

  /** Undoes the latest step, or cancels a gesture in progress. */
  undo() {
    if (this.tool.isAtWork) return this.tool.pointerCancel()
    const step = this.document.undo()
    if (step) this.#show(step.changes, false)
    const { done, isCut } = this.document.history
    if (done.length === 0 && isCut)
      this.store.set({ notice: { key: 'studio.undoEnds', values: { steps: DEPTH } } })
  }

  redo(): void {
    if (this.tool.isAtWork) return
    const step = this.document.redo()
    if (step) this.#show(step.changes, true)
  }

  /** After undo and redo, shows the file and the place of the change. */
  #show(changes: readonly Change[], forward: boolean): void {
    const change = forward ? changes.at(-1) : changes[0]
    if (change?.type !== 'text') return
    const { map } = this.files
    const isOnMap = map?.file === change.file
    if (!isOnMap || this.store.state.file === change.file) {
      const length = (forward ? change.inserted : change.removed).length
      this.selection.reveal(change.file, { start: change.at, end: change.at + length }, false)
    }
    const cells = map && isOnMap ? cellsAt(map, change.at) : []
    if (cells.length > 0) this.selection.flash(cells)
  }
}
