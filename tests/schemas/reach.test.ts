/** Scenarios that extend another one, and files with only the differences from those below. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { compile, crossCheck } from '../../engine/compile'
import { partSource, placeIn, sourceOf } from '../../engine/kernel/sources'
import { checkFile, checkPack, type Memory, type PackFiles } from '../../schemas/check'
import type { Diagnostic } from '../../schemas/diagnostic'

const VILLAGE = Object.fromEntries(
  readdirSync(join(process.cwd(), 'tests/cli/village'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.yaml$/.test(file))
    .map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(join(process.cwd(), 'tests/cli/village', file), 'utf8'),
    ]),
)
const MORNING = parse(VILLAGE['scenarios/morning.yaml']) as Record<string, unknown>
/** A pack over the village with only its name. */
const MANIFEST = `${VILLAGE['pack.yaml'].replace('id: village', 'id: mine').replace(/^scenarios:.*\n/m, '')}requires: [{ pack: village, version: ^0.2.0 }]\n`
const check = (files: PackFiles, memory?: Memory) =>
  checkPack({ 'pack.yaml': MANIFEST, ...files }, crossCheck, {
    required: { village: VILLAGE },
    ...(memory ? { memory } : {}),
  })
const brief = ({ file, line, column, code }: Diagnostic) => `${file}:${line}:${column} ${code}`
const found = (files: PackFiles) => check(files).diagnostics.map(brief)

describe('a pack that has nothing but a manifest', () => {
  test('is a pack: it plays the scenarios of the one below', () => {
    const { pack, diagnostics } = check({})
    expect(diagnostics).toEqual([])
    expect(Object.keys(pack!.scenarios)).toEqual(['morning'])
    expect(compile(pack!, 'morning').ok).toBe(true)
  })

  test('has those scenarios beside its own that its manifest names', () => {
    const named = { 'pack.yaml': `${MANIFEST}scenarios: [morning]\n` }
    const files = { 'scenarios/evening.yaml': 'id: evening\nextends: village/morning\n' }
    expect(Object.keys(check({ ...named, ...files }).pack!.scenarios)).toEqual(['morning', 'evening'])
    expect(Object.keys(check(files).pack!.scenarios)).toEqual(['evening'])
  })
})

describe('what lies over another file', () => {
  const one = { 'units.yaml': 'change: { units.teacher.speed: 6 }\n' }

  test('changes one number, and every other is that of the file below, where it is written', () => {
    const { pack, diagnostics } = check(one)
    expect(diagnostics).toEqual([])
    const below = parse(VILLAGE['units.yaml']) as { units: { id: string; speed: number }[] }
    const at = below.units.findIndex(({ id }) => id === 'teacher')
    expect(pack!.units.units).toEqual(below.units.with(at, { ...below.units[at], speed: 6 }))
    expect(sourceOf(pack!, 'units', at, 'speed')).toEqual({
      ...{ file: 'units.yaml', path: ['change', 'units.teacher.speed'] },
    })
    expect(sourceOf(pack!, 'units', at, 'power')).toEqual({
      ...{ pack: 'village', file: 'units.yaml', path: ['units', at, 'power'] },
    })
  })

  test('entry by entry, key by key; `without` takes out, and what is then written is written anew', () => {
    const { pack } = check({
      'terrain.yaml':
        'without: [well]\nterrain: [{ id: well, cost: 2, look: { colour: "#eecc55" } }, { id: lane, cost: 2 }]\n',
    })
    const list = pack!.terrain.terrain!
    expect(list.find(({ id }) => id === 'well')).toEqual({ id: 'well', cost: 2, look: { colour: '#eecc55' } })
    expect(list.find(({ id }) => id === 'lane')).toEqual({ id: 'lane', cost: 2, look: { colour: '#eee6d2' } })
  })

  test('gives single cells of a map another ground', () => {
    const { pack, diagnostics } = check({
      'maps/village.yaml': 'id: village\nground: [{ terrain: houses, cells: ["0101"] }]\n',
    })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(pack!.maps.village.rows).toEqual((parse(VILLAGE['maps/village.yaml']) as { rows: string[] }).rows)
    expect(placeIn(pack!.maps.village, 'rows', 0)).toEqual({
      pack: 'village',
      file: 'maps/village.yaml',
      path: ['rows', 0],
    })
    expect(
      found({ 'maps/village.yaml': 'id: village\nground: [{ terrain: hoses, cells: ["0199"] }]\n' }),
    ).toEqual(['maps/village.yaml:2:21 E-UNKNOWN-TERRAIN', 'maps/village.yaml:2:36 E-CELL-OFF-MAP'])
  })

  test('is shared as it was while it stays the same, and never writes to what lies below', () => {
    const before = JSON.stringify(check({}).pack)
    const memory: Memory = new Map()
    const [first, again] = [check(one, memory).pack!, check(one, memory).pack!]
    expect(again.units).toBe(first.units)
    expect(again.terrain).toBe(first.terrain)
    expect(JSON.stringify(check({}).pack)).toBe(before)
  })

  test.each([
    [
      'a way that leads nowhere, with the nearest',
      'units.yaml',
      'change: { units.teachr.speed: 6 }\n',
      'units.yaml:1:11 E-CHANGE-UNKNOWN',
      'units.teacher.speed',
    ],
    [
      'a key that nobody knows, at the line that puts it in',
      'units.yaml',
      'change: { units.teacher.sped: 6 }\n',
      'units.yaml:1:11 E-KEY-UNKNOWN',
      undefined,
    ],
    [
      'a value that does not fit, at that value',
      'units.yaml',
      'change: { units.teacher.speed: fast }\n',
      'units.yaml:1:32 E-TYPE',
      undefined,
    ],
    [
      'something to take out that is not there',
      'units.yaml',
      'without: [teachr]\n',
      'units.yaml:1:11 E-WITHOUT-UNKNOWN',
      'teacher',
    ],
    [
      'too few left, at the line that takes one out',
      'units.yaml',
      'without: [sides.adults, sides.children]\n',
      'units.yaml:1:25 E-COUNT-LOW',
      undefined,
    ],
    [
      'a file under which nothing lies',
      'maps/other.yaml',
      'id: other\nchange: { grid.rows: 3 }\n',
      'maps/other.yaml:2:1 E-NOTHING-BELOW',
      undefined,
    ],
    ['a list where ways are wanted', 'units.yaml', 'change: [1]\n', 'units.yaml:1:9 E-TYPE', undefined],
    [
      'a new entry without what it needs, alone',
      'units.yaml',
      'units: [{ id: dog, speed: 4, power: 1, look: { symbol: star } }]\n',
      'units.yaml:1:9 E-KEY-MISSING',
      undefined,
    ],
  ])('is told of %s', (_, file, text, at, suggestion) => {
    const { diagnostics } = check({ [file]: text })
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(brief)).toEqual([at])
    expect(diagnostics[0].fix?.text).toBe(suggestion)
  })

  test('by itself lacks nothing, and is still told what is wrong in it', () => {
    expect(checkFile('units.yaml', 'change: { units.teacher.speed: 6 }\n', { ruleset: 'corteo' })).toEqual([])
    expect(checkFile('units.yaml', 'change: {}\nunitts: []\n', { ruleset: 'corteo' }).map(brief)).toEqual([
      'units.yaml:2:1 E-KEY-UNKNOWN',
    ])
  })
})

