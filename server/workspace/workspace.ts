import { type Db, db } from '../db/client'
import { sha256 } from '../packs/files'
import { isKey, newKey } from './key'
import { assertAnotherWorkspace } from './quota'

/** The access of the user at the machine. */
export const everyDraft: unique symbol = Symbol.for('ludoteca: every draft')

/** The workspace whose drafts a request may see; `undefined` for a visitor who has created nothing yet. */
export type WorkspaceId = string | typeof everyDraft | undefined

const aDay = 24 * 60 * 60 * 1000

/** The condition that selects the drafts this request may see. */
export const visibleTo = (workspace: Exclude<WorkspaceId, undefined>) =>
  workspace === everyDraft ? {} : { workspaceId: workspace }

/** Returns the id of the local machine's workspace; creates it if needed. */
export async function localWorkspace(): Promise<string> {
  const local = await db().workspace.upsert({
    where: { local: true },
    create: { local: true },
    update: {},
    select: { id: true },
  })
  return local.id
}

/** Returns the workspace that a visitor's key opens, and records the day of use. */
export async function findWorkspace(key: string | undefined): Promise<string | undefined> {
  if (key === undefined || !isKey(key)) return undefined
  const hash = sha256(key)
  const found = await db().workspaceKey.findFirst({ where: { hash, kind: 'browser' } })
  if (found && Date.now() - found.usedAt.getTime() > aDay) {
    await db().workspaceKey.updateMany({ where: { hash }, data: { usedAt: new Date() } })
  }
  return found?.workspaceId
}

/** Creates a workspace for a visitor, and returns the key for their browser. The key is never shown again. */
export async function createWorkspace(): Promise<{ id: string; key: string }> {
  await assertAnotherWorkspace()
  const { id } = await db().workspace.create({ data: { visitor: true }, select: { id: true } })
  return { id, key: await createBrowserKey(db(), id) }
}

/** Creates a key for one more browser. */
export async function createBrowserKey(db: Db, workspaceId: string): Promise<string> {
  const key = newKey()
  await db.workspaceKey.create({ data: { hash: sha256(key), workspaceId, kind: 'browser' } })
  return key
}
