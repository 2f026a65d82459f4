import type { KeptContent } from '../../schemas/api'
import { type Db, db } from '../db/client'
import { appError } from '../errors'
import { keptChange, keptSave } from '../packs/shapes'
import type { WorkspaceId } from '../workspace/workspace'
import { isId, ownDraft } from './own-draft'

/** Returns a late save with all its changes. */
export async function readKeptSave(workspace: WorkspaceId, draft: string, id: string): Promise<KeptContent> {
  const save = await findKept(db(), workspace, draft, id)
  return { kept: keptSave(save), files: save.changes.map(keptChange) }
}

/** Deletes a late save at its owner's request. */
export async function deleteKeptSave(workspace: WorkspaceId, draft: string, id: string): Promise<void> {
  const save = await findKept(db(), workspace, draft, id)
  await db().draftSave.deleteMany({ where: { id: save.id } })
}

async function findKept(db: Db, workspace: WorkspaceId, draft: string, id: string) {
  await ownDraft(db, workspace, draft)
  const save = isId(id)
    ? await db.draftSave.findFirst({ where: { id, draftId: draft, rev: null }, include: { changes: true } })
    : null
  if (!save) throw appError('kept-not-found')
  return save
}
