import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import type { RawPack } from '../../engine/types'
import { checkFile, checkPack, schemaFor } from '../../schemas/check'
import type { Diagnostic, Finding } from '../../schemas/diagnostic'
import { sha256 } from '../../schemas/sha256'
import { parse } from '../../schemas/yaml/parse'
import { changed, MINI } from './mini-pack'

const brief = ({ file, line, column, code }: Diagnostic) => `${file}:${line}:${column} ${code}`

describe('four faults at once in the bundled pack', () => {
  const good = bundled('content/corteo')
  const river = riverCell(good['maps/city.yaml'])
  const files: Record<string, string> = {
    ...good,
    'units.yaml': edited(good, 'units.yaml', 'speed:', 'sped:'),
    'scenarios/base.yaml': edited(good, 'scenarios/base.yaml', 'turns: 10', 'turns: ten'),
    'maps/city.yaml': edited(good, 'maps/city.yaml', '{ terrain: garden }', '{ terrain: gardn }'),
    'cases/wet.yaml': `cases:
  - id: wet
    proves: [C-001]
    scenario: base
    given: { units: [{ unit: celere-4-4, at: '${river}' }] }
    steps: [{ expect: { hand: 1 } }]
`,
  }

  test('the pack itself has no finding', () => {
    expect(checkPack(good, crossCheck).diagnostics).toEqual([])
  })

  test('a misspelt key, a wrong type, an unknown terrain and a unit on the river: four findings with their places', () => {
    expect(checkPack(files, crossCheck).diagnostics.map(brief)).toEqual([
      `scenarios/base.yaml:${placeOf(files, 'scenarios/base.yaml', 'ten\n')} E-TYPE`,
      `units.yaml:${placeOf(files, 'units.yaml', 'sped')} E-KEY-UNKNOWN`,
      'cases/wet.yaml:5:46 E-UNIT-ON-CLOSED-TERRAIN',
      `maps/city.yaml:${placeOf(files, 'maps/city.yaml', 'gardn')} E-UNKNOWN-TERRAIN`,
    ])
  })

  test('every edit they offer mends its file', () => {
    const mended = { ...files }
    for (const { file, fix } of checkPack(files, crossCheck).diagnostics) {
      if (!fix) continue
      const lines = mended[file].split('\n')
      const line = lines[fix.range.line - 1]
      lines[fix.range.line - 1] =
        line.slice(0, fix.range.column - 1) + fix.text + line.slice(fix.range.endColumn - 1)
      mended[file] = lines.join('\n')
    }
    expect(mended['units.yaml']).toBe(good['units.yaml'])
    expect(mended['maps/city.yaml']).toBe(good['maps/city.yaml'])
  })
})

function bundled(folder: string, under = ''): Record<string, string> {
  return Object.fromEntries(
    readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
      const path = under ? `${under}/${entry.name}` : entry.name
      return entry.isDirectory()
        ? Object.entries(bundled(folder, path))
        : [[path, readFileSync(join(folder, path), 'utf8')] as const]
    }),
  )
}

function edited(files: Record<string, string>, path: string, from: string, to: string): string {
  expect(files[path]).toContain(from)
  return files[path].replace(from, to)
}

function placeOf(files: Record<string, string>, path: string, text: string): string {
  const before = files[path].slice(0, files[path].indexOf(text))
  return `${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`
}

/** The name of the first river cell, read from the rows. */
function riverCell(map: string): string {
  const { rows } = parse(map).value as { rows: string[] }
  const row = rows.findIndex((text) => text.includes('~'))
  const two = (number: number) => String(number).padStart(2, '0')
  return two(rows[row].indexOf('~') + 1) + two(row + 1)
}

describe('cross-checks', () => {
  test('get a pack that fits its schemas, whatever the files say', () => {
    const seen: RawPack[] = []
    const spy = (raw: RawPack): Finding[] => {
      seen.push(raw)
      return []
    }
    checkPack(
      {
        ...MINI,
        'units.yaml': MINI['units.yaml']
          .replace('speed: 4', 'sped: [4]')
          .replace('tags: [foot]', 'tags: foot'),
      },
      spy,
    )
    const unit = seen[0].units.units[0]
    expect(unit).toMatchObject({ id: 'crowd', speed: 4, tags: ['vehicle'] })
    expect('sped' in unit).toBe(false)
  })

  test('say nothing about values that were put in for missing ones', () => {
    const blame = (): Finding[] => [
      {
        file: 'units.yaml',
        path: ['units', 0, 'side'],
        code: 'E-X',
        severity: 'error',
        message: { key: 'x' },
      },
      {
        file: 'units.yaml',
        path: ['units', 1, 'side'],
        code: 'E-X',
        severity: 'error',
        message: { key: 'x' },
      },
    ]
    const found = checkPack(
      changed('units.yaml', 'side: march\n    speed', 'side: 3\n    speed'),
      blame,
    ).diagnostics
    expect(found.map(brief)).toEqual(['units.yaml:12:11 E-TYPE', 'units.yaml:18:11 E-X'])
  })

  test('stay silent while a data file cannot be read to its end', () => {
    const asked: RawPack[] = []
    const found = checkPack(changed('units.yaml', 'units:\n', '? [a]\n: b\nunits:\n'), (raw) => {
      asked.push(raw)
      return []
    })
    expect(asked).toEqual([])
    expect(found.diagnostics.map(brief)).toEqual(['units.yaml:10:1 E-YAML-KEY-MARK'])
    expect(found.pack!.maps.town.rows).toHaveLength(2)
  })

  test('are asked of what is meant where an edit mends the file', () => {
    const asked: RawPack[] = []
    const found = checkPack(changed('units.yaml', 'id: crowd', 'id: "crowd'), (raw) => {
      asked.push(raw)
      return []
    })
    expect(asked[0].units.units.map(({ id }) => id)).toEqual(['crowd', 'guard'])
    expect(found.diagnostics.map(brief)).toEqual(['units.yaml:11:9 E-YAML-QUOTE'])
  })

  test('a broken text file does not silence them', () => {
    const asked: RawPack[] = []
    checkPack(changed('text/en.yaml', 'name: Crowd', 'name: "Crowd'), (raw) => {
      asked.push(raw)
      return []
    })
    expect(asked).toHaveLength(1)
  })
})

