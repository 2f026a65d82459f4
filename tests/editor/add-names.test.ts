import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nameFromId, withNames } from '../../app/_editor/yaml/add-names'
import { readYaml } from '../../app/_editor/yaml/read-yaml'
import { finding } from './sample-finding'
import { MAP_FILE, SAMPLE_MAP } from './sample-map'
import { SAMPLE_TERRAIN, TestEditor } from './test-editor'

const gate = { group: 'places', id: 'east-gate', name: 'East gate' }
const value = (text: string) => readYaml(text).value as { text: Record<string, Record<string, unknown>> }

describe('a name is written', () => {
  test('behind the others of its group, as they are written', () => {
    const text =
      'language: en\ntext:\n    places:\n        old: # where it began\n          name: Old\n          help: Here.\n        # the last\n    units: {}\n# end\n'
    expect(withNames(text, [gate])).toBe(
      text.replace('help: Here.\n', 'help: Here.\n        east-gate: { name: East gate }\n'),
    )
  })

  test('in braces', () => {
    const text = 'language: en\ntext:\n  places: { old: { name: Old } }\n'
    expect(withNames(text, [gate])).toBe(
      'language: en\ntext:\n  places: { old: { name: Old }, east-gate: { name: East gate } }\n',
    )
  })

  test('in a group of its own where there is none yet', () => {
    const text = 'language: en\r\ntext:\r\n  units:\r\n    foot: { name: Foot }'
    expect(withNames(text, [gate])).toBe(`${text}\r\n  places:\r\n    east-gate: { name: East gate }\r\n`)
  })

  test('with the quotes that it needs, and no others', () => {
    const text = 'language: en\ntext:\n  places:\n    old: { name: Old }\n'
    const odd = ['12', 'yes, {no}', 'He said "no"', "d'Arco", 'a: b', '# x', 'true']
    const after = withNames(
      text,
      odd.map((name, index) => ({ group: 'places', id: `p${index}`, name })),
    )!
    const { places } = value(after).text
    expect(odd.map((_, index) => places?.[`p${index}`])).toEqual(odd.map((name) => ({ name })))
    expect(after).toContain("{ name: d'Arco }")
  })

  test('not where it is known, and not into a text that cannot be read', () => {
    const text = 'language: en\ntext:\n  places:\n    east-gate: { name: Mine }\n'
    expect(withNames(text, [gate])).toBe(text)
    expect(withNames('language: en\n', [gate])).toBeUndefined()
    expect(withNames('text:\n  places: [\n', [gate])).toBeUndefined()
  })

  test('so that it is read, whatever names and groups there are, and nothing else changes', () => {
    const id = fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/)
    const names = fc.array(
      fc.record({
        group: fc.constantFrom('places', 'units', 'sites'),
        id,
        name: fc
          .string({ minLength: 1, maxLength: 12 })
          .filter((name) => name.trim() === name && !/\p{Cc}|\p{Cf}/u.test(name)),
      }),
      { maxLength: 8 },
    )
    const text =
      'language: en\ntext:\n  units:\n    foot: { name: Foot } # theirs\n  places: { old: { name: Old } }\n# the end\n'
    fc.assert(
      fc.property(names, (wanted) => {
        const first = [
          ...new Map(
            wanted.map((one) => [`${one.group}.${one.id}`, one]).reverse() as [
              string,
              (typeof wanted)[number],
            ][],
          ).values(),
        ]
        const after = withNames(text, first)!
        for (const { group, id, name } of first)
          if (!(group === 'units' && id === 'foot') && !(group === 'places' && id === 'old'))
            expect(value(after).text[group]?.[id]).toEqual({ name })
        expect(value(after).text.units?.foot).toEqual({ name: 'Foot' })
        expect(after).toContain('# theirs')
        expect(after.endsWith('# the end\n')).toBe(true)
      }),
    )
  })
})

test('words to begin with come from the id', () => {
  expect(nameFromId('north-lawn')).toBe('North lawn')
  expect(nameFromId('a_b')).toBe('A b')
})

test('one press writes all names that a file lacks, as another language has them, in one step', () => {
  const files = {
    [MAP_FILE]: SAMPLE_MAP,
    'terrain.yaml': SAMPLE_TERRAIN,
    'text/en.yaml':
      'language: en\ntext:\n  terrain:\n    street: { name: Street }\n    garden: { name: Park }\n',
    'text/it.yaml': 'language: it\ntext:\n  terrain:\n    street: { name: Strada }\n',
  }
  const editor = new TestEditor(files)
  const { edits } = editor.session
  const lacking = { ...finding, file: 'text/it.yaml', lacks: ['terrain.garden', 'edges.iron-gate'] }
  expect(edits.fixOf(lacking)).toEqual({ key: 'studio.addNames', values: { count: 2 } })
  edits.applyFix(lacking)
  expect(editor.document.text('text/it.yaml')).toBe(
    `${files['text/it.yaml']}    garden: { name: Park }\n  edges:\n    iron-gate: { name: Iron gate }\n`,
  )
  expect(edits.fixOf(lacking)).toBeUndefined()
  edits.undo()
  expect(editor.document.text('text/it.yaml')).toBe(files['text/it.yaml'])
})
