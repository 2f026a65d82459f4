/**
 * Updates the browser's copy of a draft, used while the server is away (`public/offline.js`), with the saved changes. The draft
 * is not downloaded again.
 */
import type { DraftContent, SaveAnswer, StoredFile } from '../../../../schemas/api'
import { isPicture } from '../../../../schemas/pictures/file'
import type { Save } from '../model/draft-store'

const OWN = 'ludoteca-own'

/** Does nothing if the browser has no copy, or a copy of another revision. */
export async function keepSaved(
  draft: string,
  { revision, changes }: Pick<Save, 'revision' | 'changes'>,
  { rev, savedAt, files: stamps }: SaveAnswer,
): Promise<void> {
  try {
    const cache = await caches.open(OWN)
    const address = `/api/drafts/${draft}`
    const known = await cache.match(address, { ignoreVary: true })
    const content = known && ((await known.json()) as DraftContent)
    if (!content || content.draft.rev !== revision) return
    const written = stamps.flatMap((stamp): StoredFile[] => {
      const text = changes[stamp.path]
      if (typeof text !== 'string') return []
      return [isPicture(stamp.path) ? { ...stamp, base64: text } : { ...stamp, text }]
    })
    const files = [...content.files.filter(({ path }) => !(path in changes)), ...written]
    const now = { ...content, draft: { ...content.draft, rev, updatedAt: savedAt }, files }
    await cache.put(address, new Response(JSON.stringify(now), { headers: known.headers }))
  } catch {
    // If storage is full or forbidden, the copy stays as it was last downloaded.
  }
}
