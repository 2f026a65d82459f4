import { digestOf } from '../../../../schemas/digest'
import type { Files } from '../change'
import type { Command } from '../command'
import { emptyHistory, type History } from '../history'

/** Where it is kept: in the browser's storage of one tab, which lives through a reload. */
export type HistoryStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Letters of all steps together; the oldest are left behind. */
const MOST = 2_000_000

const keyOf = (id: string) => `ludoteca:history:${id}`

/** Keeps the steps of a pack or draft for a reload of its page. */
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

/** The steps that were kept, if they were made on these very files. */
export function keptHistory(storage: HistoryStorage, id: string, files: Files): History {
  try {
    const kept = JSON.parse(storage.getItem(keyOf(id)) ?? 'null')
    if (kept?.digest !== digestOf(files)) return emptyHistory
    return { done: kept.done, undone: kept.undone, closed: true, ...(kept.isCut ? { isCut: true } : {}) }
  } catch {
    return emptyHistory
  }
}

/** As many of the latest steps as there is room for. Which stroke made a step is nothing to the strokes after a reload. */
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
