import type { Files } from './document/change'
import { Dependencies } from './document/dependencies'
import { PackDocument } from './document/document'
import type { Checker } from './problems/model/checker'
import { openingChecker } from './problems/model/opening-checker'
import type { DraftStore, Opened, Place } from './saving/model/draft-store'
import type { Journal, JournalEntry } from './saving/model/journal'
import { reconcile } from './saving/model/reconcile'
import { SaveQueue, type Timer } from './saving/model/save-queue'
import { type HistoryStorage, keepHistory, savedHistory } from './saving/model/saved-history'
import { keepLayers, savedLayers } from './saving/model/saved-layers'
import { EditorSession } from './session'
import type { PatchClipboard } from './session/marks'
import { withOneLineEnd } from './yaml/line-ends'
import { loadReader, needReader } from './yaml/parse-text'

export type WorkbenchParts = {
  readonly store: DraftStore
  readonly journal: Journal
  readonly checker: Checker
  readonly timer: Timer
  readonly newKey: () => string
  readonly clipboard?: PatchClipboard
  /** The storage of undo steps and layers for a reload; none by default. */
  readonly steps?: HistoryStorage
  /** Whether long lines of text wrap, as the author last chose. */
  readonly wrap?: boolean
  readonly onForked?: (opened: Opened) => void
}

/** Everything that lives while one pack is open. */
export type Workbench = {
  readonly opened: Opened
  readonly session: EditorSession
  readonly queue: SaveQueue
  /** Stores the undo steps and the layers before the page closes, for a reload. */
  keepSteps(): void
  close(): void
}

/** Opens a pack or a draft, with unsaved edits from the journal. */
export async function openWorkbench(id: string, parts: WorkbenchParts): Promise<Workbench> {
  const opened = await parts.store.open(id)
  const { place, restored, ...texts } = withJournal(opened, parts.journal.read(id))
  const files = withOneLineEnd(texts.files)
  const saved = withOneLineEnd(texts.saved)
  const { steps } = parts
  const document = new PackDocument(files, saved, steps && savedHistory(steps, id, files))
  if (needReader(firstShown(files))) await loadReader()
  const required = await Dependencies.open(files, opened.required, parts.store.loadParts?.bind(parts.store))
  const session = new EditorSession({
    ...{ ...parts, document, required },
    checker: openingChecker(opened, parts.store, parts.checker),
  })
  session.look({ wrap: parts.wrap ?? true })
  if (steps) session.look({ layers: savedLayers(steps, id, session.state.view.layers) })
  const queue = new SaveQueue({ ...parts, document, place, name: opened.name })
  if (restored.length > 0) {
    parts.journal.clearAll(id)
    session.setNotice({ key: 'studio.notice.restored', values: { files: restored.join(', ') } })
    queue.keepInJournal()
  }
  return {
    opened,
    session,
    queue,
    keepSteps() {
      if (!steps) return
      keepHistory(steps, queue.place.id, document.files, document.history)
      keepLayers(steps, queue.place.id, session.state.view.layers)
    },
    close() {
      queue.close()
      session.close()
    },
  }
}

/** The texts for the first view of the pack. */
const firstShown = (files: Files): string[] =>
  Object.keys(files).flatMap((file) =>
    /^(?:(?:maps|text)\/[^/]+|[^/]+)\.yaml$/.test(file) ? [files[file]] : [],
  )

type Restored = {
  readonly files: Files
  readonly saved: Files
  readonly place: Place
  readonly restored: readonly string[]
}

/**
 * Applies the edits of the journal to the store's files. If the store's text has changed since, the place gets an old revision.
 * The next save then ends in a normal conflict that shows both versions.
 */
function withJournal(opened: Opened, entries: readonly JournalEntry[]): Restored {
  let files = opened.files
  const saved: Record<string, string> = { ...opened.files }
  let place = opened.place
  const restored = new Set<string>()
  for (const { base, changes } of entries) {
    const merged = reconcile(base, changes, files)
    for (const file of Object.keys(changes)) if (merged.files[file] !== files[file]) restored.add(file)
    for (const { file } of merged.clashes) {
      if (place.kind !== 'draft') continue
      place = {
        ...place,
        revision: Math.max(0, opened.place.kind === 'draft' ? opened.place.revision - 1 : 0),
      }
      if (base[file] === undefined) delete saved[file]
      else saved[file] = base[file]
    }
    files = merged.files
  }
  return { files, saved, place, restored: [...restored] }
}
