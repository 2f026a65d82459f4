import { basename, join } from 'node:path'
import { checkFolder } from '../../../cli/packs'
import type { RawPack } from '../../../engine/types'
import { HOME } from './terminal'

/**
 * A pack with what it requires, as its cases are played; `folder` from the project on.
 * @throws when it has faults that leave nothing to play
 */
export async function readPack(folder: string): Promise<RawPack> {
  const { raw, diagnostics } = await checkFolder(join(HOME, folder), basename(folder), HOME)
  if (!raw) throw new Error(`${folder} cannot be read: ${JSON.stringify(diagnostics.slice(0, 3))}`)
  return raw
}
