import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writeZip } from '../../server/packs/editors/editor-zip'
import { readArguments, text } from '../arguments'
import { type Command, type Context, EXIT, type ExitCode, UsageError } from '../context'
import { type DraftStore, type StoredDraft, withDrafts } from '../draft-store'
import { inWords } from '../machine'

type Wish = { readonly values: ReturnType<typeof readArguments>['values']; readonly names: readonly string[] }
type Act = (store: DraftStore, wish: Wish, context: Context) => Promise<ExitCode>

/** Manages the drafts of the site, on the machine where it runs. */
export const drafts: Command = {
  name: 'drafts',
  async run([verb = '', ...args], context) {
    const known = Object.hasOwn(acts, verb) ? acts[verb] : undefined
    if (!known) throw new UsageError('cli.drafts.needs-verb')
    const wish = readArguments(args, {
      all: { type: 'boolean' },
      workspace: { type: 'string' },
      into: { type: 'string' },
      output: { type: 'string', short: 'o' },
      json: { type: 'boolean' },
    })
    return inWords(context, () => withDrafts(context, (store) => known(store, wish, context)))
  },
}

const acts: Readonly<Record<string, Act>> = { list, export: exportDrafts, adopt }

async function list(store: DraftStore, { values }: Wish, context: Context): Promise<ExitCode> {
  const found = await store.list()
  if (values.json) context.line(JSON.stringify(found, null, 2))
  else if (found.length === 0) context.line(context.words.tell('drafts.none'))
  else for (const draft of found) context.line(lineOf(draft, context))
  return EXIT.ok
}

/** Prints the full id first, so that it can be copied or cut. */
function lineOf(draft: StoredDraft, { words }: Context): string {
  const owner = words.tell(`drafts.owner-${draft.owner}`, { workspace: draft.workspace })
  return words.tell('drafts.line', {
    id: draft.id,
    name: draft.name,
    pack: draft.packId,
    rev: String(draft.rev),
    when: draft.updatedAt.toISOString().slice(0, 16).replace('T', ' '),
    owner,
  })
}

async function exportDrafts(store: DraftStore, wish: Wish, context: Context): Promise<ExitCode> {
  const chosen = choose(await store.list(), wish)
  const folder = text(wish.values, 'output') ?? '.'
  await mkdir(resolve(context.terminal.cwd, folder), { recursive: true }).catch((fault) => {
    throw new UsageError('cli.file.unwritable', { path: folder, reason: fault.code ?? fault.message })
  })
  for (const draft of chosen) {
    const path = join(folder, `${fileName(draft)}.zip`)
    const files = await store.files(draft.id)
    await writeNew(resolve(context.terminal.cwd, path), await writeZip(files, context.home), path)
    context.line(context.words.tell('drafts.exported', { name: draft.name, files: files.size, path }))
  }
  return EXIT.ok
}

/** Returns a file name. Names of drafts are free text and may be equal, so it includes the id. */
function fileName({ name, packId, id }: StoredDraft): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return `${plain.replace(/^-|-$/g, '') || packId}-${id.slice(0, 8)}`
}

async function writeNew(place: string, bytes: Uint8Array, path: string): Promise<void> {
  await writeFile(place, bytes, { flag: 'wx' }).catch((fault) => {
    if (fault.code === 'EEXIST') throw new UsageError('cli.file.exists', { path })
    throw new UsageError('cli.file.unwritable', { path, reason: fault.code ?? fault.message })
  })
}

async function adopt(store: DraftStore, wish: Wish, context: Context): Promise<ExitCode> {
  const chosen = choose(await store.list(), wish)
  const into = text(wish.values, 'into')
  const target = into === undefined ? await store.local() : byId(await store.workspaces(), into)?.id
  if (!target) throw new UsageError('cli.drafts.no-workspace', { workspace: into ?? '' })
  const ids = chosen.map(({ id }) => id)
  const moved = await store.move(ids, target)
  const key = into === undefined ? 'drafts.adopted' : 'drafts.adopted-into'
  context.line(context.words.tell(key, { moved, there: ids.length - moved, workspace: target }))
  return EXIT.ok
}

/** Selects drafts by their ids, by their workspace, or all. */
function choose(found: readonly StoredDraft[], { values, names }: Wish): readonly StoredDraft[] {
  const workspace = text(values, 'workspace')
  const ways = [names.length > 0, workspace !== undefined, values.all === true]
  if (ways.filter(Boolean).length !== 1) throw new UsageError('cli.drafts.needs-drafts')
  if (values.all) return found
  if (workspace !== undefined) {
    const theirs = found.filter((draft) => startsWith(draft.workspace, workspace))
    if (theirs.length === 0) throw new UsageError('cli.drafts.no-workspace', { workspace })
    return theirs
  }
  return [...new Set(names)].map((name) => {
    const draft = byId(found, name)
    if (!draft) throw new UsageError('cli.drafts.no-draft', { id: name })
    return draft
  })
}

/** Returns the only entry whose id begins with `name`, or `undefined`. */
function byId<T extends { readonly id: string }>(all: readonly T[], name: string): T | undefined {
  const fitting = all.filter(({ id }) => startsWith(id, name))
  return fitting.length === 1 ? fitting[0] : undefined
}

const startsWith = (id: string, start: string) => start.length >= 4 && id.startsWith(start.toLowerCase())
