import type { SaveAnswer, SaveConflict } from '../../schemas/api'
import { db, type Transaction } from '../db/client'
import type { Draft } from '../db/generated/client'
import { appError } from '../errors'
import { byPath, sha256 } from '../packs/files'
import { keptSave, storedFile } from '../packs/shapes'
import { collisionAmong } from '../packs/zip/colliding-paths'
import { limits } from '../packs/zip/limits'
import { refusal } from '../packs/zip/refusal'
import type { WorkspaceId } from '../workspace/workspace'
import { ownDraft } from './own-draft'
import { packIdOf, versionOf } from './pack-id'
import { parseSave, refuse, type Save } from './save-request'

export type SaveOutcome =
  | { readonly saved: true; readonly answer: SaveAnswer }
  | { readonly saved: false; readonly conflict: SaveConflict }

/** Most late saves kept for one draft: far above what an author needs, far below what fills a disk. */
const keptPerDraft = 200
/** How long the response to a key is remembered. Clients retry within minutes. */
const memory = 7 * 24 * 60 * 60 * 1000

/**
 * Writes all changes of a save, or none. It resolves after the database has written them to disk.
 *
 * - A save based on an older revision overwrites nothing: it is stored as a late save, and the conflict holds both versions.
 * - Repeating a save with the same key has no further effect and returns the same response.
 */
export async function saveFiles(
  workspace: WorkspaceId,
  id: string,
  body: Record<string, unknown>,
): Promise<SaveOutcome> {
  const save = parseSave(body)
  return db().$transaction(async (transaction) => {
    await lock(transaction, id, workspace)
    const draft = await ownDraft(transaction, workspace, id)
    return (await repeated(transaction, draft, save)) ?? (await decide(transaction, draft, save))
  })
}

/** Serialises saves of one draft: later reads stay valid until the transaction ends. */
async function lock(transaction: Transaction, id: string, workspace: WorkspaceId) {
  const draft = await ownDraft(transaction, workspace, id)
  await transaction.$queryRaw`SELECT 1 FROM "Draft" WHERE id = ${draft.id}::uuid FOR UPDATE`
}

/** Returns the earlier response to this key. */
async function repeated(
  transaction: Transaction,
  draft: Draft,
  save: Save,
): Promise<SaveOutcome | undefined> {
  const earlier = await transaction.draftSave.findUnique({
    where: { draftId_key: { draftId: draft.id, key: save.key } },
    include: { changes: { select: { path: true } } },
  })
  if (!earlier) return undefined
  if (earlier.requestHash !== save.hash) throw appError('key-reused')
  return earlier.rev === null
    ? refused(transaction, draft, save, earlier)
    : accepted(save, earlier.rev, earlier.savedAt)
}

async function decide(transaction: Transaction, draft: Draft, save: Save): Promise<SaveOutcome> {
  await transaction.draftSave.deleteMany({
    where: { draftId: draft.id, rev: { not: null }, savedAt: { lt: new Date(Date.now() - memory) } },
  })
  return draft.rev === save.rev ? write(transaction, draft, save) : keepAside(transaction, draft, save)
}

async function write(transaction: Transaction, draft: Draft, save: Save): Promise<SaveOutcome> {
  const rev = draft.rev + 1
  await transaction.draftFile.deleteMany({
    where: { draftId: draft.id, path: { in: [...save.changes.keys()] } },
  })
  await transaction.draftFile.createMany({
    data: written(save).map(([path, bytes]) => ({ draftId: draft.id, bytes, ...stamp(path, bytes, rev) })),
  })
  await assertWithinLimits(transaction, draft.id)
  const savedAt = new Date()
  const files = new Map(written(save))
  const packId = packIdOf(files) ?? draft.packId
  const version = files.has('pack.yaml') ? (versionOf(files) ?? null) : draft.version
  await transaction.draft.update({
    where: { id: draft.id },
    data: { rev, packId, version, updatedAt: savedAt },
  })
  await transaction.draftSave.create({ data: { ...record(draft, save), rev, savedAt } })
  return accepted(save, rev, savedAt)
}

async function keepAside(transaction: Transaction, draft: Draft, save: Save): Promise<SaveOutcome> {
  const aside = await transaction.draftSave.count({ where: { draftId: draft.id, rev: null } })
  if (aside >= keptPerDraft) throw appError('too-many-kept', { limit: keptPerDraft })
  const kept = await transaction.draftSave.create({
    data: {
      ...record(draft, save),
      changes: {
        create: [...save.changes].map(([path, bytes]) => ({ path, bytes: bytes ? own(bytes) : null })),
      },
    },
    include: { changes: { select: { path: true } } },
  })
  return refused(transaction, draft, save, kept)
}

const record = (draft: Draft, save: Save) => ({
  draftId: draft.id,
  key: save.key,
  requestHash: save.hash,
  expectedRev: save.rev,
})

/** The database client needs bytes with a buffer of their own. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)

const written = (save: Save): [string, Uint8Array<ArrayBuffer>][] =>
  [...save.changes].flatMap(([path, bytes]) => (bytes ? [[path, own(bytes)]] : []))

const stamp = (path: string, bytes: Uint8Array, rev: number) => ({
  path,
  sha256: sha256(bytes),
  size: bytes.length,
  rev,
})

const accepted = (save: Save, rev: number, savedAt: Date): SaveOutcome => ({
  saved: true,
  answer: {
    rev,
    savedAt: savedAt.toISOString(),
    files: written(save).map(([path, bytes]) => stamp(path, bytes, rev)),
  },
})

async function refused(
  transaction: Transaction,
  draft: Draft,
  save: Save,
  kept: Parameters<typeof keptSave>[0],
): Promise<SaveOutcome> {
  const paths = [...save.changes.keys()]
  const files = await transaction.draftFile.findMany({
    where: { draftId: draft.id, OR: [{ path: { in: paths } }, { rev: { gt: save.rev } }] },
  })
  const standing = new Set(files.map((file) => file.path))
  return {
    saved: false,
    conflict: {
      error: {
        code: 'draft-changed',
        message: { key: 'server.errors.draft-changed', values: { rev: draft.rev } },
      },
      rev: draft.rev,
      files: files.sort((a, b) => byPath(a.path, b.path)).map(storedFile),
      missing: paths.filter((path) => !standing.has(path)),
      kept: keptSave(kept),
    },
  }
}

async function assertWithinLimits(transaction: Transaction, draftId: string) {
  const { _sum, _count } = await transaction.draftFile.aggregate({
    where: { draftId },
    _sum: { size: true },
    _count: true,
  })
  if ((_sum.size ?? 0) > limits.unpackedBytes || _count > limits.files) {
    throw appError('draft-too-large', { limit: limits.unpackedBytes, files: limits.files })
  }
  await assertNoCollisions(transaction, draftId)
}

async function assertNoCollisions(transaction: Transaction, draftId: string) {
  const files = await transaction.draftFile.findMany({ where: { draftId }, select: { path: true } })
  const twin = collisionAmong(files.map(({ path }) => path))
  if (twin !== undefined) refuse(refusal('path-twin', twin))
}
