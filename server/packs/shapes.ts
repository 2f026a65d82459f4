import type {
  DraftSummary,
  FileChange,
  FileContent,
  FileStamp,
  KeptSave,
  StoredFile,
} from '../../schemas/api'
import type { Draft, DraftFile, DraftSave, RefusedChange } from '../db/generated/client'
import { isTextPath, textOf } from './files'

/** Converts database rows to the objects that pages receive. */

export const draftSummary = (draft: Draft): DraftSummary => ({
  id: draft.id,
  name: draft.name,
  packId: draft.packId,
  version: draft.version ?? undefined,
  isNew: draft.isNew || undefined,
  imported: draft.imported ?? undefined,
  base:
    draft.basePack && draft.baseVersion && draft.baseDigest
      ? { pack: draft.basePack, version: draft.baseVersion, digest: draft.baseDigest }
      : undefined,
  rev: draft.rev,
  createdAt: draft.createdAt.toISOString(),
  updatedAt: draft.updatedAt.toISOString(),
})

export function fileContent(path: string, bytes: Uint8Array): FileContent {
  const text = isTextPath(path) ? textOf(bytes) : undefined
  return text === undefined ? { path, base64: Buffer.from(bytes).toString('base64') } : { path, text }
}

export const fileContents = (files: ReadonlyMap<string, Uint8Array>): FileContent[] =>
  [...files].map(([path, bytes]) => fileContent(path, bytes))

export const fileStamp = ({ path, sha256, size, rev }: Omit<DraftFile, 'bytes' | 'draftId'>): FileStamp => ({
  path,
  sha256,
  size,
  rev,
})

export const storedFile = (file: DraftFile): StoredFile => ({
  ...fileContent(file.path, file.bytes),
  ...fileStamp(file),
})

export const keptSave = (save: DraftSave & { changes: readonly { path: string }[] }): KeptSave => ({
  id: save.id,
  rev: save.expectedRev,
  savedAt: save.savedAt.toISOString(),
  paths: save.changes.map((change) => change.path),
})

export const keptChange = (change: RefusedChange): FileChange =>
  change.bytes === null ? { path: change.path, deleted: true } : fileContent(change.path, change.bytes)
