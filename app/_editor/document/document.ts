import type { Message } from '../../../schemas/diagnostic'
import { oneLineEnd } from '../yaml/line-ends'
import { applyAll, type Change, difference, type Files, invertAll } from './change'
import type { Command } from './command'
import { closed, emptyHistory, type History, record, redone, undone } from './history'

/** The origin of a change for listeners: the text view does not repeat its own typing. */
export type Origin = 'command' | 'undo' | 'redo' | 'load'
export type Listener = (changes: readonly Change[], origin: Origin) => void

/**
 * The pack being edited. The text of its files is the source of truth, even if it is broken. The map, the problems and the
 * unsaved files are derived from it.
 */
export class PackDocument {
  #files: Files
  #saved: Files
  #history: History
  readonly #listeners = new Set<Listener>()

  constructor(files: Files, saved: Files = files, history: History = emptyHistory) {
    this.#files = files
    this.#saved = saved
    this.#history = history
  }

  get files(): Files {
    return this.#files
  }
  get history(): History {
    return this.#history
  }
  /** The files as the store last acknowledged them. */
  get saved(): Files {
    return this.#saved
  }
  /** The step that undo would revert, and the step that redo would repeat. */
  get undoName(): Message | undefined {
    return this.#history.done.at(-1)?.name
  }
  get redoName(): Message | undefined {
    return this.#history.undone.at(-1)?.name
  }

  text(file: string): string | undefined {
    return this.#files[file]
  }

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  run(command: Command): void {
    if (command.changes.length === 0) return
    const changes = command.changes.map(inOneLineEnd)
    this.#history = record(this.#history, { ...command, changes })
    this.#change(changes, 'command')
  }

  /** Ends the current step, so that the next change is a step of its own. */
  closeStep(): void {
    this.#history = closed(this.#history)
  }

  undo(): Command | undefined {
    const step = undone(this.#history)
    if (!step) return undefined
    this.#history = step[0]
    this.#change(invertAll(step[1].changes), 'undo')
    return step[1]
  }

  redo(): Command | undefined {
    const step = redone(this.#history)
    if (!step) return undefined
    this.#history = step[0]
    this.#change(step[1].changes, 'redo')
    return step[1]
  }

  /** Reverts the latest step for good, if it belongs to this stroke. */
  abandonStep(stroke: string): void {
    if (this.#history.done.at(-1)?.stroke !== stroke) return
    const step = undone(this.#history)
    if (!step) return
    this.#history = { ...step[0], undone: [] }
    this.#change(invertAll(step[1].changes), 'undo')
  }

  /** Records the files that the store has acknowledged. */
  markSaved(files: Files): void {
    this.#saved = files
    this.#tell([], 'load')
  }

  /** Replaces all files as one step that can be undone. */
  replaceAll(files: Files, name: Message): void {
    const changes: Change[] = []
    for (const [file, text] of Object.entries(changedFiles(this.#files, files))) {
      const before = this.#files[file]
      if (text === null) changes.push({ type: 'remove', file, text: before })
      else if (before === undefined) changes.push({ type: 'add', file, text })
      else changes.push(...difference(file, before, text))
    }
    this.closeStep()
    this.run({ name, changes })
    this.closeStep()
  }

  /** Files that differ from the saved ones: their text, or `null` for a deleted file. */
  unsaved(): Record<string, string | null> {
    return changedFiles(this.#saved, this.#files)
  }

  isDirty(file: string): boolean {
    return this.#files[file] !== this.#saved[file]
  }

  #change(changes: readonly Change[], origin: Origin) {
    this.#files = applyAll(this.#files, changes)
    this.#tell(changes, origin)
  }

  #tell(changes: readonly Change[], origin: Origin) {
    for (const listener of [...this.#listeners]) listener(changes, origin)
  }
}

/** Normalises the line ends of added files. */
const inOneLineEnd = (change: Change): Change =>
  change.type === 'add' ? { ...change, text: oneLineEnd(change.text) } : change

/** Returns the files to write, or to delete (`null`), to get from one set of files to another. */
export function changedFiles(from: Files, to: Files): Record<string, string | null> {
  const changed: Record<string, string | null> = {}
  for (const [file, text] of Object.entries(to)) if (from[file] !== text) changed[file] = text
  for (const file of Object.keys(from)) if (!(file in to)) changed[file] = null
  return changed
}
