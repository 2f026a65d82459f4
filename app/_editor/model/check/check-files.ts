import { crossCheck } from '../../../../engine/compile'
import { checkPack, type Memory, type RequiredPacks } from '../../../../schemas/checking'
import { bring } from '../../../../schemas/library'
import { rulesetsIn } from '../../../../schemas/requires'
import type { Files } from '../change'
import type { Checked } from './checker'

/** An edit changes one file: the others are not read again. */
const memory: Memory = new Map()

/** Fetches the schemas that the files ask for, where they are not here yet. */
export const bringSchemas = (files: Files, required: RequiredPacks = {}): Promise<void> =>
  bring(rulesetsIn(files, required))

/** The one list of findings: what schemas and cross-checks say, as the command line prints it. */
export async function checkFiles(files: Files, required: RequiredPacks = {}): Promise<Checked> {
  await bringSchemas(files, required)
  return checkPack(files, crossCheck, { memory, required })
}
