import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newFileText } from '../../app/_editor/files/model/file-names'
import { fromEditors, schemaNamed, towardsEditors } from '../../server/packs/editors/modeline'

const START = '# yaml-language-server: $schema='
const carried = (path: string, text: string) =>
  Buffer.from(towardsEditors(path, Buffer.from(text))).toString()

describe('the line that names a schema', () => {
  test.each([
    ['units.yaml', '../../schemas/units.schema.json', './schemas/units.schema.json'],
    ['maps/city.yaml', '../../../schemas/map.schema.json', './../schemas/map.schema.json'],
    ['cases/a/b.yaml', '../../../../schemas/case.schema.json', './../../schemas/case.schema.json'],
    ['units.yaml', '../schemas/units.schema.json', '././schemas/units.schema.json'],
    ['units.yaml', '../../../schemas/units.schema.json', './././schemas/units.schema.json'],
  ])('of %s leads into the pack when it is carried away: %s', (path, here, there) => {
    expect(carried(path, `${START}${here}\nunits: []\n`)).toBe(`${START}${there}\nunits: []\n`)
  })

  test.each([
    `${START}schemas/units.schema.json`,
    `${START}https://example.org/schema/v1/en/units.schema.json`,
    `${START}../../mine/units.schema.json`,
    'units: []\n# yaml-language-server: $schema=../../schemas/units.schema.json',
  ])('stays as it is where it is not ours: %s', (text) => {
    expect(carried('units.yaml', text)).toBe(text)
  })

  test('is found below other comments, with any line ends and a byte order mark', () => {
    const text = `\ufeff# By hand\r\n\r\n${START}../../schemas/units.schema.json\r\nunits: []`
    expect(carried('units.yaml', text)).toBe(text.replace('../../', './'))
    expect(schemaNamed(Buffer.from(text))).toBe('units.schema.json')
  })

  test('of a new file of the studio leads into the pack when it is carried away', () => {
    for (const path of ['units.yaml', 'maps/a.yaml', 'scenarios/a.yaml', 'cases/a.yaml', 'cases/a/b.yaml']) {
      const up = '../'.repeat(path.split('/').length - 1)
      expect(carried(path, newFileText(path, 'corteo'))).toMatch(
        new RegExp(`=\\./${up.replaceAll('.', '\\.')}schemas/[a-z]+\\.schema\\.json\n$`),
      )
    }
  })
})

const written = fc
  .tuple(
    fc.constantFrom('', '', '# By hand\n', '\n', '\xef\xbb\xbf', '# \xff\n', 'a: 1\n'),
    fc.tuple(fc.nat(3), fc.nat(5), fc.nat(2)),
    fc.constantFrom('\n', '\r\n', '  \nx: 1\n', '', '?\n'),
  )
  .map(([head, [dots, ups, inner], end]) => {
    const way = `${'./'.repeat(dots)}${'../'.repeat(ups)}schemas/${'./'.repeat(inner)}`
    return `${head}${START}${way}units.schema.json${end}`
  })

test('whatever an author wrote is there again when the pack comes back', () => {
  let changed = 0
  fc.assert(
    fc.property(fc.constantFrom('units.yaml', 'maps/a.yaml', 'cases/a/b.yaml'), written, (path, text) => {
      const bytes = Buffer.from(text, 'latin1')
      const there = towardsEditors(path, bytes)
      if (there !== bytes) changed++
      expect(Buffer.from(fromEditors(path, there)).equals(bytes)).toBe(true)
    }),
    { numRuns: 3000 },
  )
  expect(changed).toBeGreaterThan(300)
})
