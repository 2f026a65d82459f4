import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compile, crossCheck } from '../../engine/compile'
import type { CorteoPack } from '../../engine/rulesets/corteo/pack'
import type { Finding } from '../../engine/types'
import { nearest } from '../../schemas/suggest'
import { engineTexts } from '../support/texts'
import { BAD_BLOCKS, withBlocks } from './support/bad-blocks'
import { BAD as BAD_PACKS, raid } from './support/bad-packs'
import { BAD_QUESTIONS } from './support/bad-questions'
import { raceDef } from './support/race'
import { type Loose, smallPack } from './support/small-pack'

raceDef()

const BAD = [...BAD_PACKS, ...BAD_BLOCKS, ...BAD_QUESTIONS]

const place = (finding: Finding) => [finding.file, ...finding.path].join(' ')

test('the small pack is clean', () => expect(crossCheck(smallPack())).toEqual([]))
test('so is one with every block', () => expect(crossCheck(smallPack(withBlocks))).toEqual([]))

test('a language that nobody has written yet is one finding with a count, a few names that are missing are named', () => {
  const missing = (change: Parameters<typeof smallPack>[0]) =>
    crossCheck(smallPack(change)).filter(({ code }) => code === 'W-TEXT-MISSING')
  const [all, ...more] = missing((pack) => {
    pack.texts.it.text = {}
  })
  expect(more).toEqual([])
  expect(all).toMatchObject({ message: { key: 'check.texts-missing', values: { language: 'it' } } })
  expect(all.message.values?.count).toBeGreaterThan(6)
  const few = missing((pack) => {
    delete pack.texts.it.text.units
  })
  expect(few.map(({ message }) => message.key)).toEqual(few.map(() => 'check.text-missing'))
  expect(few.length).toBeGreaterThan(1)
})

describe('every check finds its fault, at its place', () => {
  test.each(BAD)('$what', ({ change, code, at, suggestion, cells }) => {
    const findings = crossCheck(smallPack(change))
    const found = findings.find((finding) => finding.code === code && place(finding) === at)
    expect(
      found,
      `${code} at ${at}, among ${findings.map((one) => `${one.code} ${place(one)}`).join('; ')}`,
    ).toBeDefined()
    expect(found!.suggestion).toBe(suggestion)
    if (cells) expect(found!.cells?.map(({ cell }) => cell)).toEqual(cells)
  })

  test('and no code of a check is without a bad sample', () => {
    const folder = new URL('../../engine/', import.meta.url)
    // The bad samples below are written for this ruleset. The others have their own samples.
    const folders = ['compile/checks/', 'blocks/checks/', 'rulesets/corteo/checks/']
    const sources = [
      ...folders.flatMap((of) => readdirSync(new URL(of, folder)).map((name) => of + name)),
      'compile/finding.ts',
    ]
    const codes = sources.flatMap(
      (name) => readFileSync(new URL(name, folder), 'utf8').match(/'[EWI]-[A-Z-]+'/g) ?? [],
    )
    const kinds = [
      'TERRAIN',
      'EDGE',
      'PLACE',
      'REGION',
      'ROLE',
      'KIND',
      'MAP',
      'UNIT',
      'COMPONENT',
      'TABLE',
      'RULESET',
      'SCENARIO',
      'STEP',
      'SIDE',
      'SEAT',
      'OPTION',
      'CHOICE',
      'COUNTER',
      'CONVOY',
      'CARD',
    ]
    const all = [...codes.map((code) => code.slice(1, -1)), ...kinds.map((kind) => `E-UNKNOWN-${kind}`)]
    expect([...new Set(BAD.map(({ code }) => code))].sort()).toEqual([...new Set(all)].sort())
  })

  test('and every message has a text in both languages', () => {
    for (const [language, texts] of Object.entries(engineTexts)) {
      for (const { change } of BAD)
        for (const { message } of crossCheck(smallPack(change))) {
          const text = message.key.split('.').reduce((part, key) => part?.[key], texts)
          expect(typeof text, `${language}: ${message.key}`).toBe('string')
          const asked = [...(text as string).matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name)
          expect(Object.keys(message.values ?? {}), message.key).toEqual(expect.arrayContaining(asked))
        }
    }
  })
})

test('checks never throw on a pack with every fault at once', () => {
  const all = smallPack((pack) => {
    for (const { change } of BAD) {
      try {
        change(pack)
      } catch {
        // An earlier fault removed the part that this one breaks.
      }
    }
  })
  expect(crossCheck(all).length).toBeGreaterThan(20)
})

describe('did you mean', () => {
  test.each([
    ['tera', ['terra', 'street'], 'terra'],
    ['brigde', ['bridge'], 'bridge'],
    ['steet', ['street', 'stet'], 'street'],
    ['ab', ['xy', 'abc'], 'abc'],
    ['ab', ['cd'], undefined],
    ['something', ['else'], undefined],
    ['same', ['same'], undefined],
    ['same', ['sane', 'same'], undefined],
    ['Plain', ['plan', 'plain'], 'plain'],
    ['plians', ['plain'], 'plain'],
    ['plian', ['plans'], undefined],
    ['a'.repeat(81), ['a'.repeat(80)], undefined],
  ])('%s', (name, known, expected) => expect(nearest(name, known)).toBe(expected))
})

describe('compile', () => {
  test('makes a game of a scenario', () => {
    const made = compile(smallPack(), 'raid')
    if (!made.ok) throw new Error(made.error[0].code)
    expect(made.value).toMatchObject({
      ruleset: 'race',
      scenario: 'raid',
      seats: ['red', 'blue'],
      pack: { id: 'small', digest: 'small' },
    })
    expect(made.value.map.regions[0].cells).toHaveLength(4)
    expect(Object.isFrozen(made.value)).toBe(true)
  })

  test.each<[string, (pack: Loose<CorteoPack>) => void, string, string]>([
    ['no such scenario', () => {}, 'rade', 'E-UNKNOWN-SCENARIO'],
    [
      'no such map',
      (p) => {
        raid(p).map = 'city'
      },
      'raid',
      'E-UNKNOWN-MAP',
    ],
    [
      'no such rules',
      (p) => {
        p.manifest.ruleset = 'chess'
      },
      'raid',
      'E-UNKNOWN-RULESET',
    ],
    ['a name from the prototype', () => {}, 'constructor', 'E-UNKNOWN-SCENARIO'],
  ])('%s', (_, change, scenario, code) => {
    const made = compile(smallPack(change), scenario)
    expect(made.ok || made.error.map((finding) => finding.code)).toEqual([code])
  })
})
