import { rulesetIds } from '../../engine/rulesets'
import type { DraftContent, NewPackRequest } from '../../schemas/api'
import { idOf } from '../../schemas/id-of'
import { appError } from '../errors'
import { renamed, smallestPackOf } from '../packs/smallest'
import { createDraft } from './create-draft'
import { draftName } from './draft-name'
import { parseKey } from './save-request'

/** Throws `bad-request` for rules that nobody knows, `bad-name` for a name that is none. */
export function parseNewPack(body: Record<string, unknown>): NewPackRequest {
  const { ruleset, name, key } = body
  if (typeof ruleset !== 'string' || !rulesetIds().includes(ruleset))
    throw appError('bad-request', { expected: `ruleset: ${rulesetIds().join(' | ')}` })
  return { ruleset, name: draftName(name), key: key === undefined ? undefined : parseKey(key) }
}

/** A pack of one's own: the smallest that plays by these rules, under a name and an id of its own from the first minute. */
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
