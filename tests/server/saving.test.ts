import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { CheckedDraft, DraftContent, KeptContent, RenameRequest } from '../../schemas/api'
import { db } from '../../server/db/client'
import { sha256 } from '../../server/packs/files'
import { Browser } from './support/browser'
import { ownDatabase } from './support/database'
import { png } from './support/images'

ownDatabase()

const contentOf = async (browser: Browser, id: string) =>
  (await browser.ask<DraftContent>('GET', `/api/drafts/${id}`)).body

const textAt = (content: DraftContent, path: string) => {
  const file = content.files.find((one) => one.path === path)
  return file && 'text' in file ? file.text : undefined
}

describe('a save', () => {
  test('writes several files at once and raises the revision by one', async () => {
    const browser = new Browser()
    const { draft } = await browser.fork()
    const answer = await browser.save(draft.id, 1, [
      { path: 'units.yaml', text: 'units: []\n' },
      { path: 'notes.md', text: 'Fünf Züge\r\nno newline at the end' },
      { path: 'terrain.yaml', deleted: true },
    ])
    expect(answer.status).toBe(200)
    expect(answer.body.rev).toBe(2)
    const content = await contentOf(browser, draft.id)
    expect(content.draft.rev).toBe(2)
    expect(textAt(content, 'units.yaml')).toBe('units: []\n')
    expect(textAt(content, 'notes.md')).toBe('Fünf Züge\r\nno newline at the end')
    expect(content.files.map((file) => file.path)).not.toContain('terrain.yaml')
    const notes = content.files.find((file) => file.path === 'notes.md')
    expect(notes).toMatchObject({ sha256: sha256('Fünf Züge\r\nno newline at the end'), rev: 2, size: 34 })
  })

  test('keeps broken YAML exactly as typed', async () => {
    const browser = new Browser()
    const { draft } = await browser.fork()
    const typed = 'units:\n\t- {id: [\n"unclosed \u0007 \ufeff'
    expect((await browser.save(draft.id, 1, [{ path: 'units.yaml', text: typed }])).status).toBe(200)
    expect(textAt(await contentOf(browser, draft.id), 'units.yaml')).toBe(typed)
  })

  test('is checked by the site, with its revision', async () => {
    const browser = new Browser()
    const { draft } = await browser.fork()
    const checked = async () =>
      (await browser.ask<CheckedDraft>('GET', `/api/drafts/${draft.id}/checked`)).body
    expect((await checked()).rev).toBe(1)
    expect((await checked()).checked?.diagnostics).toEqual([])
    await browser.save(draft.id, 1, [{ path: 'units.yaml', text: 'units: [' }])
    const { rev, checked: found } = await checked()
    expect(rev).toBe(2)
    expect(found?.diagnostics.map(({ file }) => file)).toContain('units.yaml')
    expect(found?.pack?.cases ?? []).toEqual([])
    // A large draft is left to the browser: four files, just over a megabyte together.
    const text = `# ${'a'.repeat(255_000)}`
    const files = ['a', 'b', 'c', 'd'].map((name) => ({ path: `maps/${name}.yaml`, text }))
    await browser.save(draft.id, 2, files)
    expect(await checked()).toEqual({ rev: 3 })
  })

  test('that comes too late overwrites nothing and is kept aside whole', async () => {
    const browser = new Browser()
    const { draft } = await browser.fork()
    await browser.save(draft.id, 1, [{ path: 'units.yaml', text: 'first' }])
    const late = await browser.save(draft.id, 1, [
      { path: 'units.yaml', text: 'second' },
      { path: 'new.md', text: 'also late' },
      { path: 'terrain.yaml', deleted: true },
    ])
    expect(late.status).toBe(409)
    expect(late.body.rev).toBe(2)
    expect(late.body.error.code).toBe('draft-changed')
    expect(late.body.missing).toEqual(['new.md'])
    expect(late.body.files.find((file) => file.path === 'units.yaml')).toMatchObject({ text: 'first' })

    const content = await contentOf(browser, draft.id)
    expect(textAt(content, 'units.yaml')).toBe('first')
    expect(content.kept).toEqual([late.body.kept])
    const address = `/api/drafts/${draft.id}/kept/${late.body.kept.id}`
    const kept = await browser.ask<KeptContent>('GET', address)
    expect(kept.body.files).toEqual(
      expect.arrayContaining([
        { path: 'units.yaml', text: 'second' },
        { path: 'new.md', text: 'also late' },
        { path: 'terrain.yaml', deleted: true },
      ]),
    )
    expect((await browser.ask('DELETE', address)).status).toBe(204)
    expect((await contentOf(browser, draft.id)).kept).toEqual([])
  })

  test('with one key happens once, however often and however parallel it is sent', async () => {
    const browser = new Browser()
    const { draft } = await browser.fork()
    const key = randomUUID()
    const files = [{ path: 'units.yaml', text: 'once' }]
    const answers = []
    for (let round = 0; round < 20; round++) {
      answers.push(
        ...(await Promise.all(Array.from({ length: 10 }, () => browser.save(draft.id, 1, files, key)))),
      )
    }
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect((await contentOf(browser, draft.id)).draft.rev).toBe(2)
    expect(await db().draftSave.count({ where: { draftId: draft.id } })).toBe(1)
  })

  test('that was refused stays refused when it is sent again, and is kept once', async () => {
    const browser = new Browser()
    const { draft } = await browser.fork()
    await browser.save(draft.id, 1, [{ path: 'units.yaml', text: 'first' }])
    const key = randomUUID()
    for (let round = 0; round < 3; round++) {
      expect((await browser.save(draft.id, 1, [{ path: 'units.yaml', text: 'late' }], key)).status).toBe(409)
    }
    expect((await contentOf(browser, draft.id)).kept).toHaveLength(1)
  })

  test('with the key of another save is refused', async () => {
    const browser = new Browser()
    const { draft } = await browser.fork()
    const key = randomUUID()
    await browser.save(draft.id, 1, [{ path: 'units.yaml', text: 'one' }], key)
    const other = await browser.save(draft.id, 2, [{ path: 'units.yaml', text: 'two' }], key)
    expect([other.status, other.body.error.code]).toEqual([409, 'key-reused'])
    expect(textAt(await contentOf(browser, draft.id), 'units.yaml')).toBe('one')
  })

  test.each([
    ['a path that escapes', [{ path: '../x.yaml', text: '' }], 'path-escapes'],
    ['a path in capitals', [{ path: 'Units.yaml', text: '' }], 'path-characters'],
    ['a kind of file that packs do not hold', [{ path: 'run.js', text: '' }], 'path-extension'],
    ['text in an image', [{ path: 'art/a.png', text: 'no image' }], 'file-wrong-kind'],
    [
      'a page behind an image',
      [{ path: 'art/a.png', base64: Buffer.concat([png(8, 8), Buffer.from('<script>')]).toString('base64') }],
      'file-wrong-kind',
    ],
    ['half a character', [{ path: 'units.yaml', text: 'a\ud800b' }], 'text-not-unicode'],
    [
      'the same path twice',
      [
        { path: 'a.md', text: '' },
        { path: 'a.md', text: 'b' },
      ],
      'bad-request',
    ],
    ['text and deletion at once', [{ path: 'a.md', text: '', deleted: true }], 'bad-request'],
    ['no content', [{ path: 'a.md' }], 'bad-request'],
    ['no files', [], 'bad-request'],
    ['a YAML file above the limit', [{ path: 'units.yaml', text: 'x'.repeat(262_145) }], 'file-too-large'],
    ['a map above the limit', [{ path: 'maps/a.yaml', text: 'x'.repeat(1_048_577) }], 'file-too-large'],
    [
      'two names that differ in capitals',
      [
        { path: 'a/README.md', text: '' },
        { path: 'a/readme.md', text: '' },
      ],
      'path-twin',
    ],
    [
      'a file where another one needs a folder',
      [
        { path: 'a.md', text: '' },
        { path: 'a.md/b.md', text: '' },
      ],
      'path-twin',
    ],
  ])('with %s is refused whole', async (_, files, code) => {
    const browser = new Browser()
    const { draft } = await browser.fork()
    const mixed = [{ path: 'notes.md', text: 'good' }, ...files]
    const answer = await browser.save(draft.id, 1, (files.length ? mixed : files) as never)
    expect(answer.body.error.code).toBe(code)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    const content = await contentOf(browser, draft.id)
    expect(content.draft.rev).toBe(1)
    expect(textAt(content, 'notes.md')).toBeUndefined()
  })
})

