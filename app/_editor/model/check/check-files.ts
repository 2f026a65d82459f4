import { crossCheck } from '../../../../engine/compile'
import { checkPack, type Memory, type RequiredPacks } from '../../../../schemas/check'
import type { Files } from '../change'
import type { Checked } from './checker'

/** An edit changes one file: the others are not read again. */
const memory: Memory = new Map()

/** The one list of findings: what schemas and cross-checks say, as the command line prints it. */
export function checkFiles(files: Files, required: RequiredPacks = {}): Checked {
  return checkPack(files, crossCheck, { memory, required })
}
