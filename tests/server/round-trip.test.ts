import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DraftContent, FileChange, FileContent } from '../../schemas/api'
import { readPackZip } from '../../server/packs/zip/read'
import { writePackZip } from '../../server/packs/zip/write'
import { countOf } from '../support/budget'
import { Browser } from './support/browser'
import { ownDatabase } from './support/database'
import { oddDrafts } from './support/odd-drafts'

ownDatabase()

const bytesOf = (files: readonly FileContent[]) =>
  files.map((file): [string, string] => [
    file.path,
    'text' in file ? Buffer.from(file.text, 'utf8').toString('base64') : file.base64,
  ])

/** Returns the current draft, and the result when another person imports its export. */
async function there(author: Browser, id: string) {
  const { files } = (await author.ask<DraftContent>('GET', `/api/drafts/${id}`)).body
  const zip = Buffer.from(await (await author.raw('GET', `/api/drafts/${id}/export`)).arrayBuffer())
  const reader = new Browser()
  const imported = await reader.import(zip)
  const draft = imported.body.draft?.id
  const again = draft === undefined ? undefined : await reader.raw('GET', `/api/drafts/${draft}/export`)
  return { files, zip, imported, again: again && Buffer.from(await again.arrayBuffer()) }
}

describe.each(Object.entries(oddDrafts))('a draft with %s', (_, { saves, finding, file }) => {
  test('comes back from its export byte for byte, with what is to be said about it', async () => {
    const author = new Browser()
    const { draft } = await author.fork()
    for (const [index, files] of saves.entries()) {
      expect((await author.save(draft.id, index + 1, files)).status).toBe(200)
    }
    const { files, imported, zip, again } = await there(author, draft.id)
    expect([imported.status, imported.body.error]).toEqual([201, undefined])
    expect(bytesOf(imported.body.files)).toEqual(bytesOf(files))
    expect(again?.equals(zip)).toBe(true)
    const said = imported.body.diagnostics.map((one) => `${one.code} ${one.file}`)
    if (finding) expect(said.find((one) => one.startsWith(`${finding} ${file}`))).toBeDefined()
    else expect(said).toEqual([])
    // An unfinished pack cannot be installed.
    expect((await readPackZip(zip)).ok).toBe(!finding.startsWith('E-'))
  })
})

test('a draft without any file comes back as one', async () => {
  const author = new Browser()
  const { draft, files } = await author.fork('junta')
  await author.save(
    draft.id,
    1,
    files.map(({ path }) => ({ path, deleted: true as const })),
  )
  const { imported } = await there(author, draft.id)
  expect([imported.status, imported.body.files]).toEqual([201, []])
})

const folder = fc.constantFrom('', '', 'maps/', 'a/', 'a/b/', 'art/', 'pack.yaml/')
const name = fc.constantFrom(
  'pack.yaml',
  'pack.yml',
  'x.yaml',
  'y.yml',
  'note.md',
  'README.md',
  'list.csv',
  'z-1.md',
)
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\ufeff',
    '\r\n',
    '\0',
    '*a',
    '!t',
    '['.repeat(50),
    'a: &a [*a, *a]',
    'format: 3',
    '# yaml-language-server: $schema=../../schemas/units.schema.json\n',
    '# yaml-language-server: $schema=./schemas/units.schema.json\r\n',
    '- \t-',
  ),
)
const content = fc.oneof(
  { weight: 3, arbitrary: words.map((text) => ({ text })) },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 40 })
      .map((bytes) => ({ base64: Buffer.from(bytes).toString('base64') })),
  },
)
const change: fc.Arbitrary<FileChange> = fc
  .tuple(folder, name, content)
  .map(([at, called, what]) => ({ path: at + called, ...what }))

/** Number of random drafts. */
const DRAFTS = countOf(9, 50)

test('any draft that can be saved comes back from its export', async () => {
  const author = new Browser()
  let saved = 0
  const { draft, files } = await author.fork('junta')
  let held = files.map(({ path }) => path)
  let rev = 1
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(change, { selector: ({ path }) => path.toLowerCase(), minLength: 1, maxLength: 6 }),
      async (changes) => {
        const gone = held
          .filter((path) => !changes.some((one) => one.path === path))
          .map((path) => ({ path, deleted: true as const }))
        const answer = await author.save(draft.id, rev, [...gone, ...changes])
        if (answer.status !== 200) return
        rev = answer.body.rev
        held = changes.map(({ path }) => path)
        saved++
        const back = await there(author, draft.id)
        expect([back.imported.status, back.imported.body.error]).toEqual([201, undefined])
        expect(bytesOf(back.imported.body.files)).toEqual(bytesOf(back.files))
        expect(back.again?.equals(back.zip)).toBe(true)
      },
    ),
    { numRuns: DRAFTS },
  )
  expect(saved).toBeGreaterThan(0)
})

test('while a heavy draft is zipped others have their turn', async () => {
  const heavy = new Map(
    Array.from(
      { length: 40 },
      (_, index) => [`n${index}.csv`, Buffer.from(`${index},`.repeat(500_000))] as const,
    ),
  )
  let turns = 0
  let done = false
  const others = (async () => {
    for (; !done; turns++) await new Promise((resolve) => setTimeout(resolve, 0))
  })()
  await writePackZip(heavy)
  done = true
  await others
  expect(turns).toBeGreaterThan(40)
})
