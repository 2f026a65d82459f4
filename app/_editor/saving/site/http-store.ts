import type {
  CheckedContent,
  CheckedDraft,
  DraftContent,
  FileChange,
  FileContent,
  PackContent,
  RequiredPack,
  SaveAnswer,
  SaveConflict,
} from '../../../../schemas/api'
import { bytesOf, isPicture } from '../../../../schemas/pictures/file'
import { passesSoon } from '../../../_shell/passes-soon'
import type { RequiredContent } from '../../document/dependencies'
import type { DraftStore, FileChanges, Opened, Save, SaveResult } from '../model/draft-store'
import { ask, byCode, type Explain, isDraft, orThrow, reasonOf } from './ask-site'

/** Largest request that browsers finish after the page is closed. */
const KEEPALIVE_LIMIT = 60_000

/** Milliseconds that the server may take for findings before they are looked for here. */
const FINDINGS_PATIENCE = 8000

/** The server's disk is full: it reports this status, and saves again when it has space. */
const NO_ROOM = 507

/** Packs and drafts on the server. */
export function httpStore(explain: Explain): DraftStore {
  return {
    open: (id) => (isDraft(id) ? openDraft(id, explain) : openPack(id, explain)),

    async findings(place) {
      const path =
        place.kind === 'draft'
          ? `/api/drafts/${place.id}/checked`
          : `/api/packs/${encodeURIComponent(place.id)}?part=checked`
      const answer = await ask(path, AbortSignal.timeout(FINDINGS_PATIENCE))
      await orThrow(answer, place.id, explain)
      if (place.kind === 'pack') return (await answer.json()) as CheckedContent
      const { rev, checked } = (await answer.json()) as CheckedDraft
      return rev === place.revision ? checked : undefined
    },

    async fork(pack, key) {
      const answer = await send('POST', '/api/drafts', { pack, key })
      if (!answer) return { type: 'unreachable' }
      if (answer.status === NO_ROOM) return { type: 'unreachable', reason: await reasonOf(answer, explain) }
      if (!answer.ok) return { type: 'refused', reason: await reasonOf(answer, explain) }
      return openedDraft((await answer.json()) as DraftContent)
    },

    loadParts: (id) => loadRequiredPack(id),

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

export const openDraftToPlay = (id: string): Promise<Opened> => openDraft(id, byCode)

/**
 * The current text of one file of a pack or draft; undefined if it does not exist. `of` is the id of a required pack that has the
 * file.
 */
export async function textOfFile(id: string, file: string, of?: string): Promise<string | undefined> {
  const { files, required = [] } = await (isDraft(id) ? openDraftToPlay(id) : openPack(id, byCode))
  const text = (of === undefined ? files : required.find((one) => one.id === of)?.files)?.[file]
  return typeof text === 'string' ? text : undefined
}

async function loadRequiredPack(id: string): Promise<RequiredContent[]> {
  const answer = await ask(`/api/packs/${encodeURIComponent(id)}`)
  if (!answer.ok) return []
  const { pack, files, required } = (await answer.json()) as PackContent
  return [{ ...pack, files }, ...required].map(requiredContent)
}

/** Pictures are included, because the digest of a game covers every byte. */
function requiredContent({ id, version, name, files }: RequiredPack): RequiredContent {
  const contents = files.map(
    (file) => [file.path, 'text' in file ? file.text : bytesOf(file.base64)] as const,
  )
  return { id, version, name, files: Object.fromEntries(contents) }
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
    void import('./saved-draft').then(
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

/** The answer, or undefined if the server was not reached or failed. */
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

/** Pictures become base64 texts; other binary files are only listed. */
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
