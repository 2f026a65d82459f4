import { db } from '../db/client'
import { writeZip } from '../packs/editors/editor-zip'
import type { ZipFile } from '../packs/export-pack'
import { collisionAmong } from '../packs/zip/colliding-paths'
import { refusal } from '../packs/zip/refusal'
import type { WorkspaceId } from '../workspace/workspace'
import { ownDraft } from './own-draft'
import { refuse } from './save-request'

/** Exports the draft as it is, finished or not. Importing the zip again yields the same bytes. */
export async function exportDraft(workspace: WorkspaceId, id: string): Promise<ZipFile> {
  const { draft, files } = await db().$transaction(
    async (transaction) => ({
      draft: await ownDraft(transaction, workspace, id),
      files: await transaction.draftFile.findMany({ where: { draftId: id } }),
    }),
    { isolationLevel: 'RepeatableRead' },
  )
  const twin = collisionAmong(files.map(({ path }) => path))
  if (twin !== undefined) refuse(refusal('path-twin', twin))
  const zip = await writeZip(new Map(files.map((file) => [file.path, file.bytes])))
  return { name: `${draft.packId}.zip`, zip }
}
