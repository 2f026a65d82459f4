import type { DraftSummary } from '../../app/api/types'
import { db } from '../db/client'
import type { WorkspaceId } from '../workspace/workspace'
import { draftSummary } from './shapes'

/** The newest change first. */
export async function listDrafts(workspace: WorkspaceId): Promise<DraftSummary[]> {
  if (!workspace) return []
  const drafts = await db().draft.findMany({
    where: { workspaceId: workspace },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
  })
  return drafts.map(draftSummary)
}
