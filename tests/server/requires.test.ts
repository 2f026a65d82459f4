import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DraftContent, FileContent, PackContent, PackList } from '../../schemas/api'
import { readPackZip } from '../../server/packs/zip/read'
import { writePackZip } from '../../server/packs/zip/write'
import { Browser } from './support/browser'
import { ownDatabase } from './support/database'

ownDatabase()

const HOME = process.cwd()
const PACKS = join(HOME, 'tests', 'cli')
const site = mkdtempSync(join(tmpdir(), 'ludoteca-catalog-'))
const catalog = join(site, 'content')
symlinkSync(join(HOME, 'schemas'), join(site, 'schemas'))
afterAll(() => rmSync(site, { recursive: true, force: true }))

/** Adds these packs to the catalog of a separate site. */
const shelve = (...packs: string[]) => {
  for (const pack of packs) cpSync(join(PACKS, pack), join(catalog, pack), { recursive: true })
}
beforeEach(() => {
  rmSync(catalog, { recursive: true, force: true })
  mkdirSync(catalog)
  vi.spyOn(process, 'cwd').mockReturnValue(site)
})
afterEach(() => void vi.restoreAllMocks())

const filesIn = (pack: string) =>
  readdirSync(join(PACKS, pack), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[a-z]+$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
const pathsOf = (files: readonly FileContent[]) => files.map(({ path }) => path).sort()
const zipOf = async (pack: string, change = (text: string) => text) =>
  writePackZip(
    new Map(
      filesIn(pack).map((path) => [path, Buffer.from(change(readFileSync(join(PACKS, pack, path), 'utf8')))]),
    ),
  )

describe('a pack of the catalog that requires another', () => {
  test('is sent with the other, and so is its draft', async () => {
    shelve('market', 'village')
    const author = new Browser()
    const { body } = await author.ask<PackContent>('GET', '/api/packs/market')
    expect(body.pack.requires).toEqual([
      { pack: 'village', version: '^0.2.0', here: { version: '0.2.0', fits: true } },
    ])
    expect(pathsOf(body.files)).toEqual(filesIn('market'))
    expect(body.required.map(({ id, version }) => [id, version])).toEqual([['village', '0.2.0']])
    expect(pathsOf(body.required[0].files)).toEqual(filesIn('village'))

    const copy = await author.fork('market')
    expect(copy.required).toEqual(body.required)
    expect(pathsOf(copy.files)).toEqual(filesIn('market'))
    const zip = await author.raw('GET', `/api/drafts/${copy.draft.id}/export`)
    const read = await readPackZip(Buffer.from(await zip.arrayBuffer()))
    expect(read.ok && [...read.value.keys()].sort()).toEqual(filesIn('market'))
  })

  test('loses the other when its manifest no longer asks for it', async () => {
    shelve('market', 'village')
    const author = new Browser()
    const { draft, files } = await author.fork('market')
    const pack = files.find(({ path }) => path === 'pack.yaml')!
    const text = 'text' in pack ? pack.text.split('requires:')[0] : ''
    await author.save(draft.id, 1, [{ path: 'pack.yaml', text }])
    expect((await author.ask<DraftContent>('GET', `/api/drafts/${draft.id}`)).body.required).toEqual([])
  })

  test('stays in the catalog when the other is taken away, and says what is missing', async () => {
    shelve('market')
    const author = new Browser()
    const { status, body } = await author.ask<PackList>('GET', '/api/packs')
    expect(status).toBe(200)
    expect(body.packs[0].requires).toEqual([{ pack: 'village', version: '^0.2.0' }])
    const { required } = await author.fork('market')
    expect(required).toEqual([])
  })

  test('an other of another version is in the catalog, and told not to fit', async () => {
    shelve('market', 'village')
    const author = new Browser()
    const zip = await zipOf('market', (text) => text.replace('^0.2.0', '^1.0.0'))
    const { body } = await author.import(zip)
    expect(body.diagnostics.map(({ code, file, line }) => [code, file, line])).toEqual([
      ['E-REQUIRES-VERSION', 'pack.yaml', 13],
    ])
  })
})

describe('an import that requires a pack of the catalog', () => {
  test('is checked with it, and keeps its own files only', async () => {
    shelve('village')
    const { status, body } = await new Browser().import(await zipOf('market'))
    expect([status, body.diagnostics]).toEqual([201, []])
    expect(pathsOf(body.files)).toEqual(filesIn('market'))
    expect(body.required.map(({ id }) => id)).toEqual(['village'])
  })

  test('is let in without it, with the one finding that says so', async () => {
    const { status, body } = await new Browser().import(await zipOf('market'))
    expect(status).toBe(201)
    expect(body.diagnostics.map(({ code }) => code)).toEqual(['E-REQUIRES-MISSING'])
  })
})