describe('the files of a pack', () => {
  test('each path has its schema', () => {
    expect(
      [
        'pack.yaml',
        'terrain.yaml',
        'maps/a.yaml',
        'scenarios/b.yml',
        'cases/c.yaml',
        'text/en.yaml',
        'README.md',
        'art/a.png',
        'maps/x/y.yaml',
        'constructor',
      ].map((path) => schemaFor(path)),
    ).toEqual([
      'pack',
      'terrain',
      'map',
      'scenario',
      'case',
      'text',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('missing ones, unknown ones and bad names are findings of their own', () => {
    const { 'tables.yaml': _gone, 'maps/town.yaml': _map, ...rest } = MINI
    const files = {
      ...rest,
      'unit.yaml': 'a: 1',
      'art/a.png': new Uint8Array(3),
      'README.md': '# x',
      'units.csv': 'id,strength',
      'maps/../x.yaml': 'a: 1',
      'A B.yaml': '',
    }
    expect(checkPack(files).diagnostics.map(brief)).toEqual([
      'A B.yaml:1:1 E-FILE-PATH',
      'maps/../x.yaml:1:1 E-FILE-PATH',
      'pack.yaml:1:1 E-FOLDER-EMPTY',
      'tables.yaml:1:1 E-FILE-MISSING',
      'art/a.png:1:1 W-PICTURE-UNLISTED',
      'unit.yaml:1:1 W-FILE-UNKNOWN',
      'units.csv:1:1 I-TABLE-UNREAD',
    ])
  })

  test('two maps with one id, a language without its file, a text in another language', () => {
    const files = {
      ...MINI,
      'maps/twin.yaml': MINI['maps/town.yaml'],
      'pack.yaml': MINI['pack.yaml'].replace('[en]', '[en, it]'),
      'text/fr.yaml': 'language: en\ntext: {}\n',
    }
    expect(checkPack(files).diagnostics.map(brief)).toEqual([
      'maps/twin.yaml:1:5 E-ID-TWICE',
      'pack.yaml:11:17 E-TEXT-MISSING',
      'text/fr.yaml:1:11 E-TEXT-LANGUAGE',
    ])
  })

  test('bytes that are no UTF-8 are refused at the first bad one', () => {
    const bytes = new TextEncoder().encode('id: mini\nlicence: x')
    bytes[15] = 0xff
    expect(checkFile('pack.yaml', bytes).map(brief)).toEqual(['pack.yaml:2:7 E-TEXT-ENCODING'])
    const wide = new Uint8Array([0xff, 0xfe, 105, 0, 100, 0])
    expect(checkFile('pack.yaml', wide).map(brief)).toEqual(['pack.yaml:1:1 E-TEXT-UTF16'])
  })

  test('after fifty findings of one file the rest is counted', () => {
    const units = Array.from(
      { length: 70 },
      (_, i) => `  - { id: u-${i}, side: march, speed: x, power: 1, look: { symbol: a } }`,
    ).join('\n')
    const found = checkFile('units.yaml', `sides: []\nunits:\n${units}\n`)
    expect(found).toHaveLength(51)
    expect(found.at(-1)).toMatchObject({
      code: 'I-MORE',
      severity: 'info',
      message: { values: { count: 21 } },
    })
  })
})

describe('the digest of a pack', () => {
  test('SHA-256 is that of Node, at every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255)
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })

  test('is the same for text and bytes and any order of files, and another for one byte', () => {
    const digest = (files: Record<string, string | Uint8Array>) => checkPack(files).pack!.digest
    const bytes = Object.fromEntries(
      Object.entries(MINI).map(([path, text]) => [path, new TextEncoder().encode(text)]),
    )
    const reversed = Object.fromEntries(Object.entries(MINI).reverse())
    expect(digest(bytes)).toBe(digest(MINI))
    expect(digest(reversed)).toBe(digest(MINI))
    expect(digest(changed('units.yaml', 'speed: 4', 'speed: 5'))).not.toBe(digest(MINI))
    expect(digest({ ...MINI, 'README.md': '\r\n' })).not.toBe(digest({ ...MINI, 'README.md': '\n' }))
  })
})
