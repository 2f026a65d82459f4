import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { checkFile } from '../../schemas/check'
import { format } from '../../schemas/say'
import en from '../../schemas/text/en.json'
import it from '../../schemas/text/it.json'
import { FAULTS, SYNTAX } from './labels'
import { changed } from './mini-pack'

const TEXTS = { en, it }
const leaves = (value: unknown, at = ''): [string, string][] =>
  typeof value === 'string'
    ? [[at, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, at ? `${at}.${key}` : key))
const values = (text: string) => [...text.matchAll(/\{([a-z]\w*)[,}]/g)].map(([, name]) => name).sort()

describe('the words of findings', () => {
  test('have the same keys and the same values in both languages', () => {
    const italian = new Map(leaves(it))
    expect([...italian.keys()].sort()).toEqual(
      leaves(en)
        .map(([key]) => key)
        .sort(),
    )
    for (const [key, text] of leaves(en))
      expect([key, new Set(values(italian.get(key)!))]).toEqual([key, new Set(values(text))])
  })

  test('exist for every code that the sources name', () => {
    const sources = [
      'schemas',
      'schemas/checking',
      'schemas/format',
      'schemas/judging',
      'schemas/layering',
      'schemas/pictures',
      'schemas/reading',
      'schemas/yaml',
    ].flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.ts'))
        .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
    )
    const codes = new Set(
      sources.flatMap((text) => [...text.matchAll(/'([EWI]-[A-Z0-9-]+)'/g)].map(([, code]) => code)),
    )
    const known = en.findings as Record<string, string>
    expect(codes.size).toBeGreaterThan(40)
    expect([...codes].filter((code) => !Object.hasOwn(known, code))).toEqual([])
    expect(Object.keys(known).filter((code) => !codes.has(code))).toEqual([])
  })

  test.each(['en', 'it'] as const)('say every labelled finding in full (%s)', (language) => {
    const errors: unknown[] = []
    const translate = createTranslator({
      locale: language,
      messages: TEXTS[language] as unknown as Record<string, string>,
      onError: (error) => errors.push(error),
    })
    const texts = [
      ...FAULTS.map(([, path, from, to]) => [path, changed(path, from, to)[path]] as const),
      ...SYNTAX.map(([, text]) => ['pack.yaml', text] as const),
    ]
    let said = 0
    for (const [path, text] of texts)
      for (const { message, fix } of checkFile(path, text.replace('▶', ''))) {
        const words = format(message, translate as never)
        expect(words).not.toMatch(/findings\.|types\.|forms\.|\[object|undefined|\{\w/)
        if (fix) expect(format(fix.title, translate as never)).not.toMatch(/^fixes\./)
        said++
      }
    expect(errors).toEqual([])
    expect(said).toBeGreaterThan(150)
  })

  test('values may be cells, texts of the pack and messages inside messages', () => {
    const spoken = format(
      {
        key: 'k',
        values: {
          a: { cell: '0704' },
          b: { text: 'units.crowd' },
          c: { text: 'units.guard' },
          d: { message: { key: 'inner', values: { n: 2 } } },
        },
      },
      (key, values) => `${key}(${Object.values(values ?? {}).join('|')})`,
      (key) => (key === 'units.crowd' ? 'Crowd' : undefined),
    )
    expect(spoken).toBe('k(0704|Crowd|guard|inner(2))')
  })
})
