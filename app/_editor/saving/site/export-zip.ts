import type { SaveQueue } from '../model/save-queue'

/** Exports the current files as a zip, after saving pending changes. */
export async function exportZip(queue: SaveQueue) {
  await queue.flush()
  const { kind, id } = queue.place
  window.location.assign(`/api/${kind === 'pack' ? 'packs' : 'drafts'}/${id}/export`)
}
