/**
 * A pack that is imported a second time. The author is asked, and it is updated or kept beside the first, without losing a file.
 */
import { expect, test } from 'vitest'
import type { DraftContent, DraftList, ImportAnswer, ImportQuestion } from '../../schemas/api'
import { Browser } from './support/browser'
import { ownDatabase } from './support/database'

ownDatabase()

const bring = async (author: Browser, zip: Uint8Array, query: Record<string, string>) => {
  const answer = await author.raw('POST', `/api/import?${new URLSearchParams(query)}`, {
    headers: { 'content-type': 'application/zip' },
    body: new Uint8Array(zip),
  })
  return { status: answer.status, body: (await answer.json()) as ImportAnswer & ImportQuestion }
}
const zipOf = async (author: Browser, id: string) =>
  new Uint8Array(await (await author.raw('GET', `/api/drafts/${id}/export`)).arrayBuffer())
const drafts = async (author: Browser) => (await author.ask<DraftList>('GET', '/api/drafts')).body.drafts
const textOf = ({ files }: Pick<DraftContent, 'files'>, path: string) => {
  const file = files.find((one) => one.path === path)
  return file && 'text' in file ? file.text : undefined
}

/** Makes two versions of another author's pack as zips. */
async function twoVersions() {
  const maker = new Browser()
  const { body } = await maker.ask<DraftContent>('POST', '/api/drafts', { ruleset: 'corteo', name: 'Isola' })
  const first = await zipOf(maker, body.draft.id)
  const manifest = textOf(body, 'pack.yaml') ?? ''
  const text = manifest.replace(/^version:.*$/m, 'version: 2.5.0')
  await maker.save(body.draft.id, 1, [
    { path: 'pack.yaml', text },
    { path: 'notes.md', text: 'new in this version\n' },
  ])
  const [draft] = await drafts(maker)
  expect([draft.isNew, draft.version, draft.imported]).toEqual([true, '2.5.0', undefined])
  return {
    first,
    second: await zipOf(maker, body.draft.id),
    version: /^version: *(\S+)/m.exec(manifest)?.[1],
  }
}

test('an import has the name of the pack, and says its version and its file', async () => {
  const { first, version } = await twoVersions()
  const author = new Browser()
  const { status } = await bring(author, first, { name: 'download (3).zip', language: 'it' })
  expect(status).toBe(201)
  expect(await drafts(author)).toMatchObject([{ name: 'Isola', version, imported: 'download (3).zip' }])
})

test('a manifest that cannot be read leaves its id, or the name of the file', async () => {
  const author = new Browser()
  const { draft } = await author.fork()
  await author.save(draft.id, 1, [{ path: 'pack.yaml', text: 'id: torn\nname: [\n' }])
  const { body } = await bring(author, await zipOf(author, draft.id), { name: 'Old one.zip' })
  expect(body.draft.name).toBe('torn')
  await author.save(draft.id, 2, [{ path: 'pack.yaml', text: 'nothing\n' }])
  const other = await bring(author, await zipOf(author, draft.id), { name: 'Old one.zip' })
  expect(other.body.draft.name).toBe('Old one')
})

test('the same pack again is a question with both versions, and nothing is written by it', async () => {
  const { first, second, version } = await twoVersions()
  const author = new Browser()
  const { body: mine } = await bring(author, first, { name: 'a.zip', ask: '' })
  const asked = await bring(author, second, { name: 'b.zip', ask: '' })
  expect(asked.status).toBe(200)
  expect(asked.body).toMatchObject({
    name: 'Isola',
    version: '2.5.0',
    same: [{ id: mine.draft.id, version }],
  })
  expect(await drafts(author)).toHaveLength(1)
  // Another author has neither version.
  expect((await bring(new Browser(), second, { name: 'b.zip', ask: '' })).status).toBe(201)
})

test('keeping both makes a second draft', async () => {
  const { first, second, version } = await twoVersions()
  const author = new Browser()
  await bring(author, first, { name: 'a.zip' })
  await bring(author, second, { name: 'b.zip' })
  expect((await drafts(author)).map((draft) => draft.version).sort()).toEqual([version, '2.5.0'].sort())
})

test('an update takes the new files and keeps the old ones, with own edits, as another draft', async () => {
  const { first, second } = await twoVersions()
  const author = new Browser()
  const { body: mine } = await bring(author, first, { name: 'a.zip' })
  const own = [{ path: 'mine.md', text: 'my own words\n' }]
  await author.save(mine.draft.id, 1, own)
  const { body } = await bring(author, second, { name: 'b.zip', update: mine.draft.id })
  expect(body.draft).toMatchObject({
    id: mine.draft.id,
    name: 'Isola',
    version: '2.5.0',
    imported: 'b.zip',
    rev: 3,
  })
  expect(textOf(body, 'notes.md')).toBe('new in this version\n')
  expect(textOf(body, 'mine.md')).toBeUndefined()
  const before = (await author.ask<DraftContent>('GET', `/api/drafts/${body.before?.id}`)).body
  expect(textOf(before, 'mine.md')).toBe('my own words\n')
  expect(before.files.filter(({ path }) => path !== 'mine.md').map(({ sha256 }) => sha256)).toEqual(
    mine.files.map(({ sha256 }) => sha256),
  )
  // A page with the old files open overwrites no new file.
  expect((await author.save(mine.draft.id, 2, own)).status).toBe(409)
})

test('an update to the same files changes nothing and keeps nothing', async () => {
  const { first } = await twoVersions()
  const author = new Browser()
  const { body: mine } = await bring(author, first, { name: 'a.zip' })
  const { body } = await bring(author, first, { name: 'a.zip', update: mine.draft.id })
  expect([body.draft.rev, body.before]).toEqual([1, undefined])
  expect(await drafts(author)).toHaveLength(1)
})

test('the draft of somebody else is not there to be updated', async () => {
  const { first, second } = await twoVersions()
  const author = new Browser()
  const { body: mine } = await bring(author, first, { name: 'a.zip' })
  const stranger = new Browser()
  await stranger.fork()
  expect((await bring(stranger, second, { name: 'b.zip', update: mine.draft.id })).status).toBe(404)
  expect((await bring(stranger, second, { name: 'b.zip', update: 'no-id' })).status).toBe(404)
  expect((await author.ask<DraftContent>('GET', `/api/drafts/${mine.draft.id}`)).body.draft.rev).toBe(1)
})
