import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { writeZip } from '../../server/packs/editors/editor-zip'
import { limits } from '../../server/packs/zip/limits'
import { readPackZip } from '../../server/packs/zip/read'
import { writePackZip } from '../../server/packs/zip/write'
import { manifest } from '../server/support/hostile-packs'
import { makeZip, type Part } from '../server/support/zip-maker'

const LINE = '# yaml-language-server: $schema='
const schema = Buffer.from('{ "type": "object" }')
const pack: Part = { name: 'pack.yaml', data: manifest() }
const FOLDER = { store: true, attributes: (0o040755 * 0x10000) >>> 0 }
const SETTINGS: Part = { name: '.vscode/settings.json', data: Buffer.from('{}') }

const namesIn = async (zip: Buffer) => {
  const read = await readPackZip(zip)
  return read.ok ? [...read.value.keys()] : read.error.code
}

describe('a zip that is carried away', () => {
  test('holds the schemas of its ruleset, those that files name and those to which they refer', async () => {
    const junta = manifest().toString().replace('ruleset: corteo', 'ruleset: junta')
    const files = new Map([
      ['pack.yaml', Buffer.from(junta)],
      ['notes/a.yaml', Buffer.from(`${LINE}../../../schemas/cry-havoc-tables.schema.json\n`)],
    ])
    const names = Object.keys(unzipSync(await writeZip(files)))
    for (const name of ['pack', 'junta-units', 'junta-deck', 'shared', 'cry-havoc-tables'])
      expect(names).toEqual(
        expect.arrayContaining([`schemas/${name}.schema.json`, `schemas/it/${name}.schema.json`]),
      )
    expect(names).toContain('.vscode/settings.json')
    expect(names.filter((name) => /kriegspiel|cry-havoc-units|volk/.test(name))).toEqual([])
  })

  test('holds them for a pack whose manifest cannot be read, by what its files name', async () => {
    const files = new Map([
      ['pack.yaml', Buffer.from([0xff, 0x00])],
      ['units.yaml', Buffer.from(`${LINE}../../schemas/kriegspiel-units.schema.json\n`)],
    ])
    expect(Object.keys(unzipSync(await writeZip(files)))).toContain('schemas/kriegspiel-units.schema.json')
  })

  test('holds nothing where there is nothing', async () => {
    expect((await writeZip(new Map())).equals(await writePackZip(new Map()))).toBe(true)
  })

  test('refers to nothing that it does not hold', async () => {
    for (const ruleset of ['corteo', 'kriegspiel', 'cry-havoc', 'wir-sind-das-volk', 'junta']) {
      const text = manifest().toString().replace('ruleset: corteo', `ruleset: ${ruleset}`)
      const entries = unzipSync(await writeZip(new Map([['pack.yaml', Buffer.from(text)]])))
      const referred = Object.entries(entries).flatMap(([name, bytes]) =>
        [
          ...Buffer.from(bytes)
            .toString()
            .matchAll(/"\$ref": "([^"#]+)#/g),
        ].map(([, file]) => name.replace(/[^/]+$/, file)),
      )
      expect(referred.length).toBeGreaterThan(20)
      expect(referred.filter((name) => !(name in entries))).toEqual([])
    }
  })
})

describe('what lies beside a pack for editors', () => {
  test('is dropped, with its folders, also where the folder was zipped whole', async () => {
    const parts = (top: string): Part[] => [
      { name: `${top}.vscode/`, ...FOLDER },
      { ...SETTINGS, name: `${top}.vscode/settings.json` },
      { name: `${top}schemas/`, ...FOLDER },
      { name: `${top}schemas/it/`, ...FOLDER },
      { name: `${top}schemas/units.schema.json`, data: schema },
      { name: `${top}schemas/it/units.schema.json`, data: schema },
    ]
    expect(await namesIn(makeZip([pack, ...parts('')]))).toEqual(['pack.yaml'])
    expect(await namesIn(makeZip([{ ...pack, name: 'mine/pack.yaml' }, ...parts('mine/')]))).toEqual([
      'pack.yaml',
    ])
  })

  test('is left out of what the pack may measure, which may be full to the brim', async () => {
    const full = new Map<string, Uint8Array>([['pack.yaml', manifest()]])
    for (let index = 1; index < limits.files; index++) full.set(`a/${index}.md`, Buffer.from(`${index}`))
    const read = await readPackZip(await writeZip(full))
    expect(read.ok && read.value.size).toBe(limits.files)
  })

  test.each<[string, Part[], string]>([
    ['other settings', [{ ...SETTINGS, name: '.vscode/tasks.json' }], 'path-characters'],
    ['settings below the top', [{ ...SETTINGS, name: 'maps/.vscode/settings.json' }], 'path-characters'],
    ['a folder below its own', [{ name: '.vscode/more/', ...FOLDER }], 'path-characters'],
    ['settings in capitals', [SETTINGS, { ...SETTINGS, name: '.VSCode/settings.json' }], 'path-characters'],
    ['data that is no schema', [{ name: 'schemas/units.json', data: schema }], 'path-extension'],
    ['a schema elsewhere', [{ name: 'maps/units.schema.json', data: schema }], 'path-extension'],
    ['a schema deeper', [{ name: 'schemas/de/units.schema.json', data: schema }], 'path-extension'],
    ['a way out', [{ name: 'schemas/../units.schema.json', data: schema }], 'path-escapes'],
    ['a backslash', [{ name: '.vscode\\settings.json', data: schema }], 'path-backslash'],
    ['a device', [{ name: 'schemas/nul.schema.json', data: schema }], 'path-device'],
    ['a link', [{ ...SETTINGS, attributes: (0o120777 * 0x10000) >>> 0 }], 'zip-special-file'],
    [
      'a link for a folder',
      [{ name: '.vscode/', attributes: (0o120777 * 0x10000) >>> 0 }],
      'zip-special-file',
    ],
    ['a folder with something in it', [{ name: '.vscode/', data: schema, ...FOLDER }], 'zip-special-file'],
    ['twins', [SETTINGS, SETTINGS], 'zip-twin'],
    ['a size that lies', [{ ...SETTINGS, size: 1 }], 'zip-size-lies'],
    ['a sum that lies', [{ ...SETTINGS, crc: 1 }], 'zip-checksum'],
    [
      'too much in one',
      [{ name: 'schemas/a.schema.json', data: Buffer.alloc(limits.shippedBytes + 1), store: true }],
      'zip-unpacks-too-large',
    ],
    [
      'too many',
      Array.from({ length: limits.shippedFiles + 1 }, (_, index) => ({
        name: `schemas/a${index}.schema.json`,
        data: schema,
      })),
      'zip-too-many-files',
    ],
    ['a bomb', [{ name: 'schemas/a.schema.json', data: Buffer.alloc(3_000_000) }], 'zip-bomb'],
  ])('is refused as anything else is: %s', async (_, parts, code) => {
    expect(await namesIn(makeZip([pack, ...parts]))).toBe(code)
  })
})

test('every schema is small enough to be carried, and has a name under which it comes back', async () => {
  const files = new Map([['pack.yaml', readFileSync('content/junta/pack.yaml')]])
  const names = Object.keys(unzipSync(await writeZip(files)))
  expect(names.length).toBeLessThan(limits.shippedFiles)
  expect(await namesIn(await writeZip(files))).toEqual(['pack.yaml'])
})
