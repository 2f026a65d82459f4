import { join } from 'node:path'
import { checkFolder } from '../../../cli/packs'
import type { RawPack } from '../../../engine/types'
import { HOME } from './terminal'

/** A bundled pack with what it requires, as its cases are played. */
export async function readPack(id: string): Promise<RawPack> {
  const { raw } = await checkFolder(join(HOME, 'content', id), id, HOME)
  if (!raw) throw new Error(`content/${id} cannot be read`)
  return raw
}
