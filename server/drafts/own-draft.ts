import type { Db } from '../db/client'
import type { Draft } from '../db/generated/client'
import { appError } from '../errors'
import { visibleTo, type WorkspaceId } from '../workspace/workspace'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isId = (text: string): boolean => uuid.test(text)

/** Returns the draft if the request may see it; otherwise throws `draft-not-found`. Every use case calls this. */
export async function ownDraft(db: Db, workspace: WorkspaceId, id: string): Promise<Draft> {
  const draft =
    workspace && isId(id) ? await db.draft.findFirst({ where: { id, ...visibleTo(workspace) } }) : null
  if (!draft) throw appError('draft-not-found')
  return draft
}
