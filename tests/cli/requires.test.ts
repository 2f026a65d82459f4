import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edit } from './support/copy'
import { HOME, inFolder, ludoteca } from './support/terminal'

const MARKET = join('tests', 'cli', 'market')

/** Copies the two packs side by side into a temporary folder. */
const withBoth = (work: (cwd: string) => Promise<void>) =>
  inFolder(async (cwd) => {
    for (const pack of ['market', 'village'])
      cpSync(join(HOME, 'tests', 'cli', pack), join(cwd, pack), { recursive: true })
    await work(cwd)
  })

describe('a pack that requires the one beside it', () => {
  test('is clean, and so are its cases', async () => {
    const { code, out } = await ludoteca(['check', MARKET])
    expect(out).toBe(`${MARKET}: no findings in 5 files.\n`)
    expect(code).toBe(0)
    const cases = await ludoteca(['test', MARKET])
    expect(cases.out).toContain('1 case passed, none failed')
    expect(cases.code).toBe(0)
  })

  test('is shown on the map of the other, with the names of both', async () => {
    const { code, out } = await ludoteca(['show', `${MARKET}/market`])
    expect(code).toBe(0)
    for (const text of ['7 columns', 'Houses', 'Grandmother', 'The late teacher', 'Band'])
      expect(out).toContain(text)
  })

  test('is played to the end, and its record proves the other pack too', async () => {
    await withBoth(async (cwd) => {
      const played = await ludoteca(['play', 'market/market', '--seed', '4', '--record', 'game.json'], {
        cwd,
      })
      expect(played.code).toBe(0)
      const again = await ludoteca(['replay', 'game.json', '--pack', 'market'], { cwd })
      expect([again.code, again.err]).toEqual([0, ''])

      edit(join(cwd, 'village'), 'text/en.yaml', 'name: Lane', 'name: Alley')
      const elsewhere = await ludoteca(['replay', 'game.json', '--pack', 'market'], { cwd })
      expect(elsewhere.code).toBe(0)
      const { digest } = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8')).pack
      expect(elsewhere.err).toContain(digest)
    })
  })

  test('is packed without the other, and unpacked beside it plays again', async () => {
    await withBoth(async (cwd) => {
      expect((await ludoteca(['pack', 'market', '-o', 'market.zip'], { cwd })).err).toBe('')
      expect((await ludoteca(['unpack', 'market.zip', '-o', 'again'], { cwd })).code).toBe(0)
      const forEditors = ['.vscode', 'schemas']
      expect(readdirSync(join(cwd, 'again')).sort()).toEqual(
        [...readdirSync(join(cwd, 'market')), ...forEditors].sort(),
      )
      expect(existsSync(join(cwd, 'again', 'maps'))).toBe(false)
      expect((await ludoteca(['check', 'again'], { cwd })).code).toBe(0)
    })
  })

  test('without the other says so, once, and packs all the same', async () => {
    await inFolder(async (cwd) => {
      cpSync(join(HOME, MARKET), join(cwd, 'market'), { recursive: true })
      const english = await ludoteca(['check', 'market'], { cwd })
      expect(english.code).toBe(1)
      expect(english.out).toContain(
        'pack.yaml:13:13  error  E-REQUIRES-MISSING  The pack “village” is not here.',
      )
      expect(english.out).toContain('1 error')
      const italian = await ludoteca(['play', 'market/market', '--lang', 'it'], { cwd })
      expect(italian.code).toBe(1)
      expect(italian.out).toContain('Il pacchetto «village» qui non c’è.')
      const packed = await ludoteca(['pack', 'market'], { cwd })
      expect(packed.code).toBe(1)
      expect(packed.err).toContain('1 error')
    })
  })
})

test('a bundled pack is found wherever the pack that requires it lies, unless there is one beside it', async () => {
  await inFolder(async (cwd) => {
    const pack = join(cwd, 'mine')
    mkdirSync(pack)
    const manifest = readFileSync(join(HOME, MARKET, 'pack.yaml'), 'utf8').replace('id: market', 'id: mine')
    writeFileSync(
      join(pack, 'pack.yaml'),
      manifest.replace('village, version: ^0.2.0', 'corteo, version: ^1.0.0'),
    )
    cpSync(join(HOME, 'content/corteo/scenarios'), join(pack, 'scenarios'), { recursive: true })
    cpSync(join(HOME, 'content/corteo/text'), join(pack, 'text'), { recursive: true })
    const { out } = await ludoteca(['check', pack])
    expect(out).not.toContain('  error  ')

    cpSync(join(HOME, 'tests/cli/village'), join(cwd, 'corteo'), { recursive: true })
    expect((await ludoteca(['check', pack])).out).toContain('The pack “corteo” is not here.')
  })
})
