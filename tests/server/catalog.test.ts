import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pictureAddress, THEMES } from '../../app/_picture/picture'
import { drawnPictures, pictureDigest } from '../../app/api/packs/[id]/picture/drawn'
import { crossCheck } from '../../engine/compile'
import type { CheckedContent, PackContent, PackList, PlayContent } from '../../schemas/api'
import { checkPack } from '../../schemas/check'
import { readShelves } from '../../server/packs/catalog'
import * as readPack from '../../server/packs/read-pack'
import { Browser } from './support/browser'

const HOME = process.cwd()
const reader = new Browser()
const get = (path: string, headers: Record<string, string> = {}) => reader.raw('GET', path, { headers })
const texts = (files: PackContent['files']) =>
  Object.fromEntries(files.flatMap((file) => ('text' in file ? [[file.path, file.text]] : [])))

describe('an answer about packs', () => {
  test.each(['/api/packs', '/api/packs/corteo', '/api/packs/corteo?part=play', '/api/packs/corteo/export'])(
    '%s is sent once: asked again with its tag, it is not sent again',
    async (path) => {
      const first = await get(path)
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
      const tag = first.headers.get('etag') ?? ''
      expect(tag).toMatch(/^W\/"[0-9a-f]{32}"$/)
      const again = await get(path, { 'if-none-match': `"other", ${tag}` })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
      expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
    },
  )

  test('is made once, however many ask', async () => {
    const read = vi.spyOn(JSON, 'stringify')
    await get('/api/packs/corteo?part=whole')
    read.mockClear()
    await Promise.all(Array.from({ length: 50 }, () => get('/api/packs/corteo?part=whole')))
    expect(read).not.toHaveBeenCalled()
    read.mockRestore()
    expect(await readShelves()).toBe(await readShelves())
  })

  test('comes packed as the browser likes it, and is the same in every form', async () => {
    const plain = await (await get('/api/packs/junta')).text()
    const forms = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const [encoding, open] of Object.entries(forms)) {
      const accepted = { 'accept-encoding': `deflate, ${encoding};q=0.5` }
      // Only behind the front server, which turns it into `Content-Encoding`.
      expect(await (await get('/api/packs/junta', accepted)).text()).toBe(plain)
      const answer = await get('/api/packs/junta', { ...accepted, 'x-ludoteca-packed': 'yes' })
      expect(answer.headers.get('x-ludoteca-packed')).toBe(encoding)
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.length).toBeLessThan(plain.length / 4)
      expect(open(bytes).toString()).toBe(plain)
    }
    const refusing = { 'accept-encoding': 'br;q=0, gzip;q=0.0', 'x-ludoteca-packed': 'yes' }
    expect((await get('/api/packs/junta', refusing)).headers.get('x-ludoteca-packed')).toBeNull()
  })

  test('at its own address is kept for ever, and is no other', async () => {
    const tag = (await get('/api/packs/corteo?part=play')).headers.get('etag')?.slice(3, -1)
    const answer = await get(`/api/packs/corteo/${tag}?part=play`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const path of [`/api/packs/corteo/${tag}`, `/api/packs/corteo/${'0'.repeat(32)}?part=play`]) {
      const wrong = await reader.ask<{ error: { code: string } }>('GET', path)
      expect([wrong.status, wrong.body.error.code]).toEqual([404, 'pack-changed'])
      expect(wrong.headers.get('cache-control')).toBe('no-store')
    }
  })

  test.each(['zip', 'picture', 'everything', '__proto__', ''])('knows no part "%s"', async (part) => {
    expect((await get(`/api/packs/corteo?part=${part}`)).status).toBe(400)
  })
})

test('what a game needs plays like the whole pack, under the same digest, without its cases', async () => {
  for (const { id } of (await reader.ask<PackList>('GET', '/api/packs')).body.packs) {
    const whole = (await reader.ask<PackContent>('GET', `/api/packs/${id}`)).body
    const play = (await reader.ask<PlayContent>('GET', `/api/packs/${id}?part=play`)).body
    const { pack, diagnostics } = checkPack(texts(whole.files), crossCheck, {
      required: Object.fromEntries(whole.required.map((other) => [other.id, texts(other.files)])),
    })
    expect(play.error).toBeUndefined()
    expect(play.pack).toEqual({ ...pack, cases: [] })
    expect(JSON.stringify(play)).not.toContain('cases/')
    const checked = (await reader.ask<CheckedContent>('GET', `/api/packs/${id}?part=checked`)).body
    expect(checked).toEqual({ diagnostics, pack: { ...pack, cases: [] } })
  }
})

