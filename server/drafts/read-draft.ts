import type { DraftContent } from '../../schemas/api'
import { db } from '../db/client'
import { byPath } from '../packs/files'
import { requiredPacks } from '../packs/required'
import { draftSummary, keptSave, storedFile } from '../packs/shapes'
import type { WorkspaceId } from '../workspace/workspace'
import { ownDraft } from './own-draft'

/** Returns a draft with its files as one consistent snapshot, even during a save. */
export async function readDraft(workspace: WorkspaceId, id: string): Promise<DraftContent> {
  const { files, ...stored } = await readStored(workspace, id)
  const required = await requiredPacks(new Map(files.map(({ path, bytes }) => [path, bytes])))
  return { ...stored, files: files.map(storedFile), required }
}

function readStored(workspace: WorkspaceId, id: string) {
  return db().$transaction(
    async (transaction) => {
      const draft = await ownDraft(transaction, workspace, id)
      const files = await transaction.draftFile.findMany({ where: { draftId: id } })
      const kept = await transaction.draftSave.findMany({
        where: { draftId: id, rev: null },
        include: { changes: { select: { path: true } } },
        orderBy: { savedAt: 'asc' },
      })
      return {
        draft: draftSummary(draft),
        files: files.sort((a, b) => byPath(a.path, b.path)),
        kept: kept.map(keptSave),
      }
    },
    { isolationLevel: 'RepeatableRead' },
  )
}
