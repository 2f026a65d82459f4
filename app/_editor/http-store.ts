import type {
  ApiFailure,
  DraftContent,
  FileChange,
  FileContent,
  PackContent,
  PlayContent,
  RequiredPack,
  SaveAnswer,
  SaveConflict,
} from '../../schemas/api'
import { bytesOf, isPicture } from '../../schemas/picture-file'
import { passesSoon } from '../_shell/passes-soon'
import type { RequiredContent } from './model/dependencies'
import type { DraftStore, FileChanges, Opened, Save, SaveResult } from './model/saving/draft-store'

/** Says in the reader's language why the site refused. */
export type Explain = (failure: ApiFailure) => string

/** Browsers carry a request over the end of its page only up to this size. */
const KEEPALIVE_LIMIT = 60_000

/** Drafts have names that no pack can have. */
const DRAFT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The disk of the site is full: it says so, and saves again when there is room. */
const NO_ROOM = 507

/** Nothing at this address: no pack in the catalog and no draft of this browser. */
export class NothingThere extends Error {}

/** Packs and drafts of the site. */
export function httpStore(explain: Explain): DraftStore {
  return {
    open: (id) => (isDraft(id) ? openDraft(id, explain) : openPack(id, explain)),

    async fork(pack, key) {
      const answer = await send('POST', '/api/drafts', { pack, key })
      if (!answer) return { type: 'unreachable' }
      if (answer.status === NO_ROOM) return { type: 'unreachable', reason: await reasonOf(answer, explain) }
      if (!answer.ok) return { type: 'refused', reason: await reasonOf(answer, explain) }
      return openedDraft((await answer.json()) as DraftContent)
    },

    loadParts: (id) => bringPack(id),

    save: (id, save) => saveDraft(id, save, explain),

    async discardKept(id, kept) {
      await send('DELETE', `/api/drafts/${id}/kept/${kept}`)
    },
  }
}

async function openDraft(id: string, explain: Explain): Promise<Opened> {
  const answer = await ask(`/api/drafts/${id}`)
  await orThrow(answer, id, explain)
  return openedDraft((await answer.json()) as DraftContent)
}

async function openPack(id: string, explain: Explain): Promise<Opened> {
  const answer = await ask(`/api/packs/${encodeURIComponent(id)}`)
  await orThrow(answer, id, explain)
  const { pack, files, required } = (await answer.json()) as PackContent
  return {
    place: { kind: 'pack', id: pack.id },
    name: pack.name.en,
    ...split(files),
    required: required.map(requiredContent),
  }
}

export const isDraft = (id: string): boolean => DRAFT_ID.test(id)

const byCode: Explain = ({ error }) => error.code

export const openDraftToPlay = (id: string): Promise<Opened> => openDraft(id, byCode)

/** A game of the catalog. `lasting`: its permanent address when the page was made. */
export async function openForPlay(id: string, lasting: string | undefined): Promise<PlayContent> {
  const kept = lasting === undefined ? undefined : await fetch(lasting)
  const answer = kept?.ok ? kept : await ask(`/api/packs/${encodeURIComponent(id)}?part=play`)
  await orThrow(answer, id, byCode)
  return (await answer.json()) as PlayContent
}

/**
 * The text of one file of a pack of the catalog or of a draft, as it is now; undefined when it has none. With `of` it is a file of the pack of
 * that id, which this one requires.
 */
export async function textOfFile(id: string, file: string, of?: string): Promise<string | undefined> {
  const { files, required = [] } = await (isDraft(id) ? openDraftToPlay(id) : openPack(id, byCode))
  const text = (of === undefined ? files : required.find((one) => one.id === of)?.files)?.[file]
  return typeof text === 'string' ? text : undefined
}

async function bringPack(id: string): Promise<RequiredContent[]> {
  const answer = await ask(`/api/packs/${encodeURIComponent(id)}`)
  if (!answer.ok) return []
  const { pack, files, required } = (await answer.json()) as PackContent
  return [{ ...pack, files }, ...required].map(requiredContent)
}

/** Pictures too: the digest of a game counts every byte. */
function requiredContent({ id, version, name, files }: RequiredPack): RequiredContent {
  const contents = files.map(
    (file) => [file.path, 'text' in file ? file.text : bytesOf(file.base64)] as const,
  )
  return { id, version, name, files: Object.fromEntries(contents) }
}

async function orThrow(answer: Response, id: string, explain: Explain): Promise<void> {
  if (answer.status === 404) throw new NothingThere(id)
  if (!answer.ok) throw new Error(await reasonOf(answer, explain))
}

async function saveDraft(
  id: string,
  { key, revision, changes }: Save,
  explain: Explain,
): Promise<SaveResult> {
  const answer = await send('PUT', `/api/drafts/${id}/files`, { rev: revision, key, files: wire(changes) })
  if (!answer) return { type: 'unreachable' }
  if (answer.status === NO_ROOM) return { type: 'unreachable', reason: await reasonOf(answer, explain) }
  if (answer.ok) {
    const saved = (await answer.json()) as SaveAnswer
    void import('./kept-draft').then(
      ({ keepSaved }) => keepSaved(id, { revision, changes }, saved),
      () => {},
    )
    return { type: 'saved', revision: saved.rev }
  }
  if (answer.status !== 409) return { type: 'refused', reason: await reasonOf(answer, explain) }
  const body = (await answer.json()) as SaveConflict
  if (body.error.code !== 'draft-changed') return { type: 'refused', reason: explain(body) }
  const now = await ask(`/api/drafts/${id}`).catch(() => undefined)
  if (!now?.ok) return { type: 'unreachable' }
  const { draft, files } = (await now.json()) as DraftContent
  return { type: 'conflict', revision: draft.rev, files: split(files).files, kept: body.kept.id }
}

/** Drafts are never kept; the browser may keep a pack as long as the site says that it is still the same. */
const ask = (url: string) => fetch(url, { headers: { accept: 'application/json' }, cache: 'no-cache' })

/** The answer, or nothing when the site was not reached or was not able to answer. */
async function send(method: string, url: string, value?: unknown): Promise<Response | undefined> {
  const body = value === undefined ? undefined : JSON.stringify(value)
  try {
    const answer = await fetch(url, {
      method,
      body,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      keepalive: new Blob([body ?? '']).size < KEEPALIVE_LIMIT,
    })
    return passesSoon(answer.status) && answer.status !== NO_ROOM ? undefined : answer
  } catch {
    return undefined
  }
}

const wire = (changes: FileChanges): FileChange[] =>
  Object.entries(changes).map(([path, text]) =>
    text === null ? { path, deleted: true } : isPicture(path) ? { path, base64: text } : { path, text },
  )

const openedDraft = ({ draft, files, required }: DraftContent): Opened => ({
  place: { kind: 'draft', id: draft.id, revision: draft.rev },
  name: draft.name,
  ...split(files),
  required: required.map(requiredContent),
})

/** A picture stands among the texts as its bytes in base64; what else is no text is only listed. */
function split(contents: readonly FileContent[]): Pick<Opened, 'files' | 'others'> {
  const files: Record<string, string> = {}
  const others: string[] = []
  for (const content of contents) {
    if ('text' in content) files[content.path] = content.text
    else if (isPicture(content.path)) files[content.path] = content.base64
    else others.push(content.path)
  }
  return { files, others }
}

async function reasonOf(answer: Response, explain: Explain): Promise<string> {
  try {
    return explain((await answer.json()) as ApiFailure)
  } catch {
    return `HTTP ${answer.status}`
  }
}
