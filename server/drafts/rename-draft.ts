import type { DraftSummary } from '../../schemas/api'
import { db } from '../db/client'
import { draftSummary } from '../packs/shapes'
import type { WorkspaceId } from '../workspace/workspace'
import { draftName } from './draft-name'
import { ownDraft } from './own-draft'

/** Renames the draft in the list. The pack's own name is in its manifest. */
export async function renameDraft(workspace: WorkspaceId, id: string, wish: unknown): Promise<DraftSummary> {
  const name = draftName(wish)
  return db().$transaction(async (transaction) => {
    await ownDraft(transaction, workspace, id)
    return draftSummary(await transaction.draft.update({ where: { id }, data: { name } }))
  })
}
