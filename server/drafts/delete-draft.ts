import { db } from '../db/client'
import type { WorkspaceId } from '../workspace/workspace'
import { ownDraft } from './own-draft'

/** Deletes a draft with its files and its late saves. */
export async function deleteDraft(workspace: WorkspaceId, id: string): Promise<void> {
  await db().$transaction(async (transaction) => {
    await ownDraft(transaction, workspace, id)
    await transaction.draft.deleteMany({ where: { id } })
  })
}
