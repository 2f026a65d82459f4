import type { DraftContent } from '../../schemas/api'
import { db, type Transaction } from '../db/client'
import { appError } from '../errors'
import { type PackFiles, sha256 } from '../packs/files'
import { readDraft } from './read-draft'

const draftsPerWorkspace = 200

export type NewDraft = {
  readonly name: string
  readonly packId: string
  readonly base?: { readonly pack: string; readonly version: string; readonly digest: string }
  readonly files: PackFiles
  /** The client's key: the same request sent twice makes one draft. */
  readonly key?: string
}

/** Writes a draft with all its files, or nothing. */
export async function createDraft(workspace: string, wish: NewDraft): Promise<DraftContent> {
  const id = await db().$transaction((transaction) => insert(transaction, workspace, wish), {
    timeout: 30_000,
  })
  return readDraft(workspace, id)
}

async function insert(transaction: Transaction, workspace: string, wish: NewDraft): Promise<string> {
  // One after the other within a workspace: the limit and the key are then checked on what is really there.
  await transaction.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspace}::uuid FOR UPDATE`
  const earlier =
    wish.key === undefined
      ? null
      : await transaction.draft.findFirst({ where: { workspaceId: workspace, key: wish.key } })
  if (earlier) return earlier.id
  if ((await transaction.draft.count({ where: { workspaceId: workspace } })) >= draftsPerWorkspace) {
    throw appError('too-many-drafts', { limit: draftsPerWorkspace })
  }
  const { id } = await transaction.draft.create({
    data: {
      workspaceId: workspace,
      name: wish.name,
      packId: wish.packId,
      basePack: wish.base?.pack,
      baseVersion: wish.base?.version,
      baseDigest: wish.base?.digest,
      key: wish.key,
    },
  })
  await transaction.draftFile.createMany({
    data: [...wish.files].map(([path, bytes]) => ({
      draftId: id,
      path,
      bytes: new Uint8Array(bytes),
      size: bytes.length,
      sha256: sha256(bytes),
      rev: 1,
    })),
  })
  return id
}
