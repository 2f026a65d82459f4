import type { GameRecord } from '../../engine/types'

/** Hands a record to the reader as a file. */
export function saveRecord(record: GameRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${record.pack.id}-${record.scenario}-${record.seed}-${record.actions.length}.json`
  link.click()
  URL.revokeObjectURL(url)
}
