/** The findings of this game's checks, each at its place, with a text in both languages. */
import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../engine/compile'
import type { Finding, RawPack } from '../../engine/types'
import { expectFault, testNoCodeUnshown } from '../engine/support/check-faults'
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

test('links need not join the two sides, but the towns of each', () => {
  const apart = (change: (pack: Pack) => void) =>
    findingsOf(change).flatMap(({ code, cells }) =>
      code === 'W-AREA-APART' ? [cells?.map(({ cell }) => cell)] : [],
    )
  const without = (town: string) => (pack: Pack) => {
    const map = pack.maps.germany
    map.links = map.links?.filter(({ between }) => !between.includes(town))
  }
  expect(apart(without('kiel'))).toEqual([['kiel']])
  expect(apart(without('dresden'))).toEqual([['dresden']])
  // Without Hamburg's links, Flensburg is connected only to Kiel.
  expect(
    apart((pack) => {
      const map = pack.maps.germany
      map.links = map.links?.filter(({ between }) => !between.includes('hamburg'))
    }),
  ).toContainEqual(['flensburg', 'kiel'])
})

describe('every check finds its fault, at its place', () => {
  test.each(BAD)('%s', (_, change, code, found) => {
    expectFault(findingsOf(change), place, `${code} ${found}`)
  })

  testNoCodeUnshown(
    'wir-sind-das-volk',
    BAD.map(([, , code]) => code),
  )
})
