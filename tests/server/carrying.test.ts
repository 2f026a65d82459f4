import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { DraftContent, FileContent, PackContent, PackList } from '../../schemas/api'
import { readPackZip } from '../../server/packs/zip/read'
import { writePackZip } from '../../server/packs/zip/write'
import { Browser } from './support/browser'
import { ownDatabase } from './support/database'
import { manifest } from './support/hostile-packs'
import { png } from './support/images'
import { makeZip } from './support/zip-maker'

ownDatabase()

const zipOf = async (browser: Browser, path: string) =>
  Buffer.from(await (await browser.raw('GET', path)).arrayBuffer())

const bytesOf = (files: readonly FileContent[]) =>
  new Map(
    files.map((file) => [
      file.path,
      'text' in file ? Buffer.from(file.text, 'utf8').toString('base64') : file.base64,
    ]),
  )

test('every bundled pack is in the catalog, and travels from site to site without losing a byte', async () => {
  const author = new Browser()
  const { body } = await author.ask<PackList>('GET', '/api/packs')
  expect(body.packs.map((pack) => pack.id)).toContain('corteo')
  for (const { id } of body.packs) {
    const pack = (await author.ask<PackContent>('GET', `/api/packs/${id}`)).body
    for (const [path, bytes] of bytesOf(pack.files)) {
      expect(readFileSync(join('content', id, path)).toString('base64')).toBe(bytes)
    }
    const zip = await zipOf(author, `/api/packs/${id}/export`)
    const carried = unzipSync(zip)
    expect(Object.keys(carried)).toEqual(
      expect.arrayContaining(['.vscode/settings.json', 'schemas/pack.schema.json']),
    )
    expect(Buffer.from(carried['pack.yaml']).toString()).toMatch(/^# .*=\.\/schemas\/pack\.schema\.json\n/)
    const imported = await new Browser().import(zip)
    expect(imported.status).toBe(201)
    expect(bytesOf(imported.body.files)).toEqual(bytesOf(pack.files))
    expect(imported.body.diagnostics.filter((one) => one.severity === 'error')).toEqual([])
  }
})

test('a draft comes back from its zip as it was: odd text, line ends, images and all', async () => {
  const author = new Browser()
  const { draft } = await author.fork()
  const image = png(31, 17).toString('base64')
  await author.save(draft.id, 1, [
    { path: 'units.yaml', text: 'units: [\r\n# tab\there, accents àèìòù, 🎲\r' },
    { path: 'art/token.png', base64: image },
    { path: 'README.md', text: '' },
    { path: 'notes/long.md', text: 'x'.repeat(60_000) },
  ])
  const before = (await author.ask<DraftContent>('GET', `/api/drafts/${draft.id}`)).body
  const first = await zipOf(author, `/api/drafts/${draft.id}/export`)
  expect(first.equals(await zipOf(author, `/api/drafts/${draft.id}/export`))).toBe(true)

  const reader = new Browser()
  const imported = await reader.import(first, 'Una copia')
  expect(imported.status).toBe(201)
  expect(imported.body.draft).toMatchObject({ imported: 'Una copia', packId: 'corteo', rev: 1 })
  expect(bytesOf(imported.body.files)).toEqual(bytesOf(before.files))
  expect(imported.body.diagnostics.some((one) => one.file === 'units.yaml' && one.line >= 1)).toBe(true)
  const second = await zipOf(reader, `/api/drafts/${imported.body.draft.id}/export`)
  expect(second.equals(first)).toBe(true)
})

test('the same pack gives the same zip in every time zone', async () => {
  const files = new Map([['pack.yaml', manifest()]])
  const here = await writePackZip(files)
  const zone = process.env.TZ
  process.env.TZ = 'Pacific/Kiritimati'
  expect(new Date(0).getTimezoneOffset()).toBe(10 * 60 + 40)
  const there = await writePackZip(files)
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
  expect(there.equals(here)).toBe(true)
})

test('what we write, another library reads; what it writes, we read, from memory and from disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-zip-'))
  try {
    const files = new Map<string, Uint8Array>([
      ['pack.yaml', manifest()],
      ['art/token.png', png(5, 5)],
      ['maps/city.yaml', Buffer.from('rows: []\n'.repeat(500))],
    ])
    const plain = (given: Iterable<readonly [string, Uint8Array]>) =>
      new Map([...given].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]))
    expect(plain(Object.entries(unzipSync(await writePackZip(files))))).toEqual(plain(files))

    const theirs = Buffer.from(zipSync(Object.fromEntries(files)))
    writeFileSync(join(folder, 'theirs.zip'), theirs)
    for (const source of [theirs, join(folder, 'theirs.zip')]) {
      const read = await readPackZip(source)
      expect(read.ok && plain(read.value)).toEqual(plain(files))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a single folder around the pack is taken off', async () => {
  const data = manifest()
  const read = await readPackZip(
    makeZip([
      { name: 'trap/', attributes: 0o040755 * 0x10000, store: true },
      { name: 'trap/pack.yaml', data },
      { name: 'trap/a/b.md', data },
    ]),
  )
  expect(read.ok && [...read.value.keys()]).toEqual(['pack.yaml', 'a/b.md'])
})

