import type { Files } from '../../document/change'
import type { PackDocument } from '../../document/document'
import type { DraftStore, Opened, Place, Save } from './draft-store'
import type { Journal } from './journal'
import { type Clash, reconcile } from './reconcile'

export type SaveState =
  /** A bundled pack without changes. */
  | { readonly type: 'untouched' }
  | { readonly type: 'saved' }
  /** Changes wait for a pause. */
  | { readonly type: 'waiting' }
  | { readonly type: 'saving' }
  /** The store is unreachable, or says why it cannot save now; it is retried automatically. */
  | { readonly type: 'unreachable'; readonly reason?: string }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'conflict'; readonly clashes: readonly Clash[] }

/** Runs something later; the returned function cancels it. */
export type Timer = (milliseconds: number, run: () => void) => () => void

/** Milliseconds without a change before a save, so that typing is not saved letter by letter. */
export const SAVE_DELAY = 600
/**
 * Larger edits are written to the journal at most once per pause, because each entry contains all of them, even during a stroke.
 */
const LARGE = 100_000
const JOURNAL_PAUSE = 250
const RETRY_FIRST = 1000
const RETRY_LAST = 30_000

type Parts = {
  readonly document: PackDocument
  readonly store: DraftStore
  readonly journal: Journal
  readonly timer: Timer
  /** Returns a unique key for a save. */
  readonly newKey: () => string
  readonly place: Place
  readonly name: string
  /** Called after the pack became a draft. */
  readonly onForked?: (opened: Opened) => void
}

/** Saves the document as it changes: one save at a time, always the latest text, until the store acknowledges it. */
export class SaveQueue {
  readonly #parts: Parts
  readonly #listeners = new Set<() => void>()
  readonly #stop: () => void
  #place: Place
  #name: string
  #state: SaveState
  #cancel: (() => void) | undefined
  #cancelJournal: (() => void) | undefined
  #running: Promise<void> | undefined
  #failures = 0
  /** The save without an answer, with its files; it is sent again unchanged. */
  #pending: (Save & { readonly files: Files }) | undefined
  readonly #forkKey: string
  #conflict: { readonly revision: number; readonly files: Files } | undefined
  /** Saves that the store kept at conflicts; they are discarded after the next successful save. */
  #kept: string[] = []
  /** False if this machine has no space for the journal; closing the tab may then lose the last edits. */
  journalKept = true

