import type {
  ApiFailure,
  DraftContent,
  DraftList,
  DraftSummary,
  ForkRequest,
  ImportAnswer,
  ImportQuestion,
  OpenRequest,
  PackList,
  PackSummary,
  RecoveryLink,
  RulesetList,
  RulesetSummary,
  WorkspaceAnswer,
} from '../../schemas/api'
import { inLanguage } from '../_text/in-language'
import { refusalText } from './refusal-text'

/** A refusal of the server, with its message key. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly failure: ApiFailure['error'] | undefined,
  ) {
    super(failure?.code ?? String(status))
  }
}

/** The reason for a failure, in the user's language if the server gave one. */
export async function reasonOf(problem: unknown, locale: string): Promise<string> {
  if (!(problem instanceof ApiProblem) || !problem.failure) return String(problem)
  return refusalText(problem.failure, locale)
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init)
  if (!answer.ok) {
    const body = (await answer.json().catch(() => undefined)) as ApiFailure | undefined
    throw new ApiProblem(answer.status, body?.error)
  }
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T)
}

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

export const listDrafts = async (): Promise<readonly DraftSummary[]> =>
  (await ask<DraftList>('/api/drafts')).drafts

export const listRulesets = async (): Promise<readonly RulesetSummary[]> =>
  (await ask<RulesetList>('/api/rulesets')).rulesets

/** Creates a pack for a ruleset; `key` makes a repeated request harmless. */
export const newPack = (ruleset: string, name: string, key: string) =>
  ask<DraftContent>('/api/drafts', json('POST', { ruleset, name, key }))

/** Returns a pack of the site, or undefined. */
export const findPack = async (id: string): Promise<PackSummary | undefined> =>
  (await ask<PackList>('/api/packs')).packs.find((pack) => pack.id === id)

/** Creates the user's own copy of a pack of the site. */
export const ownPack = (wish: Required<ForkRequest>) => ask<DraftContent>('/api/drafts', json('POST', wish))

export const renameDraft = (id: string, name: string) => ask(`/api/drafts/${id}`, json('PATCH', { name }))

export const deleteDraft = (id: string) => ask(`/api/drafts/${id}`, { method: 'DELETE' })

type ImportWish = {
  /** Asks first if drafts with the pack's id exist. */
  readonly ask?: boolean
  /** The draft that the pack updates. */
  readonly update?: string
  readonly language?: string
}

/** Imports a pack from a zip. */
export const importPack = (file: File, { ask: isAsking, update, language }: ImportWish = {}) =>
  ask<ImportAnswer | ImportQuestion>(
    `/api/import?${new URLSearchParams({
      name: file.name,
      ...(isAsking ? { ask: '' } : {}),
      ...(update === undefined ? {} : { update }),
      ...(language === undefined ? {} : { language }),
    })}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/zip' },
      body: file,
    },
  )

/** The credits of a pack in an available language, with a line for each of its pictures. */
export async function noticeOf(id: string, language: string): Promise<readonly string[]> {
  const pack = await findPack(id)
  if (!pack) return []
  const credits = (pack.pictures ?? []).map(({ id, author, licence, source }) =>
    [id, author, licence, source].filter((said) => said !== undefined).join(' · '),
  )
  return [inLanguage(pack.notice, language), ...credits]
}

export const whoAsks = () => ask<WorkspaceAnswer>('/api/workspace')

/** Creates a new address that opens this browser's workspace in another one. All earlier addresses stop working. */
export async function createRecoveryLink(): Promise<string> {
  const { key } = await ask<RecoveryLink>('/api/workspace/link', json('POST', {}))
  return `${window.location.origin}/recover#${key}`
}

export const openRecoveryLink = (key: string) =>
  ask<WorkspaceAnswer>('/api/workspace/open', json('POST', { key } satisfies OpenRequest))
