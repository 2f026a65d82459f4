import { basename, join } from 'node:path'
import { checkFolder } from '../../../cli/packs'
import type { RawPack } from '../../../engine/types'
import { HOME } from './terminal'

/**
 * Reads a pack with its required packs, as its cases use it. `folder` is relative to the project.
 * @throws if faults leave no game
 */
export async function readPack(folder: string): Promise<RawPack> {
  const { raw, diagnostics } = await checkFolder(join(HOME, folder), basename(folder), HOME)
  if (!raw) throw new Error(`${folder} cannot be read: ${JSON.stringify(diagnostics.slice(0, 3))}`)
  return raw
}
