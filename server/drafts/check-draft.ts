import '../../engine/rulesets/all'
import { crossCheck } from '../../engine/compile'
import type { CheckedDraft } from '../../schemas/api'
import { checkPack } from '../../schemas/check'
import { db } from '../db/client'
import { type Catalog, readShelves } from '../packs/catalog'
import { withoutCases } from '../packs/read-pack'
import { requiredFiles } from '../packs/required'
import type { WorkspaceId } from '../workspace/workspace'
import { ownDraft } from './own-draft'

/** The largest draft that the site checks, in bytes. Larger ones are left to the browser, because a check occupies the site. */
const MOST_BYTES = 1_000_000
/** The number of drafts with cached findings; each has some 30 kB. */
const MOST_DRAFTS = 50

/** Findings by draft and revision, for the catalog with the packs that drafts require. */
const cached = new WeakMap<Catalog, Map<string, CheckedDraft>>()

/**
 * Returns the findings of a draft, with the revision that they belong to; without findings if the draft is too large. The site checks
 * each revision at most once.
 */
export async function checkDraft(workspace: WorkspaceId, id: string): Promise<CheckedDraft> {
  const catalog = await readShelves()
  const known = cached.get(catalog) ?? new Map<string, CheckedDraft>()
  cached.set(catalog, known)
  const { rev } = await ownDraft(db(), workspace, id)
  const found = known.get(id)
  if (found?.rev === rev) return found
  const made = await checkNow(workspace, id)
  known.delete(id)
  known.set(id, made)
  for (const [oldest] of known) if (known.size > MOST_DRAFTS) known.delete(oldest)
  return made
}

async function checkNow(workspace: WorkspaceId, id: string): Promise<CheckedDraft> {
  const { rev, files } = await db().$transaction(
    async (transaction) => {
      const draft = await ownDraft(transaction, workspace, id)
      return { rev: draft.rev, files: await transaction.draftFile.findMany({ where: { draftId: id } }) }
    },
    { isolationLevel: 'RepeatableRead' },
  )
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > MOST_BYTES) return { rev }
  const contents = new Map(files.map(({ path, bytes }) => [path, bytes]))
  const required = await requiredFiles(contents)
  return { rev, checked: withoutCases(checkPack(Object.fromEntries(contents), crossCheck, { required })) }
}