describe('a draft', () => {
  test('knows what it is a copy of, and follows the id in its manifest', async () => {
    const browser = new Browser()
    const { draft, files } = await browser.fork()
    expect(draft).toMatchObject({
      packId: 'corteo',
      name: 'Corteo',
      base: { pack: 'corteo', version: '1.0.0' },
    })
    const manifest = files.find((file) => file.path === 'pack.yaml')
    const text = manifest && 'text' in manifest ? manifest.text.replace(/^id: .*$/m, 'id: my-march') : ''
    await browser.save(draft.id, 1, [{ path: 'pack.yaml', text }])
    expect((await contentOf(browser, draft.id)).draft.packId).toBe('my-march')
  })

  test('is made once for one key', async () => {
    const browser = new Browser()
    await browser.fork()
    const key = randomUUID()
    const wish = { pack: 'corteo', key }
    const ask = () => browser.ask<DraftContent>('POST', '/api/drafts', wish)
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(new Set(answers.map((answer) => answer.body.draft.id)).size).toBe(1)
  })

  test('is renamed without a new revision, and gone after its deletion', async () => {
    const browser = new Browser()
    const { draft } = await browser.fork()
    const renamed = await browser.ask<DraftContent>('PATCH', `/api/drafts/${draft.id}`, {
      name: '  Il mio   corteo ',
    } satisfies RenameRequest)
    expect(renamed.body.draft).toMatchObject({ name: 'Il mio corteo', rev: 1 })
    for (const name of ['', '   ', 'x'.repeat(81), 7, null, 'a\u0000b']) {
      expect((await browser.ask('PATCH', `/api/drafts/${draft.id}`, { name })).status).toBe(400)
    }
    expect((await browser.ask('DELETE', `/api/drafts/${draft.id}`)).status).toBe(204)
    expect((await browser.ask('GET', `/api/drafts/${draft.id}`)).status).toBe(404)
    expect(await db().draftFile.count({ where: { draftId: draft.id } })).toBe(0)
  })
})
