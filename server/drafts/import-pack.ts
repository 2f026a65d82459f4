import '../../engine/rulesets/all'
import { crossCheck } from '../../engine/compile'
import type { ImportAnswer } from '../../schemas/api'
import { checkPack } from '../../schemas/check'
import type { Diagnostic } from '../../schemas/diagnostic'
import { AppError } from '../errors'
import type { PackFiles } from '../packs/files'
import { requiredFiles } from '../packs/required'
import { readDraftZip } from '../packs/zip/read'
import { createDraft } from './create-draft'
import { nameOfFile } from './draft-name'
import { packIdOf } from './pack-id'

/** A pack from a zip that has been found harmless, with the findings about what it says. */
export type Import = {
  readonly name: string
  readonly files: PackFiles
  readonly diagnostics: readonly Diagnostic[]
}

/** Everything that may refuse the zip, before anything is written. */
export async function openImport(zip: Buffer, name: string | null): Promise<Import> {
  const read = await readDraftZip(zip)
  if (!read.ok) throw new AppError(read.error.code, 'pack-refused', read.error.message, read.error.entry)
  const files = read.value
  const { diagnostics } = checkPack(Object.fromEntries(files), crossCheck, {
    required: await requiredFiles(files),
  })
  return { name: nameOfFile(name ?? packIdOf(files) ?? 'pack'), files, diagnostics }
}

export async function importPack(
  workspace: string,
  { name, files, diagnostics }: Import,
): Promise<ImportAnswer> {
  const draft = await createDraft(workspace, { name, packId: packIdOf(files) ?? 'pack', files })
  return { ...draft, diagnostics }
}