describe('a scenario that extends another', () => {
  const evening = (more = '') => ({
    'scenarios/evening.yaml': `id: evening\nextends: village/morning\n${more}`,
  })

  test('is that one whole, but for what it says itself', () => {
    const { pack, diagnostics } = check(evening('turns: 3\n'))
    expect(diagnostics).toEqual([])
    const { file: _file, origin: _origin, ...now } = pack!.scenarios.evening
    expect(now).toEqual({ ...MORNING, id: 'evening', turns: 3 })
    expect(placeIn(pack!.scenarios.evening, 'turns')).toEqual({
      file: 'scenarios/evening.yaml',
      path: ['turns'],
    })
    expect(placeIn(pack!.scenarios.evening, 'map').pack).toBe('village')
  })

  test('has the words of that one, where it has none', () => {
    const { text } = check(evening()).pack!.texts.en
    expect(text.scenarios.evening).toEqual(text.scenarios.morning)
  })

  test('in chains, over packs and within one', () => {
    const { pack, diagnostics } = check({
      ...evening('turns: 3\n'),
      'scenarios/night.yaml': 'id: night\nextends: evening\nchange: { minutes: 45 }\n',
    })
    expect(diagnostics).toEqual([])
    expect(pack!.scenarios.night).toMatchObject({ map: MORNING.map, turns: 3, minutes: 45 })
  })

  test.each([
    ['itself', { a: 'a' }, ['scenarios/a.yaml:2:10 E-EXTENDS-CYCLE']],
    [
      'one another',
      { a: 'b', b: 'mine/a' },
      ['scenarios/a.yaml:2:10 E-EXTENDS-CYCLE', 'scenarios/b.yaml:2:10 E-EXTENDS-CYCLE'],
    ],
    ['one that is not there', { a: 'village/mornng' }, ['scenarios/a.yaml:2:10 E-EXTENDS-UNKNOWN']],
  ])('cannot extend %s', (_, links, expected) => {
    const files = Object.entries(links).map(([id, other]) => [
      `scenarios/${id}.yaml`,
      `id: ${id}\nextends: ${other}\n`,
    ])
    expect(found(Object.fromEntries(files))).toEqual(expected)
  })

  test('is told of names that it breaks at its own line', () => {
    expect(found(evening('change: { map: nowhere }\n'))).toEqual([
      'scenarios/evening.yaml:3:16 E-UNKNOWN-MAP',
    ])
    expect(found(evening('without: [map]\n'))).toEqual(['scenarios/evening.yaml:3:11 E-KEY-MISSING'])
  })

  test('is told at its own line of what the other one says and it makes wrong', () => {
    expect(found({ 'units.yaml': 'without: [sides.adults]\n' })).toContain('units.yaml:1:11 E-UNKNOWN-SIDE')
  })
})

test('a number that a pack in the middle changes is known as its own', () => {
  const middle = { 'pack.yaml': MANIFEST, 'units.yaml': 'change: { units.teacher.speed: 6 }\n' }
  const top = `${MANIFEST.replace('id: mine', 'id: top').replace(/requires.*\n/, '')}requires: [{ pack: mine, version: ${/^version: (.*)$/m.exec(MANIFEST)![1]} }]\n`
  const { pack, diagnostics } = checkPack({ 'pack.yaml': top }, crossCheck, {
    required: { mine: middle, village: VILLAGE },
  })
  expect(diagnostics).toEqual([])
  expect(partSource(pack!, 'units.yaml', 'units', 1, 'speed')).toEqual({
    ...{ pack: 'mine', file: 'units.yaml', path: ['change', 'units.teacher.speed'] },
  })
})
