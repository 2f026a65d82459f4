import '../../engine/rulesets/all'
import { crossCheck } from '../../engine/compile'
import type { ImportAnswer, ImportQuestion } from '../../schemas/api'
import { checkPack } from '../../schemas/check'
import type { Diagnostic } from '../../schemas/diagnostic'
import { db } from '../db/client'
import { AppError } from '../errors'
import type { PackFiles } from '../packs/files'
import { requiredFiles } from '../packs/required'
import { draftSummary } from '../packs/shapes'
import { readDraftZip } from '../packs/zip/read'
import { createDraft } from './create-draft'
import { nameOfFile } from './draft-name'
import { packIdOf, packNameOf, versionOf } from './pack-id'
import { updateDraft } from './update-draft'

/** A pack from a zip that passed the safety checks, with the findings about its content. */
export type Import = {
  readonly name: string
  readonly file: string
  readonly files: PackFiles
  readonly diagnostics: readonly Diagnostic[]
  /** Whether the response may be a question. */
  readonly ask: boolean
  /** The draft to update. */
  readonly update?: string
}

/** Runs every check that may refuse the zip, before anything is written. */
export async function openImport(zip: Buffer, asked: URLSearchParams): Promise<Import> {
  const read = await readDraftZip(zip)
  if (!read.ok) throw new AppError(read.error.code, 'pack-refused', read.error.message, read.error.entry)
  const files = read.value
  const { diagnostics } = checkPack(Object.fromEntries(files), crossCheck, {
    required: await requiredFiles(files),
  })
  const file = nameOfFile(asked.get('name') ?? 'pack.zip')
  const name = nameOfFile(
    packNameOf(files, asked.get('language')) ?? packIdOf(files) ?? file.replace(/\.zip$/i, ''),
  )
  const update = asked.get('update') ?? undefined
  return { name, file, files, diagnostics, ask: asked.has('ask'), update }
}

export async function importPack(workspace: string, pack: Import): Promise<ImportAnswer | ImportQuestion> {
  const { name, file, files, diagnostics, update } = pack
  if (update !== undefined) return { ...(await updateDraft(workspace, update, pack)), diagnostics }
  const packId = packIdOf(files)
  const same = pack.ask && packId !== undefined ? await draftsOf(workspace, packId) : []
  if (same.length > 0) return { name, version: versionOf(files), same }
  const draft = await createDraft(workspace, { name, packId: packId ?? 'pack', files, imported: file })
  return { ...draft, diagnostics }
}

const draftsOf = async (workspace: string, packId: string) => {
  const drafts = await db().draft.findMany({
    where: { workspaceId: workspace, packId },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
  })
  return drafts.map(draftSummary)
}