test('a zip written in one go, with its sums behind the files, is read', async () => {
  const data = manifest()
  const plain = makeZip([{ name: 'pack.yaml', data, flags: 0x08 }])
  const sums = plain.subarray(14, 26)
  const signature = Buffer.from([0x50, 0x4b, 0x07, 0x08])
  for (const gap of [Buffer.concat([signature, sums]), sums]) {
    const zip = makeZip([
      { name: 'pack.yaml', data, flags: 0x08, local: { crc: 0, size: 0, packedSize: 0 }, gap },
    ])
    const read = await readPackZip(zip)
    expect(read.ok && Buffer.from(read.value.get('pack.yaml')!).equals(data)).toBe(true)
  }
})

test('a pack with mistakes is imported as a draft, with the findings', async () => {
  const zip = makeZip([
    // The ruleset is readable. Without it the kinds of the other files are unknown.
    { name: 'pack.yaml', data: Buffer.from('format: 2\nid: broken\nversoin: 1.0.0\nruleset: corteo\n') },
    { name: 'units.yaml', data: Buffer.from('units: 7\n') },
  ])
  const answer = await new Browser().import(zip)
  expect(answer.status).toBe(201)
  expect(answer.body.draft).toMatchObject({ packId: 'broken', name: 'broken' })
  expect(answer.body.diagnostics.some((one) => one.file === 'pack.yaml' && one.severity === 'error')).toBe(
    true,
  )
  expect(answer.body.diagnostics.some((one) => one.file === 'units.yaml' && one.line === 1)).toBe(true)
})

test('a draft that no check was made for is exported and imported, with its findings', async () => {
  const files = (await new Browser().ask<PackContent>('GET', '/api/packs/cry-havoc')).body.files
  const texts = files.flatMap((file) => ('text' in file ? [[file.path, file.text] as const] : []))
  const broken = texts.map(([path, text]) => {
    const without = path === 'pack.yaml' ? text.replace(/^ruleset:.*\n/m, '') : text
    return [path, new TextEncoder().encode(without)] as const
  })
  const author = new Browser()
  const imported = await author.import(Buffer.from(zipSync(Object.fromEntries(broken))))
  expect(imported.status).toBe(201)
  const errors = imported.body.diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ code, file }) => `${code} ${file}`)).toEqual(['E-KEY-MISSING pack.yaml'])
  const again = await new Browser().import(
    await zipOf(author, `/api/drafts/${imported.body.draft.id}/export`),
  )
  expect(again.status).toBe(201)
  expect(again.body.diagnostics).toEqual(imported.body.diagnostics)
})
