import type { DraftContent, DraftSummary } from '../../schemas/api'
import { db, type Transaction } from '../db/client'
import type { Draft } from '../db/generated/client'
import { type PackFiles, sha256 } from '../packs/files'
import { draftSummary } from '../packs/shapes'
import { roomForDraft, rowsOf } from './create-draft'
import { nameOfFile } from './draft-name'
import { ownDraft } from './own-draft'
import { packIdOf, versionOf } from './pack-id'
import { readDraft } from './read-draft'

type Updated = DraftContent & { readonly before?: DraftSummary }

/**
 * Replaces the files of a draft with those of another version of its pack. The old files are first saved as a draft of their own.
 * Does nothing if both are the same. A page that has the draft open gets a conflict at its next save.
 */
export async function updateDraft(
  workspace: string,
  id: string,
  { file, files }: { readonly file: string; readonly files: PackFiles },
): Promise<Updated> {
  const before = await db().$transaction(async (transaction) => {
    await roomForDraft(transaction, workspace)
    const draft = await ownDraft(transaction, workspace, id)
    await transaction.$queryRaw`SELECT 1 FROM "Draft" WHERE id = ${draft.id}::uuid FOR UPDATE`
    if (await isSame(transaction, id, files)) return undefined
    const kept = await keepCopy(transaction, draft)
    await replace(transaction, draft, { file, files })
    return kept
  })
  return { ...(await readDraft(workspace, id)), ...(before ? { before: draftSummary(before) } : {}) }
}

async function isSame(transaction: Transaction, id: string, files: PackFiles): Promise<boolean> {
  const there = await transaction.draftFile.findMany({
    where: { draftId: id },
    select: { path: true, sha256: true },
  })
  return there.length === files.size && there.every((one) => sha256(files.get(one.path) ?? '') === one.sha256)
}

/** Copies the draft under a new id, with its version in the name. */
async function keepCopy(transaction: Transaction, draft: Draft): Promise<Draft> {
  const { id: _id, key: _key, rev: _rev, createdAt: _created, ...rest } = draft
  const name = nameOfFile(`${draft.name.slice(0, 60)} (${draft.version ?? `rev. ${draft.rev}`})`)
  const copy = await transaction.draft.create({ data: { ...rest, name } })
  await transaction.$executeRaw`INSERT INTO "DraftFile" ("draftId", path, bytes, size, sha256, rev)
    SELECT ${copy.id}::uuid, path, bytes, size, sha256, 1 FROM "DraftFile" WHERE "draftId" = ${draft.id}::uuid`
  return copy
}

async function replace(
  transaction: Transaction,
  draft: Draft,
  { file, files }: { readonly file: string; readonly files: PackFiles },
): Promise<void> {
  const rev = draft.rev + 1
  await transaction.draftFile.deleteMany({ where: { draftId: draft.id } })
  await transaction.draftFile.createMany({ data: rowsOf(draft.id, files, rev) })
  await transaction.draft.update({
    where: { id: draft.id },
    data: {
      rev,
      packId: packIdOf(files) ?? draft.packId,
      version: versionOf(files) ?? null,
      imported: file,
      updatedAt: new Date(),
    },
  })
}
