import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Files } from '../../app/_editor/document/change'
import type { RequiredContent } from '../../app/_editor/document/dependencies'
import { checkFiles } from '../../app/_editor/problems/model/check-files'
import { openWorkbench } from '../../app/_editor/workbench'
import { FakeTimer } from './fake-timer'
import { MemoryStore } from './memory-store'

const folder = (name: string): Record<string, string> => {
  const root = join(process.cwd(), 'tests/cli', name)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.yaml$/.test(file),
  )
  return Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]),
  )
}
const MARKET: Files = folder('market')
const VILLAGE: RequiredContent = {
  id: 'village',
  version: '0.2.0',
  name: { en: 'The village' },
  files: folder('village'),
}
const FOREIGN = 'village:maps/village.yaml'

/** A site with the market as a draft, and the village available on request. */
class Site extends MemoryStore {
  brought: string[] = []
  reached = true
  constructor(
    files: Files,
    readonly sent: readonly RequiredContent[],
  ) {
    super()
    this.drafts.set('mine', { files, revision: 1, name: 'Mine' })
  }
  override async open(id: string) {
    return { ...(await super.open(id)), required: this.sent }
  }
  async loadParts(id: string) {
    this.brought.push(id)
    if (!this.reached) throw new Error('not reached')
    return id === 'village' ? [VILLAGE] : []
  }
}

async function open(site: Site) {
  const timer = new FakeTimer()
  const { session } = await openWorkbench('mine', {
    store: site,
    journal: { read: () => [], write: () => true, clear() {}, clearAll() {} } as never,
    checker: { check: async (files, required) => checkFiles(files, required), close() {} },
    timer: timer.after,
    newKey: () => 'key',
  })
  const retype = (file: string, text: string) => {
    const removed = session.document.text(file) ?? ''
    session.edits.type([{ type: 'text', file, at: 0, removed, inserted: text }], 0)
  }
  return { session, retype }
}
const asked = (files: Files, requires: string): Files => ({
  ...files,
  'pack.yaml': files['pack.yaml'].split('requires:')[0] + requires,
})

describe('a draft that requires a pack', () => {
  test('has no problem, and shows the map, the ground and the names of the other', async () => {
    const { session } = await open(new Site(MARKET, [VILLAGE]))
    expect((await session.checkNow()).diagnostics).toEqual([])
    expect([session.files.maps, session.state.mapFile]).toEqual([[FOREIGN], FOREIGN])
    expect(session.files.map?.board?.id).toBe('village')
    expect(session.files.look.terrain.map(({ id }) => id)).toEqual(['lane', 'houses', 'well', 'school'])
    expect(session.files.look.units.map(({ id }) => id)).toEqual(['band', 'teacher', 'grandmother'])
    expect(session.files.nameOf('en', 'terrain', 'lane')).toBe('Lane')
    expect(session.files.nameOf('en', 'units', 'teacher')).toBe('The late teacher')
    expect(session.files.nameOf('it', 'units', 'band')).toBe('Banda')
  })

  test('cannot paint on that map, and is told whose it is', async () => {
    const { session } = await open(new Site(MARKET, [VILLAGE]))
    const { files } = session.document
    session.tool.chooseTerrain('well')
    session.tool.pointerDown(0)
    session.tool.pointerUp()
    expect(session.document.files).toBe(files)
    expect(session.state.notice).toEqual({ key: 'studio.foreignMap', values: { pack: 'village' } })
    session.tool.choose('select')
    session.tool.pointerDown(3)
    session.tool.pointerUp()
    expect(session.state.selected).toBe(3)
  })

  test('shows its own map once it brings one by the same id', async () => {
    const { session } = await open(new Site(MARKET, [VILLAGE]))
    session.files.add('maps/mine.yaml')
    const text = session.document.text('maps/mine.yaml') ?? ''
    const inserted = VILLAGE.files['maps/village.yaml'] as string
    session.edits.type([{ type: 'text', file: 'maps/mine.yaml', at: 0, removed: text, inserted }], 0)
    await session.checkNow()
    expect(session.files.maps).toEqual(['maps/mine.yaml'])
    expect(session.state.mapFile).toBe('maps/mine.yaml')
  })
})

describe('a requirement that is written while the draft is open', () => {
  test('brings the pack, once', async () => {
    const site = new Site(asked(MARKET, ''), [])
    const { session, retype } = await open(site)
    const before = await session.checkNow()
    expect(before.diagnostics.some(({ code }) => code === 'E-FILE-MISSING')).toBe(true)
    expect([site.brought, session.files.maps]).toEqual([[], []])

    retype('pack.yaml', MARKET['pack.yaml'])
    expect((await session.checkNow()).diagnostics).toEqual([])
    expect([site.brought, session.state.mapFile]).toEqual([['village'], FOREIGN])
    retype('text/en.yaml', `${MARKET['text/en.yaml']}\n`)
    await session.checkNow()
    expect(site.brought).toEqual(['village'])

    retype('pack.yaml', asked(MARKET, '')['pack.yaml'])
    await session.checkNow()
    expect([session.state.mapFile, session.required.base]).toEqual([undefined, undefined])
  })

  test('of a pack that is nowhere, or a site that does not answer, is one problem and no more', async () => {
    const site = new Site(asked(MARKET, 'requires: [{ pack: town, version: ^1.0.0 }]\n'), [])
    const { session, retype } = await open(site)
    expect((await session.checkNow()).diagnostics.map(({ code }) => code)).toEqual(['E-REQUIRES-MISSING'])

    site.reached = false
    retype('pack.yaml', MARKET['pack.yaml'])
    expect((await session.checkNow()).diagnostics.map(({ code }) => code)).toEqual(['E-REQUIRES-MISSING'])
    site.reached = true
    retype('pack.yaml', `${MARKET['pack.yaml']}\n`)
    expect((await session.checkNow()).diagnostics).toEqual([])
  })
})
