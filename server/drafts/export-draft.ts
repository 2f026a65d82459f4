import { db } from '../db/client'
import type { Parcel } from '../packs/export-pack'
import { writePackZip } from '../packs/zip/write'
import type { WorkspaceId } from '../workspace/workspace'
import { ownDraft } from './own-draft'

/** The draft as it stands, finished or not: the same bytes that were saved. */
export async function exportDraft(workspace: WorkspaceId, id: string): Promise<Parcel> {
  const { draft, files } = await db().$transaction(
    async (transaction) => ({
      draft: await ownDraft(transaction, workspace, id),
      files: await transaction.draftFile.findMany({ where: { draftId: id } }),
    }),
    { isolationLevel: 'RepeatableRead', timeout: 20_000 },
  )
  const zip = await writePackZip(new Map(files.map((file) => [file.path, file.bytes])))
  return { name: `${draft.packId}.zip`, zip }
}
