import type { DraftContent, ForkRequest } from '../../schemas/api'
import { appError } from '../errors'
import { readCatalog } from '../packs/catalog'
import { createDraft } from './create-draft'
import { draftName } from './draft-name'
import { parseKey } from './save-request'

export function parseFork(body: Record<string, unknown>): ForkRequest {
  const { pack, name, key } = body
  if (typeof pack !== 'string') throw appError('bad-request', { expected: 'pack' })
  return {
    pack,
    name: name === undefined ? undefined : draftName(name),
    key: key === undefined ? undefined : parseKey(key),
  }
}

/** A copy of a pack from the catalog, to change at will. It remembers what it is a copy of. */
export async function forkPack(workspace: string, wish: ForkRequest): Promise<DraftContent> {
  const { summary, files } = await readCatalog(wish.pack)
  return createDraft(workspace, {
    name: wish.name ?? summary.name.en,
    packId: summary.id,
    base: { pack: summary.id, version: summary.version, digest: summary.digest },
    files,
    key: wish.key,
  })
}
