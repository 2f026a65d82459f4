import { db } from '../db/client'
import { appError } from '../errors'
import { sha256 } from '../packs/files'
import { isKey, newKey } from './key'
import { mayTry, triedInVain } from './tries'
import { createBrowserKey, everyDraft, type WorkspaceId } from './workspace'

/** Browsers that one workspace is open in; the one that was longest away makes room for a new one. */
const browsersPerWorkspace = 50

/** A new recovery key for the workspace of this visitor. The one before it opens nothing any more. */
export async function createRecoveryKey(workspace: WorkspaceId): Promise<string> {
  const workspaceId = visitorsOwn(workspace)
  const key = newKey()
  await db().$transaction([
    db().workspaceKey.deleteMany({ where: { workspaceId, kind: 'recovery' } }),
    db().workspaceKey.create({ data: { hash: sha256(key), workspaceId, kind: 'recovery' } }),
  ])
  return key
}

/** The key of a recovery link, for one that a browser keeps. The link goes on working. Who tries many that open nothing must wait (`tries.ts`). */
export async function redeemRecoveryKey(workspace: WorkspaceId, key: unknown): Promise<string> {
  if (workspace === everyDraft) throw appError('link-not-needed')
  mayTry()
  const found =
    typeof key === 'string' && isKey(key)
      ? await db().workspaceKey.findFirst({ where: { hash: sha256(key), kind: 'recovery' } })
      : null
  if (!found) {
    triedInVain()
    throw appError('link-unknown')
  }
  const { workspaceId } = found
  return db().$transaction(async (transaction) => {
    const browsers = await transaction.workspaceKey.findMany({
      where: { workspaceId, kind: 'browser' },
      orderBy: [{ usedAt: 'desc' }, { createdAt: 'desc' }],
      skip: browsersPerWorkspace - 1,
      select: { hash: true },
    })
    await transaction.workspaceKey.deleteMany({ where: { hash: { in: browsers.map(({ hash }) => hash) } } })
    return createBrowserKey(transaction, workspaceId)
  })
}

/** At the machine no link is needed, and who has made nothing has nothing to link to. */
function visitorsOwn(workspace: WorkspaceId): string {
  if (workspace === everyDraft) throw appError('link-not-needed')
  if (workspace === undefined) throw appError('workspace-not-found')
  return workspace
}
