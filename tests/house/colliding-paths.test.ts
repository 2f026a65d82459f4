/** Paths of a pack that cannot coexist. Zips, saves and exports share one check. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collisionAmong } from '../../server/packs/zip/colliding-paths'

test.each([
  [['a.md', 'A.md'], 'A.md'],
  [['a.md', 'a.md/b.md'], 'a.md/b.md'],
  [['a.md/b.md', 'a.md'], 'a.md'],
  [['A.md/b.md', 'a.md'], 'a.md'],
  [['art/', 'art/map.png', 'art/'], 'art/'],
  [['art/', 'art'], 'art'],
  [['art/', 'art/map.png', 'art/maps/a.png', 'artful.md'], undefined],
])('of %j it is %j', (paths, twin) => {
  expect(collisionAmong(paths)).toBe(twin)
})

test('files that a folder without capitals can hold are none, and no others', () => {
  const name = fc.constantFrom('a', 'A', 'b', 'b.md')
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'))
  /** Whether a case-insensitive folder can hold all files. */
  const canHold = (paths: readonly string[]): boolean => {
    const root = new Map<string, unknown>()
    return paths.every((one) => {
      const parts = one.toLowerCase().split('/')
      let at: unknown = root
      for (const part of parts.slice(0, -1)) {
        if (!(at instanceof Map)) return false
        if (!at.has(part)) at.set(part, new Map())
        at = at.get(part)
      }
      if (!(at instanceof Map) || at.has(parts.at(-1))) return false
      at.set(parts.at(-1)!, 'file')
      return true
    })
  }
  fc.assert(
    fc.property(
      fc.array(path, { maxLength: 6 }),
      (paths) => (collisionAmong(paths) === undefined) === canHold(paths),
    ),
  )
})
