import { freeName } from '../../_editor/files/model/file-names'
import { isDraft } from '../../_editor/saving/site/ask-site'
import { httpStore } from '../../_editor/saving/site/http-store'
import type { PackWriter } from '../../_play/types'
import { newId } from '../../_shell/new-id'

/** The draft created from each pack at this table; later files go there too. */
const drafts = new Map<string, string>()

/**
 * Writes new files into a draft as the studio saves: based on the revision that was read. A bundled pack becomes a draft first. A
 * name that is taken gets a number.
 */
export function draftWriter(id: string, explain: (key: string) => string): PackWriter {
  const store = httpStore(({ error }) => explain(error.message.key))
  return async (file, text) => {
    try {
      const at = drafts.get(id) ?? (isDraft(id) ? id : undefined)
      const opened = at === undefined ? await store.fork(id, newId()) : await store.open(at)
      if ('type' in opened) return { type: 'failed', reason: opened.reason ?? '' }
      const { place, files } = opened
      if (place.kind !== 'draft') return { type: 'failed', reason: '' }
      drafts.set(id, place.id)
      const free = freeName(file, files)
      const saved = await store.save(place.id, {
        key: newId(),
        revision: place.revision,
        changes: { [free]: text },
      })
      if (saved.type === 'saved') return { type: 'written', file: free, draft: place.id }
      return { type: 'failed', reason: 'reason' in saved ? (saved.reason ?? '') : '' }
    } catch (cause) {
      return { type: 'failed', reason: cause instanceof Error ? cause.message : String(cause) }
    }
  }
}
