import type { PackDocument } from '../../app/_editor/document/document'
import type { History } from '../../app/_editor/document/history'
import { keepHistory, savedHistory } from '../../app/_editor/saving/model/saved-history'

/** Returns the steps of a document as the tab saves them across a reload. */
export function keptSteps({ files, history }: Pick<PackDocument, 'files' | 'history'>): History {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  keepHistory(storage, 'mine', files, history)
  return savedHistory(storage, 'mine', files)
}
