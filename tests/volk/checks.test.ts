/** What the checks of this game find, each at its place, with a text in both languages. */
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

describe('every check finds its fault, at its place', () => {
  test.each(BAD)('%s', (_, change, code, found) => {
    expectFault(findingsOf(change), place, `${code} ${found}`)
  })

  testNoCodeUnshown(
    'wir-sind-das-volk',
    BAD.map(([, , code]) => code),
  )
})
