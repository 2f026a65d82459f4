/** One typing slip in a file hides no other finding, neither in other files nor before it. */
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { checkFile, checkPack } from '../../schemas/check'
import { SYMBOLS } from '../../schemas/pictures/symbols'
import { parse } from '../../schemas/yaml/parse'
import { MINI } from './mini-pack'

/** One fault in each of two files, and one between files. */
const FAULTY = {
  ...MINI,
  'terrain.yaml': MINI['terrain.yaml'].replace('cost: 1\n', 'cost: 100\n'),
  'maps/town.yaml': MINI['maps/town.yaml'].replace('s: { terrain: street }', 's: { terrain: steppe }'),
}
const said = (files: Record<string, string>) =>
  checkPack(files, crossCheck).diagnostics.map(({ file, code }) => `${file} ${code}`)
const FOUND = ['terrain.yaml E-RANGE', 'maps/town.yaml E-UNKNOWN-TERRAIN']
const withSlip = (file: string, from: string, to: string) => {
  expect(FAULTY[file as keyof typeof FAULTY]).toContain(from)
  return { ...FAULTY, [file]: FAULTY[file as keyof typeof FAULTY].replace(from, to) }
}

test('without a slip these are found', () => expect(said(FAULTY)).toEqual(expect.arrayContaining(FOUND)))

describe('a slip that an edit mends', () => {
  test.each([
    ['units.yaml', '    speed: 4\n', '     speed: 4\n'],
    ['units.yaml', '    speed: 4\n', '   speed: 4\n'],
    ['units.yaml', 'side: march', 'side:\u00a0march'],
    ['units.yaml', '{ symbol: people }', '{ symbol: people'],
    ['units.yaml', 'side: march', 'side: "march'],
    ['tables.yaml', 'below: none', 'below: “none"'],
    ['pack.yaml', '{ en: Made for a test. }', '{ en: Made, for a test. }'],
    ['pack.yaml', '  - name: Ada Rossi\n', '  - name: Ada: Rossi\n'],
    ['scenarios/base.yaml', 'map: town', 'map: "town'],
    ['text/en.yaml', 'name: Crowd', 'name: @Crowd'],
    ['cases/streets.yaml', 'cases:\n', 'cases：\n'],
  ])('%s: %j as %j', (file, from, to) => {
    const found = said(withSlip(file, from, to))
    expect(found).toEqual(expect.arrayContaining(FOUND))
    expect(found.some((one) => one.startsWith(`${file} E-`))).toBe(true)
  })

  test('what else is wrong in its file is found too, before it and behind it', () => {
    const text = MINI['units.yaml']
      .replace('shape: round', 'shape: rund')
      .replace('side: march\n    speed', 'side:\u00a0march\n    speed')
      .replace('speed: 6', 'speed: fast')
    expect(checkFile('units.yaml', text).map(({ code }) => code)).toEqual([
      'E-NAME-UNKNOWN',
      'E-TEXT-CHARACTER',
      'E-TYPE',
    ])
  })

  test('several slips are found at once', () => {
    const text = MINI['units.yaml'].replace('mark: MOV }', 'mark: MOV').replace('    speed: 6', '   speed: 6')
    expect(checkFile('units.yaml', text).map(({ code }) => code)).toEqual(['E-YAML-BRACKET', 'E-YAML-INDENT'])
  })
})

describe('a slip that none mends', () => {
  test.each([
    ['scenarios/base.yaml', 'turns: 3', 'turns: 3\n? [a]\n: b'],
    ['cases/streets.yaml', 'cases:\n', '? [a]\n: b\ncases:\n'],
    ['text/en.yaml', 'text:\n', '? [a]\n: b\ntext:\n'],
  ])('%s: what is wrong in other files is found', (file, from, to) => {
    expect(said(withSlip(file, from, to))).toEqual(expect.arrayContaining(FOUND))
  })

  test('what stands before it in its file is found, and nothing is made up behind it', () => {
    const text = MINI['units.yaml']
      .replace('shape: round', 'shape: rund')
      .replace('units:\n', '? [a]\n: b\nunits:\n')
    expect(checkFile('units.yaml', text).map(({ code }) => code)).toEqual([
      'E-NAME-UNKNOWN',
      'E-YAML-KEY-MARK',
    ])
  })
})

