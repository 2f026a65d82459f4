/** Runs the suite of secrets on a pack of the examples. */
import { readPack } from '../../cli/support/read-pack'
import { keepsSecrets } from './secret-suite'

/** @throws if the pack has faults */
export async function exampleKeepsSecrets(
  pack: string,
  suite: Omit<Parameters<typeof keepsSecrets>[0], 'pack' | 'raw'>,
): Promise<void> {
  keepsSecrets({ pack, raw: await readPack(`examples/${pack}`), ...suite })
}
