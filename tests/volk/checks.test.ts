/** What the checks of this game find, each at its place, with a text in both languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import type { Finding, RawPack } from '../../engine/types'
import { BAD_CARDS } from './bad-cards'
import type { Pack } from './bad-parts'
import { BAD_PLACES } from './bad-places'
import { packOfGermany } from './germany'

const BAD = [...BAD_PLACES, ...BAD_CARDS]

const place = (finding: Finding) => [finding.file, ...finding.path].join(' ')
function findingsOf(change: (pack: Pack) => void): Finding[] {
  const pack = packOfGermany()
  change(pack as unknown as Pack)
  return crossCheck(pack as RawPack)
}

test('the pack is clean', () => expect(crossCheck(packOfGermany())).toEqual([]))

describe('every check finds its fault, at its place', () => {
  test.each(BAD)('%s', (_, change, code, found) => {
    const findings = findingsOf(change)
    expect(findings.map((one) => `${one.code} ${place(one)}`)).toContain(`${code} ${found}`)
    for (const { message } of findings)
      for (const language of ['en', 'it']) {
        const url = new URL(`../../engine/text/${language}.json`, import.meta.url)
        const text = message.key
          .split('.')
          .reduce((part, key) => part?.[key], JSON.parse(readFileSync(url, 'utf8')))
        const asked = [...String(text).matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name)
        expect(typeof text, message.key).toBe('string')
        expect(Object.keys(message.values ?? {})).toEqual(expect.arrayContaining(asked))
      }
  })

  test('and no code of a check is without a bad sample', () => {
    const folder = new URL('../../engine/rulesets/wir-sind-das-volk/checks/', import.meta.url)
    const codes = readdirSync(folder).flatMap(
      (name) => readFileSync(new URL(name, folder), 'utf8').match(/'[EWI]-[A-Z-]+'/g) ?? [],
    )
    const shown = BAD.map(([, , code]) => `'${code}'`)
    expect([...new Set(codes)].filter((code) => !shown.includes(code))).toEqual([])
  })
})
