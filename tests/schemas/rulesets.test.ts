/** Packs of several rulesets, each with its own file shapes. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import { rulesetIds } from '../../engine/rulesets'
import { RULESETS, schemaFor } from '../../schemas/catalogue'
import { checkFile, checkPack, type Memory, type PackFiles } from '../../schemas/check'
import type { Diagnostic } from '../../schemas/diagnostic'
import { complete } from '../../schemas/language/complete'
import { hover } from '../../schemas/language/hover'
import { namesOf } from '../../schemas/language/names'
import { format } from '../../schemas/say'
import en from '../../schemas/text/en.json'
import it from '../../schemas/text/it.json'
import { checkNames, kindsByRuleset, readSchemas } from '../../scripts/generation/schema-files.mjs'
import { withoutDuplicates } from '../../scripts/generation/validators.mjs'
import { MINI } from './mini-pack'

const folder = (name: string): Record<string, string> => {
  const root = join('content', name)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  )
  return Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]),
  )
}
const KRIEGSPIEL = folder('kriegspiel')
const edited = (file: string, from: string | RegExp, to: string) => {
  const text = KRIEGSPIEL[file].replace(from, () => to)
  if (text === KRIEGSPIEL[file]) throw new Error(`${file} does not hold ${from}`)
  return { ...KRIEGSPIEL, [file]: text }
}
const brief = ({ file, path, code }: Diagnostic) => `${file} ${path.join('.')} ${code}`
const found = (files: PackFiles) => checkPack(files, crossCheck).diagnostics.map(brief)

describe('the schema of a file', () => {
  test.each([
    ['terrain.yaml', 'kriegspiel', 'kriegspiel-terrain'],
    ['scenarios/opening.yaml', 'kriegspiel', 'kriegspiel-scenario'],
    ['maps/board.yaml', 'kriegspiel', 'map'],
    ['pack.yaml', 'kriegspiel', 'pack'],
    ['text/en.yaml', 'cry-havoc', 'text'],
    ['tables.yaml', 'cry-havoc', 'cry-havoc-tables'],
    ['tables.yaml', 'kriegspiel', undefined],
    ['scenarios/opening.yaml', 'corteo', 'scenario'],
    ['scenarios/opening.yaml', undefined, 'scenario'],
    ['terrain.yaml', 'chess', 'terrain'],
    ['terrain.yaml', 'constructor', 'terrain'],
    ['notes.md', 'kriegspiel', undefined],
  ])('%s of %s is %s', (path, ruleset, kind) => {
    expect(schemaFor(path, ruleset)).toBe(kind)
  })

  test('every ruleset of the engine has its files read, and no other', () => {
    expect([...RULESETS].sort()).toEqual(rulesetIds().sort())
  })
})

describe('a pack of another ruleset', () => {
  test('has no finding, without a table of results', () => {
    expect(found(KRIEGSPIEL)).toEqual([])
    expect(Object.keys(KRIEGSPIEL)).not.toContain('tables.yaml')
  })

  test('still needs its other files', () => {
    const { 'units.yaml': _, ...rest } = KRIEGSPIEL
    expect(found(rest)).toEqual(['units.yaml  E-FILE-MISSING'])
  })

  test('is read by its own schemas', () => {
    expect(found(edited('units.yaml', 'defence: 6', 'power: 6'))).toEqual([
      'units.yaml units.0 E-KEY-MISSING',
      'units.yaml units.0.power E-KEY-UNKNOWN',
    ])
  })

  test('even when its manifest is half broken', () => {
    expect(found(edited('pack.yaml', /^version: .*$/m, 'version: soon'))).toEqual([
      'pack.yaml version E-FORM',
    ])
    expect(found(edited('pack.yaml', /^version: .*$/m, 'version: [1'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^pack\.yaml /)]),
    )
    const broken = checkPack(edited('pack.yaml', /^version: .*$/m, 'version: [1'), crossCheck).diagnostics
    expect(broken.filter(({ file }) => file !== 'pack.yaml')).toEqual([])
  })

  test('keeps its shapes through a memory when its rules change, and change back', () => {
    const memory: Memory = new Map()
    const other = edited('pack.yaml', 'ruleset: kriegspiel', 'ruleset: corteo')
    for (const files of [KRIEGSPIEL, other, KRIEGSPIEL])
      expect(checkPack(files, crossCheck, { memory })).toEqual(checkPack(files, crossCheck))
    const units = checkFile('units.yaml', other['units.yaml'], { ruleset: 'corteo' })
    expect(units.map(({ code, path }) => `${path.join('.')} ${code}`)).toContain('units.0 E-KEY-MISSING')
  })

  test('may be required by another of its kind', () => {
    const manifest = KRIEGSPIEL['pack.yaml']
      .replace(/^id: .*$/m, 'id: variant')
      .replace(/^scenarios:(?:\n +- .*)+\n|^scenarios: .*\n/m, '')
    const variant = {
      'pack.yaml': `${manifest}\nrequires: [{ pack: kriegspiel, version: '>=0.0.1' }]\n`,
      'scenarios/opening.yaml': KRIEGSPIEL['scenarios/opening.yaml'],
      'text/en.yaml': 'language: en\ntext: {}\n',
      'text/it.yaml': 'language: it\ntext: {}\n',
    }
    const { diagnostics, pack } = checkPack(variant, crossCheck, { required: { kriegspiel: KRIEGSPIEL } })
    expect(diagnostics.filter(({ severity }) => severity === 'error').map(brief)).toEqual([])
    expect(pack!.units.units.map(({ id }) => id)).toContain('line-infantry')
  })
})

describe('rules that nobody knows', () => {
  test('have one finding, with those there are', () => {
    const { diagnostics } = checkPack(
      edited('pack.yaml', 'ruleset: kriegspiel', 'ruleset: chess'),
      crossCheck,
    )
    expect(diagnostics.map(brief)).toEqual(['pack.yaml ruleset E-NAME-UNKNOWN', 'pack.yaml  I-UNCHECKED'])
    expect(diagnostics[0].expected!.split(', ')).toEqual(RULESETS)
    expect(diagnostics[0].fix).toBeUndefined()
    for (const [locale, messages] of Object.entries({ en, it }))
      expect(format(diagnostics[0].message, createTranslator({ locale, messages }) as never)).toMatch(
        /ludoteca\.config\.mjs.*npm run generate/,
      )
  })

  test('that look like others are read as those', () => {
    const { diagnostics } = checkPack(
      edited('pack.yaml', 'ruleset: kriegspiel', 'ruleset: kriegspeil'),
      crossCheck,
    )
    expect(diagnostics.map(brief)).toEqual(['pack.yaml ruleset E-NAME-UNKNOWN'])
    expect(diagnostics[0].fix).toMatchObject({ text: 'kriegspiel' })
  })

  test('of the wrong form are said once', () => {
    const files = edited('pack.yaml', 'ruleset: kriegspiel', 'ruleset: Kriegspiel')
    expect(found(files)).toEqual(['pack.yaml ruleset E-FORM'])
  })
})

describe('the studio', () => {
  const path = 'units.yaml'
  const text = KRIEGSPIEL[path]

  test('checks one file by the schema of its ruleset', () => {
    expect(checkFile(path, text, { ruleset: 'kriegspiel' })).toEqual([])
    expect(checkFile(path, text).length).toBeGreaterThan(0)
  })

  test('checks it again at every key', () => {
    const memory: Memory = new Map()
    const again = (now: string) => checkPack({ ...KRIEGSPIEL, [path]: now }, undefined, { memory })
    expect(again(text).diagnostics).toEqual([])
    const wrong = text.replace('attack: 4', 'atack: 4')
    const whole = checkPack({ ...KRIEGSPIEL, [path]: wrong })
    expect(again(wrong)).toEqual(whole)
    expect(again(wrong).diagnostics.map(({ code }) => code)).toEqual(['E-KEY-UNKNOWN'])
  })

  test('offers its keys and names and explains them', () => {
    const names = namesOf(checkPack(KRIEGSPIEL).pack, { rulesets: RULESETS })
    const unit = 'units:\n  - id: a\n    '
    const labels = (path: string, text: string, ruleset?: string) =>
      complete(path, text, text.length, names, 'en', ruleset).map(({ label }) => label)
    expect(labels(path, unit, 'kriegspiel')).toContain('defence')
    expect(labels(path, unit)).not.toContain('defence')
    expect(labels('scenarios/a.yaml', 'rosters:\n  - unit: ', 'kriegspiel')).toContain('line-infantry')
    expect(labels('pack.yaml', 'ruleset: ')).toEqual(RULESETS)
    const attack = text.indexOf('attack: 4')
    expect(hover(path, text, attack, 'en', 'kriegspiel')!.text).toContain('**attack**')
    expect(hover(path, text, attack)).toBeUndefined()
  })
})

describe('schemas:build', () => {
  const schema = (kind: string, more: object = {}) => ({
    $id: `${kind}.schema.json`,
    title: `${kind}File`,
    ...more,
  })

  test('refuses one name for two shapes', () => {
    const schemas = {
      terrain: schema('terrain', { definitions: { Look: {} } }),
      'go-terrain': schema('go-terrain', { definitions: { Look: {} } }),
    }
    expect(() => checkNames(schemas)).toThrow(
      '"Look" is defined in schemas/terrain.schema.json and in schemas/go-terrain.schema.json',
    )
  })

  test('takes a ruleset from its folder, and refuses an address that is not its own', () => {
    const go = (role: string, id: string) => ({
      [`go/${role}.schema.json`]: JSON.stringify({ $id: `${id}.schema.json`, title: 'GoFile' }),
    })
    const { places } = readSchemas(go('units', 'go-units'))
    expect(kindsByRuleset(places).go).toEqual({ units: 'go-units' })
    expect(() => readSchemas(go('units', 'chess-units'))).toThrow('must be go-units.schema.json')
    expect(() => readSchemas(go('stones', 'go-stones'))).toThrow('schemas/go/stones.schema.json: name it')
    expect(() => readSchemas(go('units', 'units'))).toThrow('is that of schemas/corteo/units.schema.json too')
  })

  test('keeps the first of two functions of one name', () => {
    const one = 'function validate1(a){\nreturn {b:a}\n}\n'
    const two = 'function validate2(){ return validate1() }\n'
    expect(withoutDuplicates(`${one}${two}${one}export const c = validate2\n`, ts)).toBe(
      `${one}${two}export const c = validate2\n`,
    )
    expect(withoutDuplicates(one + two, ts)).toBe(one + two)
  })
})

test('a pack of the first ruleset is as it was', () => {
  expect(checkPack(MINI).diagnostics).toEqual([])
  const { 'tables.yaml': _, ...rest } = MINI
  expect(found(rest)).toContain('tables.yaml  E-FILE-MISSING')
})
