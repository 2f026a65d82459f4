import { schemaTexts } from '../../schemas/sources'
import type { PackFiles } from '../files'
import { writePackZip } from '../zip/write'
import { withEditorFiles } from './ship'

/**
 * Zips a pack together with the files for editors; `readDraftZip` returns the pack's files unchanged. `home` is Ludoteca's folder,
 * if it differs from the working directory. The same pack gives the same zip in every language of the interface.
 */
export const writeZip = async (files: PackFiles, home?: string): Promise<Buffer> =>
  writePackZip(withEditorFiles(files, await schemaTexts(home), 'en'))
