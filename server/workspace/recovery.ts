import { db } from '../db/client'
import { appError } from '../errors'
import { sha256 } from '../packs/files'
import { isKey, newKey } from './key'
import { mayTry, triedInVain } from './tries'
import { createBrowserKey, everyDraft, type WorkspaceId } from './workspace'

/** Most browsers per workspace; a new one replaces the one that was unused longest. */
const browsersPerWorkspace = 50

/** Returns a new recovery key for the workspace of this visitor. The previous key stops working. */
export async function createRecoveryKey(workspace: WorkspaceId): Promise<string> {
  const workspaceId = visitorsOwn(workspace)
  const key = newKey()
  await db().$transaction([
    db().workspaceKey.deleteMany({ where: { workspaceId, kind: 'recovery' } }),
    db().workspaceKey.create({ data: { hash: sha256(key), workspaceId, kind: 'recovery' } }),
  ])
  return key
}

/**
 * Exchanges the key of a recovery link for a browser key. The link stays valid. A caller with too many failures must wait
 * (`tries.ts`).
 */
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

/** Throws for the user at the machine, who needs no link, and for a visitor without a workspace. */
function visitorsOwn(workspace: WorkspaceId): string {
  if (workspace === everyDraft) throw appError('link-not-needed')
  if (workspace === undefined) throw appError('workspace-not-found')
  return workspace
}
