import { type Db, db } from '../db/client'
import { sha256 } from '../packs/files'
import { isKey, newKey } from './key'
import { assertAnotherWorkspace } from './quota'

/** What the person at the machine may see. */
export const everyDraft: unique symbol = Symbol.for('ludoteca: every draft')

/** Whose drafts a request may see; undefined for a visitor who has made nothing yet. */
export type WorkspaceId = string | typeof everyDraft | undefined

const aDay = 24 * 60 * 60 * 1000

/** The condition on a draft that says whether this request may see it. */
export const visibleTo = (workspace: Exclude<WorkspaceId, undefined>) =>
  workspace === everyDraft ? {} : { workspaceId: workspace }

/** Id of the workspace that holds what is made at the machine. */
export async function localWorkspace(): Promise<string> {
  const local = await db().workspace.upsert({
    where: { local: true },
    create: { local: true },
    update: {},
    select: { id: true },
  })
  return local.id
}

/** The workspace that a visitor's key opens. That it was used is noted, to the day. */
export async function findWorkspace(key: string | undefined): Promise<string | undefined> {
  if (key === undefined || !isKey(key)) return undefined
  const hash = sha256(key)
  const found = await db().workspaceKey.findFirst({ where: { hash, kind: 'browser' } })
  if (found && Date.now() - found.usedAt.getTime() > aDay) {
    await db().workspaceKey.updateMany({ where: { hash }, data: { usedAt: new Date() } })
  }
  return found?.workspaceId
}

/** A workspace for a visitor, and the key for their browser: the only time anybody sees it. */
export async function createWorkspace(): Promise<{ id: string; key: string }> {
  await assertAnotherWorkspace()
  const { id } = await db().workspace.create({ data: { visitor: true }, select: { id: true } })
  return { id, key: await createBrowserKey(db(), id) }
}

/** A key for one more browser. */
export async function createBrowserKey(db: Db, workspaceId: string): Promise<string> {
  const key = newKey()
  await db.workspaceKey.create({ data: { hash: sha256(key), workspaceId, kind: 'browser' } })
  return key
}
