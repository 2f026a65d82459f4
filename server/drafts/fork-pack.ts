import type { DraftContent, ForkRequest } from '../../schemas/api'
import { freeId, idOf } from '../../schemas/id-of'
import { appError } from '../errors'
import { catalogIds, readCatalog } from '../packs/catalog'
import { ownCopy } from '../packs/own-copy'
import { requiredFiles } from '../packs/required'
import { createDraft } from './create-draft'
import { draftName } from './draft-name'
import { parseKey } from './save-request'

export function parseFork(body: Record<string, unknown>): ForkRequest {
  const { pack, name, key, own } = body
  if (typeof pack !== 'string') throw appError('bad-request', { expected: 'pack' })
  return {
    pack,
    name: name === undefined && own === undefined ? undefined : draftName(name),
    key: key === undefined ? undefined : parseKey(key),
    ...(own === undefined ? {} : { own: parseOwn(own) }),
  }
}

function parseOwn(own: unknown): NonNullable<ForkRequest['own']> {
  const { author, scenarios, cases } = Object(own) as Record<string, unknown>
  if (typeof cases !== 'boolean') throw appError('bad-request', { expected: 'own.cases' })
  const isChosen =
    scenarios === undefined ||
    (Array.isArray(scenarios) && scenarios.length > 0 && scenarios.every((id) => typeof id === 'string'))
  if (!isChosen) throw appError('bad-request', { expected: 'own.scenarios' })
  return { author: author === undefined ? undefined : draftName(author), scenarios, cases }
}

/** Copies a pack of the catalog to a draft, or starts a new pack from it. The draft records which pack it was copied from. */
export async function forkPack(workspace: string, wish: ForkRequest): Promise<DraftContent> {
  const { summary, files } = await readCatalog(wish.pack)
  const { name = summary.name.en, own, key } = wish
  const packId = own ? await ownId(idOf(name) || summary.id) : summary.id
  const unknown = own?.scenarios?.find((id) => !summary.scenarios.some((one) => one.id === id))
  if (unknown !== undefined)
    throw appError('bad-request', { expected: summary.scenarios.map(({ id }) => id).join(' | ') })
  return createDraft(workspace, {
    name,
    packId,
    base: { pack: summary.id, version: summary.version, digest: summary.digest },
    files: own ? ownCopy(files, { ...own, id: packId, name }, await requiredFiles(files)) : files,
    key,
  })
}

/** Returns an id that no pack of the catalog has, so that two packs are never confused. */
async function ownId(id: string): Promise<string> {
  const taken = await catalogIds()
  return freeId(id, (one) => taken.includes(one))
}