  constructor(parts: Parts) {
    this.#parts = parts
    this.#place = parts.place
    this.#name = parts.name
    this.#forkKey = parts.newKey()
    this.#state = parts.place.kind === 'pack' ? { type: 'untouched' } : { type: 'saved' }
    this.#stop = parts.document.subscribe((changes) => changes.length > 0 && this.#changed())
    if (this.#hasWork()) this.#changed()
  }

  get state(): SaveState {
    return this.#state
  }
  get place(): Place {
    return this.#place
  }
  get name(): string {
    return this.#name
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Saves all changes at once; resolves after the store's answer. */
  async flush(): Promise<void> {
    this.#cancelTimer()
    await this.#running
    if (this.#hasWork() && this.#state.type !== 'conflict') await this.#start()
  }

  /** Resolves a conflict with my text of the files or theirs; undo restores the other. */
  async resolve(choice: 'mine' | 'theirs'): Promise<void> {
    const theirs = this.#conflict
    if (!theirs || this.#place.kind !== 'draft') return
    const { document } = this.#parts
    const merged = reconcile(document.saved, document.unsaved(), theirs.files)
    this.#conflict = undefined
    // Both versions become steps of the history, so that undo restores the other one.
    this.#adopt(theirs, withTheirs(merged.files, merged.clashes))
    if (choice === 'mine') document.replaceAll(merged.files, { key: 'studio.step.keep' })
    this.#set({ type: 'waiting' })
    await this.flush()
    if (!this.#hasWork()) this.#settled()
  }

  /** Writes unsaved changes to the journal now. */
  keepInJournal(): void {
    if (this.#hasWork()) this.#writeJournal()
  }

  close(): void {
    this.#stop()
    this.#cancelTimer()
    if (this.#cancelJournal) this.keepInJournal()
  }

  #hasWork = () => Object.keys(this.#parts.document.unsaved()).length > 0

  #changed() {
    if (this.#isLarge()) this.#cancelJournal ??= this.#parts.timer(JOURNAL_PAUSE, () => this.#writeJournal())
    else this.#writeJournal()
    if (this.#state.type === 'conflict' || this.#running) return
    if (this.#state.type !== 'unreachable') this.#set({ type: 'waiting' })
    this.#schedule(this.#failures > 0 ? this.#retryDelay() : SAVE_DELAY)
  }

  #schedule(milliseconds: number) {
    this.#cancelTimer()
    this.#cancel = this.#parts.timer(milliseconds, () => void this.#start())
  }

  #cancelTimer() {
    this.#cancel?.()
    this.#cancel = undefined
  }

  #start(): Promise<void> {
    this.#cancelTimer()
    this.#running ??= this.#saveOnce().finally(() => {
      this.#running = undefined
      if (this.#state.type === 'waiting') this.#schedule(SAVE_DELAY)
      if (this.#state.type === 'unreachable') this.#schedule(this.#retryDelay())
    })
    return this.#running
  }

  async #saveOnce(): Promise<void> {
    if (!this.#hasWork()) return this.#settled()
    this.#set({ type: 'saving' })
    if (this.#place.kind === 'pack' && !(await this.#fork())) return
    if (this.#place.kind !== 'draft') return
    // The changes were undone meanwhile: the files equal the pack again.
    if (!this.#pending && !this.#hasWork()) return this.#settled()
    const { document, store, newKey } = this.#parts
    const { id, revision } = this.#place
    this.#pending ??= { key: newKey(), revision, changes: document.unsaved(), files: document.files }
    const result = await store.save(id, this.#pending)
    if (result.type === 'unreachable') return this.#failed(result.reason)
    const { files } = this.#pending
    this.#pending = undefined
    if (result.type === 'refused') return this.#set(result)
    if (result.type === 'conflict') return this.#collided(result)
    this.#place = { ...this.#place, revision: result.revision }
    document.markSaved(files)
    this.#discardKept(id)
    if (!this.#hasWork()) return this.#settled()
    this.#failures = 0
    this.#writeJournal()
    this.#set({ type: 'waiting' })
  }

  #discardKept(draft: string) {
    for (const kept of this.#kept) void this.#parts.store.discardKept(draft, kept)
    this.#kept = []
  }

  async #fork(): Promise<boolean> {
    const { store, document, journal, onForked } = this.#parts
    const pack = this.#place.id
    const opened = await store.fork(pack, this.#forkKey)
    if ('type' in opened) {
      if (opened.type === 'unreachable') this.#failed(opened.reason)
      else this.#set({ type: 'refused', reason: opened.reason ?? '' })
      return false
    }
    this.#place = opened.place
    this.#name = opened.name
    document.markSaved(opened.files)
    this.#writeJournal()
    journal.clear(pack)
    onForked?.(opened)
    return true
  }

  #collided(theirs: { readonly revision: number; readonly files: Files; readonly kept?: string }) {
    const { document } = this.#parts
    if (theirs.kept !== undefined) this.#kept.push(theirs.kept)
    const merged = reconcile(document.saved, document.unsaved(), theirs.files)
    if (merged.clashes.length > 0) {
      this.#conflict = theirs
      return this.#set({ type: 'conflict', clashes: merged.clashes })
    }
    this.#adopt(theirs, merged.files)
    if (this.#hasWork()) this.#set({ type: 'waiting' })
    else this.#settled()
  }

  /** Continues from their revision, with these files on screen. */
  #adopt(theirs: { readonly revision: number; readonly files: Files }, files: Files) {
    if (this.#place.kind !== 'draft') return
    this.#place = { ...this.#place, revision: theirs.revision }
    this.#parts.document.markSaved(theirs.files)
    this.#parts.document.replaceAll(files, { key: 'studio.step.merge' })
    this.#writeJournal()
  }

  #failed(reason?: string) {
    this.#failures++
    this.#set({ type: 'unreachable', reason })
  }

  #settled() {
    this.#failures = 0
    this.#cancelJournal?.()
    this.#cancelJournal = undefined
    this.#parts.journal.clear(this.#place.id)
    this.#set({ type: this.#place.kind === 'pack' ? 'untouched' : 'saved' })
  }

  #retryDelay = () => Math.min(RETRY_LAST, RETRY_FIRST * 2 ** Math.max(0, this.#failures - 1))

  #isLarge(): boolean {
    const changes = Object.values(this.#parts.document.unsaved())
    return changes.reduce((sum, text) => sum + (text?.length ?? 0), 0) > LARGE
  }

  #writeJournal() {
    this.#cancelJournal?.()
    this.#cancelJournal = undefined
    const { document, journal } = this.#parts
    const changes = document.unsaved()
    const base: Record<string, string> = {}
    for (const file of Object.keys(changes))
      if (document.saved[file] !== undefined) base[file] = document.saved[file]
    this.journalKept = journal.write(this.#place.id, { base, changes })
  }

  #set(state: SaveState) {
    this.#state = state
    for (const listener of [...this.#listeners]) listener()
  }
}

function withTheirs(files: Files, clashes: readonly Clash[]): Files {
  const taken: Record<string, string> = { ...files }
  for (const { file, theirs } of clashes) {
    if (theirs === undefined) delete taken[file]
    else taken[file] = theirs
  }
  return taken
}
