import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Elsewhere, underlinedIn } from './elsewhere'
import { LanguageServer } from './language-server'

/** The smallest whole game, and a pack that requires another. `tests/long` covers all. */
const GAME = 'content/kriegspiel'
const MOD = 'tests/volk/packs/what-if'

describe('a pack that was carried away', () => {
  const elsewhere = new Elsewhere()
  let game: string
  let mod: string
  let server: LanguageServer
  beforeAll(async () => {
    game = await elsewhere.unpack(GAME, 'it')
    mod = await elsewhere.unzip(MOD)
    server = await LanguageServer.start('yaml-language-server', game)
  }, 60_000)
  afterAll(() => {
    server?.stop()
    elsewhere.remove()
  })

  test('is underlined nowhere, unpacked by us or unzipped by anybody', async () => {
    const [unpacked, unzipped] = [await underlinedIn(server, game), await underlinedIn(server, mod)]
    expect(unpacked.found).toEqual([])
    expect(unpacked.files).toBeGreaterThan(10)
    expect(unzipped.found).toEqual([])
    expect(unzipped.files).toBeGreaterThan(4)
  })

  test('is underlined on the line of a fault', async () => {
    for (const [path, from, to] of [
      [join(game, 'units.yaml'), '    defence: 6', '    defense: 6'],
      [join(game, 'scenarios/opening.yaml'), 'map: board', 'mapp: board'],
      [join(mod, 'pack.yaml'), 'licence:', 'license:'],
    ] as const) {
      const text = readFileSync(path, 'utf8')
      expect([path, text.includes(from)]).toEqual([path, true])
      const line = text.slice(0, text.indexOf(from)).split('\n').length
      const found = await server.check(
        path,
        text.replace(from, () => to),
      )
      expect([path, found.map((one) => one.line).includes(line)]).toEqual([path, true])
    }
  })

  test('is explained in the language in which it was unpacked', async () => {
    const path = join(game, 'units.yaml')
    const text = readFileSync(path, 'utf8')
    const line = text.split('\n').findIndex((one) => one.includes('attack: 4'))
    const told = (folder: string) =>
      JSON.parse(readFileSync(join(game, 'schemas', folder, 'kriegspiel-units.schema.json'), 'utf8'))
        .definitions.KriegspielUnitType.properties.attack.description
    const help = await server.hover(path, text, line, 6)
    expect(help).toContain(told(''))
    expect(told('')).not.toBe(told('en'))
  })

  test('needs no line in its files where the editor reads the settings beside them', async () => {
    const settings = JSON.parse(readFileSync(join(game, '.vscode/settings.json'), 'utf8'))
    const without = (path: string) => readFileSync(join(game, path), 'utf8').replace(/^# yaml-.*\n/, '')
    const own = { schemas: settings['yaml.schemas'] }
    const withSettings = await LanguageServer.start('yaml-language-server', game, own)
    try {
      for (const [path, from, to] of [
        ['units.yaml', 'defence: 6', 'defense: 6'],
        ['scenarios/opening.yaml', 'map: board', 'mapp: board'],
        ['text/it.yaml', 'language: it', 'lingua: it'],
      ]) {
        const text = without(path)
        expect(await withSettings.checkOnce(join(game, path), text)).toEqual([])
        expect(text).toContain(from)
        const found = await withSettings.checkOnce(join(game, 'again', path), text.replace(from, to))
        expect([path, found.length > 0]).toEqual([path, true])
      }
      // A file of cases with the name of another file is checked by the schema of cases alone.
      const cases = without('cases/combat.yaml')
      expect(await withSettings.checkOnce(join(game, 'cases/units.yaml'), cases)).toEqual([])
    } finally {
      withSettings.stop()
    }
  })
})
