import { crossCheck } from '../../../../engine/compile'
import { checkPack } from '../../../../schemas/check'
import type { Files } from '../change'
import type { Checked } from './checker'

/** The one list of findings: what schemas and cross-checks say, as the command line prints it. */
export function checkFiles(files: Files): Checked {
  return checkPack(files, crossCheck)
}
