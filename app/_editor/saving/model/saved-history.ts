import { digestOf } from '../../../../schemas/digest'
import type { Files } from '../../document/change'
import type { Command } from '../../document/command'
import { emptyHistory, type History } from '../../document/history'

/** The browser's storage of one tab, which survives a reload. */
export type HistoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Largest number of characters of all steps; the oldest are dropped. */
const MOST = 2_000_000

const keyOf = (id: string) => `ludoteca:history:${id}`

/** Stores the steps of a pack or draft for a reload of its page. */
export function keepHistory(storage: HistoryStorage, id: string, files: Files, history: History): void {
  if (history.done.length + history.undone.length === 0) {
    storage.removeItem(keyOf(id))
    return
  }
  const undone = latest(history.undone, MOST)
  const done = latest(history.done, MOST - undone.letters)
  const isCut = history.isCut || done.steps.length < history.done.length
  const kept = { digest: digestOf(files), done: done.steps, undone: undone.steps, isCut }
  try {
    storage.setItem(keyOf(id), JSON.stringify(kept))
  } catch {
    storage.removeItem(keyOf(id))
  }
}

/** The stored steps, if they belong to these exact files. */
export function savedHistory(storage: HistoryStorage, id: string, files: Files): History {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(id)) ?? 'null')
    if (kept?.digest !== digestOf(files)) return emptyHistory
    return { done: kept.done, undone: kept.undone, closed: true, ...(kept.isCut ? { isCut: true } : {}) }
  } catch {
    return emptyHistory
  }
}

/** The latest steps that fit. Strokes are dropped, because they do not matter after a reload. */
function latest(steps: readonly Command[], room: number) {
  const kept: Command[] = []
  let letters = 0
  for (const { name, changes } of steps.toReversed()) {
    const more = JSON.stringify(changes).length
    if (letters + more > room) break
    letters += more
    kept.push({ name, changes })
  }
  return { steps: kept.reverse(), letters }
}
