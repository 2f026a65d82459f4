import type { DraftContent } from '../../schemas/api'
import { db, type Transaction } from '../db/client'
import { appError } from '../errors'
import { type PackFiles, sha256 } from '../packs/files'
import { versionOf } from './pack-id'
import { readDraft } from './read-draft'

const draftsPerWorkspace = 200

export type NewDraft = {
  readonly name: string
  readonly packId: string
  readonly base?: { readonly pack: string; readonly version: string; readonly digest: string }
  readonly files: PackFiles
  /** The name of the imported file. */
  readonly imported?: string
  readonly isNew?: boolean
  /** The client's key: sending the same request twice creates one draft. */
  readonly key?: string
}

/** Writes a draft with all its files in one transaction. */
export async function createDraft(workspace: string, wish: NewDraft): Promise<DraftContent> {
  const id = await db().$transaction((transaction) => insert(transaction, workspace, wish))
  return readDraft(workspace, id)
}

async function insert(transaction: Transaction, workspace: string, wish: NewDraft): Promise<string> {
  await oneByOne(transaction, workspace)
  const earlier =
    wish.key === undefined
      ? null
      : await transaction.draft.findFirst({ where: { workspaceId: workspace, key: wish.key } })
  if (earlier) return earlier.id
  await assertRoomForDraft(transaction, workspace)
  const { id } = await transaction.draft.create({
    data: {
      workspaceId: workspace,
      name: wish.name,
      packId: wish.packId,
      version: versionOf(wish.files),
      imported: wish.imported,
      isNew: wish.isNew,
      basePack: wish.base?.pack,
      baseVersion: wish.base?.version,
      baseDigest: wish.base?.digest,
      key: wish.key,
    },
  })
  await transaction.draftFile.createMany({ data: rowsOf(id, wish.files, 1) })
  return id
}

/** Locks the workspace, so that limit and key are checked against what is stored. */
const oneByOne = (transaction: Transaction, workspace: string) =>
  transaction.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspace}::uuid FOR UPDATE`

async function assertRoomForDraft(transaction: Transaction, workspace: string): Promise<void> {
  if ((await transaction.draft.count({ where: { workspaceId: workspace } })) >= draftsPerWorkspace)
    throw appError('too-many-drafts', { limit: draftsPerWorkspace })
}

/** Locks the workspace against other new drafts; throws if it has no room for one more. */
export async function roomForDraft(transaction: Transaction, workspace: string): Promise<void> {
  await oneByOne(transaction, workspace)
  await assertRoomForDraft(transaction, workspace)
}

export const rowsOf = (draftId: string, files: PackFiles, rev: number) =>
  [...files].map(([path, bytes]) => ({
    draftId,
    path,
    bytes: new Uint8Array(bytes),
    size: bytes.length,
    sha256: sha256(bytes),
    rev,
  }))
