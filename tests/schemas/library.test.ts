/** Schemas load by ruleset. The browser's library checks like the complete one. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { KINDS } from '../../schemas/generated/kinds'
import { firstLoad } from '../support/first-load'

const filesOf = (pack: string) =>
  Object.fromEntries(
    readdirSync(`content/${pack}`, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => [path, readFileSync(join('content', pack, path), 'utf8')]),
  )

/** Returns a fresh library without any loaded schema. */
async function freshHouse() {
  vi.resetModules()
  const [library, requires, checking, { complete }] = await Promise.all([
    import('../../schemas/library'),
    import('../../schemas/layering/requires'),
    import('../../schemas/checking/checking'),
    import('../../schemas/language/complete'),
  ])
  return { ...library, ...requires, ...checking, complete }
}
type House = Awaited<ReturnType<typeof freshHouse>>

const handOf = ({ isLoaded: isAtHand }: House) => KINDS.filter(isAtHand)

describe('what is at hand', () => {
  let house: House
  beforeEach(async () => {
    house = await freshHouse()
  })

  test('is at first only what all rulesets share', () => {
    expect(handOf(house)).toEqual(['shared', 'pack', 'map', 'text'])
  })

  test('is, once brought, the files of that ruleset and of no other', async () => {
    await house.loadParts(house.rulesetsIn(filesOf('junta')))
    const hand = handOf(house)
    expect(hand.filter((kind) => kind.startsWith('junta-'))).toHaveLength(9)
    expect(hand.filter((kind) => /^(wir-|kriegspiel-|cry-|scenario$)/.test(kind))).toEqual([])
  })

  test('lacks nothing that the files of a ruleset answer to', async () => {
    const { RULESETS, schemaFor } = await import('../../schemas/catalogue')
    const paths = [
      'terrain.yaml',
      'units.yaml',
      'tables.yaml',
      'tracks.yaml',
      'bots.yaml',
      'decks/a.yaml',
      'scenarios/a.yaml',
      'cases/a.yaml',
      'maps/a.yaml',
    ]
    for (const ruleset of RULESETS) {
      const fresh = await freshHouse()
      await fresh.loadParts([ruleset])
      const kinds = paths.flatMap((path) => schemaFor(path, ruleset) ?? [])
      expect(
        kinds.filter((kind) => !fresh.isLoaded(kind)),
        ruleset,
      ).toEqual([])
      for (const path of paths)
        if (schemaFor(path, ruleset)) fresh.checkFile(path, 'id: odd\nid2: [}', { ruleset })
    }
  })

  test('is asked for by what a manifest names, misspells or leaves out', () => {
    const { rulesetsIn } = house
    const manifest = (line: string) => ({ 'pack.yaml': `id: odd\n${line}\n` })
    expect(rulesetsIn(manifest('ruleset: junta'))).toEqual(['junta'])
    expect(rulesetsIn(manifest('ruleset: junto'))).toEqual(['corteo', 'junta'])
    expect(rulesetsIn(manifest(''))).toEqual(['corteo'])
    expect(rulesetsIn({})).toEqual(['corteo'])
    expect(rulesetsIn(manifest('ruleset: junta'), { other: manifest('ruleset: kriegspiel') })).toEqual([
      'junta',
      'kriegspiel',
    ])
  })

  test('is never guessed: a file whose schemas are elsewhere is no file without faults', () => {
    const found = house.checkFile('decks/politics.yaml', 'id: x', { ruleset: 'junta' })
    expect(found).toMatchObject([{ code: 'E-INTERNAL', severity: 'error', file: 'decks/politics.yaml' }])
    expect(found[0].message.values?.reason).toMatch(/not brought/)
    expect(house.complete('decks/politics.yaml', 'i', 1, {}, 'en', 'junta')).toEqual([])
  })

  test('comes once, and is asked for again when it failed to come', async () => {
    const asked: string[] = []
    const part = { schemas: { 'junta-deck': {} }, validators: {} }
    const junta = async () => {
      asked.push('junta')
      if (asked.length === 1) throw new Error('offline')
      return { default: part }
    }
    vi.doMock('../../schemas/generated/parts', () => ({ PARTS: { junta } }))
    const { loadParts, isLoaded: isAtHand } = await freshHouse()
    vi.doUnmock('../../schemas/generated/parts')
    await expect(loadParts(['junta'])).rejects.toThrow('offline')
    expect(isAtHand('junta-deck')).toBe(false)
    await Promise.all([loadParts(['junta', 'nobody-knows']), loadParts(['junta'])])
    await loadParts(['junta'])
    expect([isAtHand('junta-deck'), asked.length]).toEqual([true, 2])
  })
})

const broken = (pack: string) => {
  const files = filesOf(pack)
  const [deck] = Object.keys(files).filter(
    (path) => path.startsWith('decks/') || path.startsWith('scenarios/'),
  )
  return { ...files, [deck]: files[deck].replace(/^( *-? *)id:/m, '$1idd:') }
}

test.each(['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'wir-sind-das-volk'])(
  '%s is checked with its own schemas alone as with all of them',
  async (pack) => {
    const house = await freshHouse()
    const files = broken(pack)
    await house.loadParts(house.rulesetsIn(files))
    const alone = house.checkPack(files).diagnostics
    const { checkPack } = await import('../../schemas/check')
    expect(alone.length).toBeGreaterThan(0)
    expect(alone).toEqual(checkPack(files).diagnostics)
  },
)

test('a browser that loads the checks loads no ruleset before it asks for one', async () => {
  const read = await firstLoad("export { checkPack } from './schemas/checking/checking'")
  expect(read.filter((path) => path.includes('generated/parts/'))).toEqual([
    'schemas/generated/parts/common.js',
  ])
  expect(read.filter((path) => path.endsWith('.schema.json')).sort()).toEqual(
    ['map', 'pack', 'shared', 'text'].map((kind) => `schemas/${kind}.schema.json`),
  )
}, 60_000)
