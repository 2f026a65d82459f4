import type { Files } from '../../document/change'
import type { FileChanges } from './draft-store'

/** Edits that the store has not acknowledged, stored on this machine so that a crash loses none. */
export type JournalEntry = {
  /** The texts before the edits; a file missing here was new. */
  readonly base: Files
  readonly changes: FileChanges
}

export type Journal = {
  /** All entries left for this pack or draft, the latest last. */
  read(id: string): JournalEntry[]
  /** Returns whether the entry was stored. */
  write(id: string, entry: JournalEntry): boolean
  clear(id: string): void
  /** Also clears the entries of other tabs. */
  clearAll(id: string): void
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'ludoteca:journal:'

/** A journal in the browser's storage; each tab writes its own entry. */
export function storageJournal(storage: Storage, tab: string): Journal {
  const own = (id: string) => `${PREFIX}${id}:${tab}`
  return {
    read: (id) => keysOf(storage, id).flatMap((key) => parseEntry(storage.getItem(key))),
    write(id, entry) {
      try {
        storage.setItem(own(id), JSON.stringify(entry))
        return true
      } catch {
        return false
      }
    },
    clear: (id) => storage.removeItem(own(id)),
    clearAll(id) {
      for (const key of keysOf(storage, id)) storage.removeItem(key)
    },
  }
}

function keysOf(storage: Storage, id: string): string[] {
  const keys: string[] = []
  for (let index = 0; index < storage.length; index++) {
    const key = storage.key(index)
    if (key?.startsWith(`${PREFIX}${id}:`)) keys.push(key)
  }
  return keys
}

function parseEntry(text: string | null): JournalEntry[] {
  try {
    const entry = JSON.parse(text ?? '')
    return entry && typeof entry.base === 'object' && typeof entry.changes === 'object' ? [entry] : []
  } catch {
    return []
  }
}
