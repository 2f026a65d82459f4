/** The suite of secrets on a pack of the examples, as its files are. */
import { join } from 'node:path'
import { checkFolder } from '../../../cli/packs'
import { HOME } from '../../cli/support/terminal'
import { keepsSecrets } from './secret-suite'

/** @throws when the pack has faults */
export async function exampleKeepsSecrets(
  pack: string,
  suite: Omit<Parameters<typeof keepsSecrets>[0], 'pack' | 'raw'>,
): Promise<void> {
  const folder = join('examples', pack)
  const { raw, diagnostics } = await checkFolder(join(HOME, folder), folder, HOME)
  if (!raw) throw new Error(JSON.stringify(diagnostics.slice(0, 3)))
  keepsSecrets({ pack, raw, ...suite })
}
