import type { DraftSummary } from '../../schemas/api'
import { db } from '../db/client'
import { draftSummary } from '../packs/shapes'
import { everyDraft, visibleTo, type WorkspaceId } from '../workspace/workspace'

/** Lists drafts, most recently changed first. On the local machine, visitors' drafts are marked. */
export async function listDrafts(workspace: WorkspaceId): Promise<DraftSummary[]> {
  if (!workspace) return []
  const drafts = await db().draft.findMany({
    where: visibleTo(workspace),
    include: { workspace: { select: { visitor: true } } },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
  })
  const marked = (of: (typeof drafts)[number]) => workspace === everyDraft && of.workspace.visitor
  return drafts.map((draft) => ({ ...draftSummary(draft), visitor: marked(draft) || undefined }))
}
