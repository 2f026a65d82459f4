import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compile, crossCheck } from '../../engine/compile'
import { apply, decisions } from '../../engine/game'
import { sourceOf } from '../../engine/kernel/sources'
import { authoring } from '../../engine/rulesets/corteo/authoring'
import type { CorteoPack } from '../../engine/rulesets/corteo/pack'
import type { CorteoDef } from '../../engine/rulesets/corteo/rules'
import { checkPack, type PackFiles, type RequiredPacks } from '../../schemas/check'
import type { Diagnostic } from '../../schemas/diagnostic'
import { namesOf } from '../../schemas/language/names'
import { gatherRequired } from '../../schemas/layering/requires'
import { satisfies } from '../../schemas/layering/version'
import { own } from '../support/own'

const folder = (name: string): Record<string, string> => {
  const root = join(process.cwd(), 'tests/cli', name)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.[a-z]+$/.test(file),
  )
  return Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]),
  )
}
const VILLAGE = folder('village')
const MARKET = folder('market')

const check = (files: PackFiles, required: RequiredPacks = { village: VILLAGE }) =>
  checkPack(files, crossCheck, { required })
const brief = ({ file, line, column, code }: Diagnostic) => `${file}:${line}:${column} ${code}`
const found = (files: PackFiles, required?: RequiredPacks) => check(files, required).diagnostics.map(brief)
const edited = (files: Readonly<Record<string, string>>, file: string, from: string, to: string) => {
  if (!files[file].includes(from)) throw new Error(`${file} does not hold ${from}`)
  return { ...files, [file]: files[file].replace(from, () => to) }
}
const manifest = (id: string, requires = '', version = '1.0.0') =>
  VILLAGE['pack.yaml'].replace('id: village', `id: ${id}`).replace('0.2.0', version) + requires
const asks = (pack: string, version = '^1.0.0') => `requires: [{ pack: ${pack}, version: ${version} }]\n`
/** A pack with only its name and its requirements. */
const bare = (id: string, requires: string) => ({
  'pack.yaml': manifest(id, requires),
  'text/en.yaml': 'language: en\ntext: {}\n',
  'text/it.yaml': 'language: it\ntext: {}\n',
})

describe('a pack that requires another', () => {
  const { pack, diagnostics } = check(MARKET)

  test('has no finding, though most of it is elsewhere', () => {
    expect(diagnostics).toEqual([])
  })

  test('lays its own entries over those of the other, key by key and in their place, and adds the rest', () => {
    expect((pack as CorteoPack).units.units.map(({ id, speed }) => [id, speed])).toEqual([
      ['band', 4],
      ['teacher', 5],
      ['grandmother', 1],
    ])
    expect([0, 1, 2].map((unit) => sourceOf(pack!, 'units', unit))).toEqual([
      { pack: 'village', file: 'units.yaml', path: ['units', 0] },
      { file: 'units.yaml', path: ['units', 1] },
      { file: 'units.yaml', path: ['units', 0] },
    ])
    expect(pack!.units.sides.map(({ id }) => id)).toEqual(['children', 'adults'])
    expect(pack!.maps.village).toMatchObject({ pack: 'village', file: 'maps/village.yaml' })
  })

  test('keeps scenarios and cases to itself', () => {
    expect(Object.keys(pack!.scenarios)).toEqual(['market'])
    expect(pack!.cases.map(({ file }) => file)).toEqual(['cases/market.yaml'])
  })

  test('has its own words first, word by word', () => {
    const helped = {
      village: edited(VILLAGE, 'text/en.yaml', 'name: Teacher', 'name: Teacher, help: Keeps order.'),
    }
    const { text } = check(MARKET, helped).pack!.texts.en
    expect(text.units.teacher).toEqual({ name: 'The late teacher', help: 'Keeps order.' })
    expect([text.places.green.name, text.units.band.name]).toEqual(['The market', 'Band'])
    expect(pack!.texts.it.text.units.band.name).toBe('Banda')
  })

  test('offers the names of both where something is written', () => {
    const names = namesOf(pack)
    expect(names.units).toEqual(['band', 'teacher', 'grandmother'])
    expect([names.maps, names.places, names.tables]).toEqual([['village'], ['green'], ['launch', 'clash']])
  })

  test('has a digest of everything it plays with', () => {
    const other = { village: edited(VILLAGE, 'units.yaml', 'power: 2', 'power: 3') }
    expect(check(MARKET, other).pack!.digest).not.toBe(pack!.digest)
    expect(check({ ...MARKET, 'README.md': 'x' }).pack!.digest).not.toBe(pack!.digest)
    expect(check(MARKET, { village: { ...VILLAGE } }).pack!.digest).toBe(pack!.digest)
  })

  test('says in which pack the number lies that forbids something', () => {
    const game = compile(pack!, 'market')
    if (!game.ok) throw new Error(JSON.stringify(game.error))
    const def = own<CorteoDef>(game.value)
    const units = [
      { id: 't', unit: 'teacher', at: '0101' },
      { id: 'b', unit: 'band', at: '0604' },
    ]
    let state = authoring.position(def, { hand: 2, turn: 'adults', units } as never, [])
    const { seat } = decisions(def, state)[0]
    const selected = apply(def, state, seat, { type: 'select', unit: 't' })
    if (!selected.ok) throw new Error(selected.error.rule)
    state = selected.value.state as typeof state
    const refused = (cell: string) => {
      const tried = apply(def, state, seat, { type: 'move', cell })
      return tried.ok ? undefined : tried.error.source
    }
    expect(refused('0202')).toEqual({ pack: 'village', file: 'terrain.yaml', path: ['terrain', 1, 'cost'] })
    expect(refused('0704')).toEqual({ file: 'units.yaml', path: ['units', 1, 'speed'] })
  })
})

