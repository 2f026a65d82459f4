import type { SaveQueue } from './model/saving/save-queue'

/** The zip of what is on the screen: what is unsaved is saved first. */
export async function exportZip(queue: SaveQueue) {
  await queue.flush()
  const { kind, id } = queue.place
  window.location.assign(`/api/${kind === 'pack' ? 'packs' : 'drafts'}/${id}/export`)
}
