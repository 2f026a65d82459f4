/**
 * Tests of every ruleset's own checks. Each fault is found at its place, with a text in both languages, and each check is tested.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Finding, MessageValue } from '../../../engine/types'
import { engineTexts } from '../../support/texts'

type Texts = { readonly [key: string]: Texts | string } | string

/** Expects a text and its values in both languages. */
function sayable({ message }: Finding): void {
  for (const texts of Object.values(engineTexts)) {
    const text = message.key
      .split('.')
      .reduce<Texts | undefined>((part, key) => (typeof part === 'object' ? part[key] : undefined), texts)
    const asked = [...String(text).matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name)
    expect(typeof text, message.key).toBe('string')
    const values: Readonly<Record<string, MessageValue>> = message.values ?? {}
    expect(Object.keys(values)).toEqual(expect.arrayContaining(asked))
  }
}

/** Expects the code at the place, and texts for all findings. */
export function expectFault(
  findings: readonly Finding[],
  place: (finding: Finding) => string,
  expected: string,
) {
  expect(findings.map((one) => `${one.code} ${place(one)}`)).toContain(expected)
  for (const finding of findings) sayable(finding)
}

/** Every code in the folder of a ruleset's checks has a bad sample. */
export function testNoCodeUnshown(ruleset: string, shown: readonly string[]): void {
  test('and no code of a check is without a bad sample', () => {
    const folder = new URL(`../../../engine/rulesets/${ruleset}/checks/`, import.meta.url)
    const codes = readdirSync(folder).flatMap(
      (name) => readFileSync(new URL(name, folder), 'utf8').match(/'[EWI]-[A-Z-]+'/g) ?? [],
    )
    expect([...new Set(codes)].filter((code) => !shown.includes(code.slice(1, -1)))).toEqual([])
  })
}