describe('findings about what is required', () => {
  const line = 'pack.yaml:13:13'

  test('a pack that is not here, alone', () => {
    expect(found(MARKET, {})).toEqual([`${line} E-REQUIRES-MISSING`])
    expect(check(MARKET, {}).pack!.scenarios.market).toBeDefined()
    expect(found(MARKET, { village: edited(VILLAGE, 'pack.yaml', 'id: village', 'id: town') })).toEqual([
      `${line} E-REQUIRES-MISSING`,
    ])
  })

  test('another version, with the edit that asks for it', () => {
    const { diagnostics } = check(MARKET, { village: edited(VILLAGE, 'pack.yaml', '0.2.0', '0.3.1') })
    expect(diagnostics.map(brief)).toEqual(['pack.yaml:13:31 E-REQUIRES-VERSION'])
    expect(diagnostics[0].fix?.text).toBe('"^0.3.1"')
  })

  test.each([
    ['1.2.3', '1.2.3', true],
    ['1.2.4', '1.2.3', false],
    ['1.9.0', '^1.2.3', true],
    ['2.0.0', '^1.2.3', false],
    ['1.2.2', '^1.2.3', false],
    ['0.2.9', '^0.2.3', true],
    ['0.3.0', '^0.2.3', false],
    ['0.0.4', '^0.0.3', false],
    ['1.2.9', '~1.2.3', true],
    ['1.3.0', '~1.2.3', false],
    ['10.0.0', '>=9.0.0', true],
    ['8.9.9', '>=9.0.0', false],
    ['1.3.0-draft', '^1.2.0', false],
    ['1.3.0-draft', '1.3.0-draft', true],
  ])('version %s for %s: %s', (version, wanted, fits) => {
    expect(satisfies(version, wanted)).toBe(fits)
  })

  test('a circle, straight or through others, and a pack that requires itself', () => {
    const mine = bare('a', asks('b'))
    const messages = (required: RequiredPacks, files: PackFiles = mine) =>
      check(files, required).diagnostics.flatMap(({ code, message }) =>
        code.startsWith('E-REQUIRES') ? [`${code} ${message.values?.chain}`] : [],
      )
    expect(messages({ b: bare('b', asks('a')) })).toEqual(['E-REQUIRES-CYCLE a → b → a'])
    expect(messages({ b: bare('b', asks('c')), c: bare('c', asks('b')) })).toEqual([
      'E-REQUIRES-CYCLE b → c → b',
    ])
    expect(messages({}, bare('a', asks('a')))).toEqual(['E-REQUIRES-CYCLE a → a'])
  })

  test('a pack further down that is missing, told with who asks for it', () => {
    const { diagnostics } = check(bare('a', asks('b')), { b: bare('b', asks('c')) })
    expect(diagnostics.find(({ code }) => code === 'E-REQUIRES-MISSING')?.message.values).toEqual({
      ...{ pack: 'c', by: 'b', deep: 'yes' },
    })
  })

  test('a pack with errors of its own is one finding, not all of them', () => {
    const spoilt = edited(
      edited(VILLAGE, 'units.yaml', 'speed: 4', 'sped: 4'),
      'tables.yaml',
      'below:',
      'bellow:',
    )
    const { diagnostics } = check(MARKET, { village: spoilt })
    expect(diagnostics.map(brief)).toEqual([`${line} E-REQUIRES-BROKEN`])
    expect(diagnostics[0].message.values).toMatchObject({ count: 2, file: 'tables.yaml' })
  })

  test('a pack of other rules, one that is required twice, and one that is too large', () => {
    expect(
      found(MARKET, { village: edited(VILLAGE, 'pack.yaml', 'ruleset: corteo', 'ruleset: chess') }),
    ).toContain(`${line} E-REQUIRES-RULESET`)
    const twice = edited(
      MARKET,
      'pack.yaml',
      'version: ^0.2.0 }\n',
      'version: ^0.2.0 }\n  - { pack: village, version: 0.2.0 }\n',
    )
    expect(found(twice)).toEqual(['pack.yaml:14:13 E-REQUIRES-TWICE'])
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, i) => [`art/${i}.png`, '']))
    expect(found(MARKET, { village: { ...VILLAGE, ...many } })).toEqual([`${line} E-REQUIRES-LARGE`])
    const heavy = Object.fromEntries(
      Array.from({ length: 17 }, (_, i) => [`cases/${i}.yaml`, '#'.repeat(250_000)]),
    )
    expect(found(MARKET, { village: { ...VILLAGE, ...heavy } })).toEqual([`${line} E-REQUIRES-LARGE`])
  })

  test('never more than twenty packs, however they hang together', () => {
    const chain = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`p${i}`, bare(`p${i}`, asks(`p${i + 1}`))]),
    )
    expect(check(bare('a', asks('p0')), chain).diagnostics.map(({ code }) => code)).toContain(
      'E-REQUIRES-MANY',
    )
  })

  test('a diamond is no circle: the pack below is laid once, and what lies over it stays', () => {
    const b = { ...bare('b', asks('village', '^0.2.0')), 'units.yaml': MARKET['units.yaml'] }
    const c = bare('c', asks('village', '^0.2.0'))
    const both = 'requires: [{ pack: b, version: ^1.0.0 }, { pack: c, version: ^1.0.0 }]\n'
    const { pack } = check(bare('a', both), { b, c, village: VILLAGE })
    expect((pack as CorteoPack).units.units.map(({ id, speed }) => [id, speed])).toContainEqual([
      'teacher',
      5,
    ])
    expect(sourceOf(pack!, 'units', 1)).toEqual({ pack: 'b', file: 'units.yaml', path: ['units', 1] })
  })
})

