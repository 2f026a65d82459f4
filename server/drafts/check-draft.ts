import '../../engine/rulesets/all'
import { crossCheck } from '../../engine/compile'
import type { CheckedDraft } from '../../schemas/api'
import { checkPack } from '../../schemas/check'
import { db } from '../db/client'
import { withoutCases } from '../packs/read-pack'
import { requiredFiles } from '../packs/required'
import type { WorkspaceId } from '../workspace/workspace'
import { ownDraft } from './own-draft'

/** Returns the findings of a draft, with the revision that they belong to. */
export async function checkDraft(workspace: WorkspaceId, id: string): Promise<CheckedDraft> {
  const { rev, files } = await db().$transaction(
    async (transaction) => {
      const draft = await ownDraft(transaction, workspace, id)
      return { rev: draft.rev, files: await transaction.draftFile.findMany({ where: { draftId: id } }) }
    },
    { isolationLevel: 'RepeatableRead' },
  )
  const contents = new Map(files.map(({ path, bytes }) => [path, bytes]))
  const required = await requiredFiles(contents)
  return { rev, checked: withoutCases(checkPack(Object.fromEntries(contents), crossCheck, { required })) }
}
