import { schemaTexts } from '../../schemas/sources'
import type { PackFiles } from '../files'
import { writePackZip } from '../zip/write'
import { withEditorFiles } from './ship'

/**
 * A pack as a zip to be carried away, with what editors need; `readDraftZip` gives back just these files. `home`: where Ludoteca
 * is, when it is not where this process was started. The same pack gives the same zip whatever the language of its reader.
 */
export const writeZip = async (files: PackFiles, home?: string): Promise<Buffer> =>
  writePackZip(withEditorFiles(files, await schemaTexts(home), 'en'))