describe('faults between two packs', () => {
  test('what is wrong in the other pack by itself is not said here', () => {
    const odd = edited(
      VILLAGE,
      'maps/village.yaml',
      "cells: ['0101', '0102', '0201']",
      "cells: ['0101', '0102', '9901']",
    )
    expect(found(MARKET, { village: odd })).toEqual([])
  })

  test('what this pack breaks in the other is said where it requires it, with the place in the other', () => {
    const files = {
      ...MARKET,
      'terrain.yaml':
        'without: [terrain.well.coveredAs]\nterrain:\n  - { id: well, look: { colour: "#eecc55" }, cost: 1 }\n  - { id: school, look: { colour: "#9988bb" }, cost: 1, coveredAs: well }\n',
    }
    const { diagnostics } = check(files)
    expect(diagnostics.map(brief)).toEqual([
      'pack.yaml:13:13 E-SITE-TERRAIN',
      'pack.yaml:13:13 E-SITE-TERRAIN',
    ])
    expect(diagnostics[0].message).toMatchObject({
      key: 'origin.required',
      values: { pack: 'village', file: 'maps/village.yaml', line: 16 },
    })
    expect(diagnostics[0].cells).toEqual([{ map: 'village', cell: '0602' }])
  })

  test('a file that adds may leave its lists out, a pack by itself may not', () => {
    expect(
      found({ ...MARKET, 'units.yaml': 'components: []\n' }).filter((one) => one.startsWith('units')),
    ).toEqual([])
    expect(
      found({ ...VILLAGE, 'units.yaml': 'components: []\n' }).filter((one) => one.startsWith('units')),
    ).toEqual(['units.yaml:1:1 E-KEY-MISSING', 'units.yaml:1:1 E-KEY-MISSING'])
  })

  test('two entries with one id in its own file are still found', () => {
    const twice = edited(
      MARKET,
      'units.yaml',
      'units:\n',
      'units:\n  - { id: teacher, side: adults, speed: 2, power: 4, look: { symbol: whistle } }\n',
    )
    expect(found(twice)).toContain('units.yaml:5:11 E-DUPLICATE-ID')
  })

  test('a name that neither pack has is unknown, with the names of both at hand', () => {
    const { diagnostics } = check(
      edited(MARKET, 'scenarios/market.yaml', 'unit: grandmother', 'unit: grandmothr'),
    )
    const unknown = diagnostics.find(({ code }) => code === 'E-UNKNOWN-UNIT')
    expect([unknown?.file, unknown?.expected, unknown?.fix?.text]).toEqual([
      ...['scenarios/market.yaml', 'band, teacher, grandmother', 'grandmother'],
    ])
  })
})

test('gathering asks for every pack once, circles or not, and stops at the limit', async () => {
  const asked: string[] = []
  const packs: RequiredPacks = { b: bare('b', asks('c')), c: bare('c', asks('b')) }
  const gathered = await gatherRequired(bare('a', asks('b')), async (id) => {
    asked.push(id)
    return packs[id]
  })
  expect([asked, Object.keys(gathered)]).toEqual([
    ['b', 'c'],
    ['b', 'c'],
  ])
  let count = 0
  await gatherRequired(bare('a', asks('p0')), async () => bare('x', asks(`p${++count}`)))
  expect(count).toBe(20)
})