describe('indentation', () => {
  test.each([
    [
      'name:\n  en: One\n   it: Uno\n',
      { line: 3, found: 3, fits: '0, 2', many: 'yes' },
      'name:\n  en: One\n  it: Uno\n',
    ],
    ['id: a\n  name: b\n', { line: 2, found: 2, fits: '0', many: 'no' }, 'id: a\nname: b\n'],
    [
      'list:\n  - a: 1\n   b: 2\n',
      { line: 3, found: 3, fits: '0, 4', many: 'yes' },
      'list:\n  - a: 1\n    b: 2\n',
    ],
    ['list:\n    - a\n  - b\n', { line: 3, found: 2, fits: '4', many: 'no' }, 'list:\n    - a\n    - b\n'],
    ['list:\n- a: 1\n  - b: 2\n', { line: 3, found: 2, fits: '0', many: 'no' }, 'list:\n- a: 1\n- b: 2\n'],
  ])('%j: the line, its depth and what fits', (text, values, mended) => {
    const [found] = parse(text).faults
    expect(found).toMatchObject({ code: 'E-YAML-INDENT', message: { values } })
    expect(found.start).toBe(
      text
        .split('\n')
        .slice(0, values.line - 1)
        .join('\n').length + 1,
    )
    const lines = text.split('\n')
    lines[values.line - 1] = ' '.repeat(found.fix?.text.length ?? 9) + lines[values.line - 1].trim()
    expect(lines.join('\n')).toBe(mended)
  })
})

describe('a file of another program', () => {
  const FILES: readonly (readonly [what: string, file: string, text: string])[] = [
    [
      'megamek-scenario',
      'scenarios/base.yaml',
      'MMSVersion: 2\nname: Test\nplanet: None\nmap: AGoAC Maps/x.board\nfactions:\n- name: A\n',
    ],
    [
      'megamek-board',
      'maps/town.yaml',
      'size 16 17\noption exit_roads_to_pavement false\nhex 0101 0 "" "grass"\nend\n',
    ],
    [
      'tiled',
      'maps/town.yaml',
      '<?xml version="1.0"?>\n<map version="1.10" orientation="hexagonal" width="3">\n</map>\n',
    ],
    ['tiled', 'maps/town.yaml', '{ "height": 4, "tiledversion": "1.10.2", "layers": [] }\n'],
    ['ldtk', 'maps/town.yaml', '{ "__header__": { "fileType": "LDtk Project JSON", "app": "LDtk" } }\n'],
    ['wesnoth-map', 'maps/town.yaml', 'Gg, Gg^Fp, 1 Ke, Ww\nGg, Hh, Mm, Ww\n'],
    ['wesnoth-config', 'scenarios/base.yaml', '[scenario]\n    id=one\n    name=_"One"\n[/scenario]\n'],
    ['18xx', 'maps/town.yaml', '{ "info": { "title": "1889" }, "companies": [], "map": { "hexes": [] } }\n'],
    ['openra', 'units.yaml', '^Vehicle:\n\tInherits@1: ^Exists\n\tHealth:\n\t\tHP: 100\n'],
    ['csv', 'units.yaml', 'id,name,speed\ncrowd,Crowd,4\nguard,Guard,6\n'],
    ['page', 'pack.yaml', '<!DOCTYPE html>\n<html><body>id: mini</body></html>\n'],
  ]
  test.each(FILES)('%s in %s: one finding says so', (what, file, text) => {
    const found = checkFile(file, text)
    expect(found.map(({ code, line }) => [code, line])).toEqual([['E-FILE-FOREIGN', 1]])
    expect(found[0].message.values?.what).toEqual({ message: { key: `foreign.${what}` } })
  })
  test('no file of ours is one', () => {
    for (const [file, text] of Object.entries(MINI)) expect(checkFile(file, text)).toEqual([])
  })
})

describe('symbols that are not there', () => {
  const symbol = (name: string, times = 1) => ({
    ...MINI,
    'units.yaml': Array.from({ length: times }).reduce<string>(
      (text, _, index) =>
        `${text}  - { id: more-${index}, side: march, speed: 1, power: 1, look: { symbol: ${name} } }\n`,
      MINI['units.yaml'],
    ),
  })
  const warned = (name: string, times?: number) =>
    checkPack(symbol(name, times)).diagnostics.filter(({ code }) => code === 'W-SYMBOL-UNKNOWN')

  test('a name that shares letters with some: those, and no more than five', () => {
    const [{ message, expected = '' }] = warned('horseback')
    expect(message.values).toMatchObject({ likely: 'near', count: 1 })
    expect(expected.split(', ')).toContain('horse')
    expect(expected.split(', ').length).toBeLessThanOrEqual(5)
    for (const name of expected.split(', ')) expect(SYMBOLS).toContain(name)
  })
  test('the same name at sixty units is one finding', () => {
    expect(warned('xqx', 60).map(({ message }) => message.values)).toEqual([
      { found: 'xqx', allowed: '', suggestion: '', likely: 'no', count: 60 },
    ])
  })
  test('a slip has its edit at each place', () => {
    expect(warned('shiedl', 3).map(({ fix }) => fix?.text)).toEqual(['shield', 'shield', 'shield'])
  })
})
