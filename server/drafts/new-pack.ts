import { rulesetIds } from '../../engine/rulesets'
import type { DraftContent, NewPackRequest } from '../../schemas/api'
import { idOf } from '../../schemas/id-of'
import { appError } from '../errors'
import { renamed, smallestPackOf } from '../packs/smallest'
import { createDraft } from './create-draft'
import { draftName } from './draft-name'
import { parseKey } from './save-request'

/** Throws `bad-request` for an unknown ruleset and `bad-name` for an invalid name. */
export function parseNewPack(body: Record<string, unknown>): NewPackRequest {
  const { ruleset, name, key } = body
  if (typeof ruleset !== 'string' || !rulesetIds().includes(ruleset))
    throw appError('bad-request', { expected: `ruleset: ${rulesetIds().join(' | ')}` })
  return { ruleset, name: draftName(name), key: key === undefined ? undefined : parseKey(key) }
}

/** Creates a new pack: the smallest playable one of a ruleset, with its own name and id from the start. */
export async function newPack(
  workspace: string,
  { ruleset, name, key }: NewPackRequest,
): Promise<DraftContent> {
  const smallest = await smallestPackOf(ruleset)
  if (!smallest) throw appError('bad-request', { expected: 'ruleset' })
  const packId = idOf(name) || ruleset
  const files = renamed(smallest, { id: packId, name })
  return createDraft(workspace, { name, packId, files, isNew: true, key })
}