describe('the picture of a pack', () => {
  test('is there for every bundled pack and each look, for ever, of shapes alone', async () => {
    for (const { id } of (await reader.ask<PackList>('GET', '/api/packs')).body.packs) {
      const digest = (await pictureDigest(id)) ?? ''
      const answers = await Promise.all(THEMES.map((theme) => get(pictureAddress(id, theme, digest))))
      for (const { headers } of answers) {
        expect([id, headers.get('content-type')]).toEqual([id, 'image/svg+xml'])
        expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      }
      const [day, night] = await Promise.all(answers.map((answer) => answer.text()))
      expect(day).not.toBe(night)
      for (const svg of [day, night]) {
        expect(svg.match(/<path /g)?.length).toBeGreaterThan(50)
        expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|style=/)
      }
    }
  })

  test('is drawn once', async () => {
    const [first, again] = [await drawnPictures('corteo'), await drawnPictures('corteo')]
    expect([again.light, again.dark]).toEqual([first.light, first.dark])
    expect(again.dark).toBe(first.dark)
  })

  test.each([
    ['corteo/picture/dark/0', 404, 'pack-changed'],
    ['nowhere/picture/dark/0', 404, 'pack-not-found'],
    ['corteo/picture/blue/0', 400, 'bad-request'],
  ])('is not at %s', async (path, status, code) => {
    const answer = await reader.ask<{ error: { code: string } }>('GET', `/api/packs/${path}`)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
  })
})

describe('a catalog whose files change', () => {
  let site = ''
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'ludoteca-catalog-'))
    mkdirSync(join(site, 'content'))
    for (const pack of ['village', 'market'])
      cpSync(join(HOME, 'tests/cli', pack), join(site, 'content', pack), { recursive: true })
    vi.spyOn(process, 'cwd').mockReturnValue(site)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    rmSync(site, { recursive: true, force: true })
  })
  const change = (pack: string, make: (text: string) => string) => {
    const file = join(site, 'content', pack, 'pack.yaml')
    writeFileSync(file, make(readFileSync(file, 'utf8')))
  }

  test('is read again, the changed pack alone, with a new tag for all who require it', async () => {
    const before = await get('/api/packs/market')
    const untouched = (await readShelves()).get('market')
    change('village', (text) => text.replace('version: 0.2.0', 'version: 0.2.7'))
    const after = await reader.ask<PackContent>('GET', '/api/packs/market')
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect(after.body.required[0].version).toBe('0.2.7')
    expect((await readShelves()).get('market')?.files).toBe(untouched?.files)
  })

  test('says why a pack of it is no game: what its files say, or what the rules say of them', async () => {
    expect((await readPack.readForPlay('village')).pack?.manifest.id).toBe('village')
    const scenario = join(site, 'content/village/scenarios/morning.yaml')
    const onMap = (map: string) =>
      writeFileSync(scenario, readFileSync(scenario, 'utf8').replace(/^map: .*$/m, `map: ${map}`))
    onMap('nowhere')
    const refused = { code: 'E-UNKNOWN-MAP', file: 'scenarios/morning.yaml', line: expect.any(Number) }
    expect(await readPack.readForPlay('village')).toEqual({ error: expect.objectContaining(refused) })
    onMap('[7]')
    const broken = { severity: 'error', file: 'scenarios/morning.yaml' }
    expect(await readPack.readForPlay('village')).toEqual({ error: expect.objectContaining(broken) })
  })

  test('keeps the other packs when one cannot be read', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    change('market', () => 'id: [\n')
    const ids = async () => (await readPack.listPacks()).packs.map(({ id }) => id)
    expect(await ids()).toEqual(['village'])
    expect(await ids()).toEqual(['village'])
    expect(said).toHaveBeenCalledTimes(1)
    expect((await get('/api/packs/market')).status).toBe(404)
  })
})
