import { describe, expect, test } from 'vitest'
// @ts-expect-error a script without types
import { licenceFaults } from '../../scripts/lib/checks/licences.mjs'

/** Returns the faults of a lock file with one more package, beside the one whose licence was read by hand. */
const having = (entry: object) =>
  licenceFaults({
    packages: {
      '': { license: 'MIT' },
      'node_modules/seq-queue': { version: '0.0.5' },
      'node_modules/a/node_modules/@b/c': { version: '1.0.0', ...entry },
    },
  })

describe('the licences of what is installed', () => {
  test('are all known and allowed', () => expect(licenceFaults()).toEqual([]))

  test.each(['MIT', 'MIT and ISC', '(GPL-2.0 OR MIT)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'])(
    'may be %s',
    (license) => expect(having({ license })).toEqual([]),
  )

  test.each(['GPL-3.0', 'MIT AND AGPL-3.0', 'UNLICENSED', 'SEE LICENSE IN x', ''])(
    'may not be "%s"',
    (license) => expect(having({ license })).toEqual([expect.stringContaining('@b/c 1.0.0 has the licence')]),
  )

  test('must be named, or read by hand in this very version', () => {
    expect(having({})).toEqual([expect.stringContaining('@b/c 1.0.0 names no licence')])
    expect(licenceFaults({ packages: { 'node_modules/seq-queue': { version: '0.0.6' } } })).toEqual([
      expect.stringContaining('seq-queue 0.0.6 names no licence'),
      expect.stringContaining('no package needs the entry of seq-queue'),
    ])
  })
})
