import { EditorState, Text } from '@codemirror/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineBreaksOf, toOffset, toPosition } from '../../app/_editor/text-editor/line-breaks'
import { oneLineEnd } from '../../app/_editor/yaml/line-ends'

test('positions in the editor and offsets in a Windows file lead to each other', () => {
  const line = fc.string({ unit: fc.constantFrom('a', ' ', 'è', '#'), maxLength: 5 })
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 8 }), (lines) => {
      const text = lines.join('\r\n')
      const doc = Text.of(lines)
      const breaks = lineBreaksOf(text)
      for (let position = 0; position <= doc.length; position++) {
        const offset = toOffset(breaks, doc, position)
        expect(toPosition(breaks, doc, offset)).toBe(position)
        expect(text.slice(0, offset).replaceAll('\r\n', '\n')).toBe(doc.sliceString(0, position))
      }
    }),
  )
})

test.each([
  ['a\r\nb\nc\n', 'a\nb\nc\n'],
  ['a\r\nb\r\nc\n', 'a\r\nb\r\nc\r\n'],
  ['a\rb\rc', 'a\nb\nc'],
  ['a\r\nb\r', 'a\nb\n'],
  ['a\r\nb', 'a\r\nb'],
  ['a\nb', 'a\nb'],
])('lines of a file end in one way: %j', (mixed, text) => {
  expect(oneLineEnd(mixed)).toBe(text)
  expect(lineBreaksOf(text)).toEqual({ separator: text.includes('\r') ? '\r\n' : '\n' })
})

test('whatever the text: one line end, the same lines, and the editor has as many', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '\r', '\n', '\r\n'), maxLength: 20 })
  fc.assert(
    fc.property(text, (written) => {
      const one = oneLineEnd(written)
      expect(new Set(one.match(/\r\n|\r|\n/g) ?? []).size).toBeLessThanOrEqual(1)
      expect(one.includes('\r')).toBe(one.includes('\r\n'))
      expect(one.split(/\r\n|\n/)).toEqual(written.split(/\r\n|\r|\n/))
      const { separator } = lineBreaksOf(one)
      const { doc } = EditorState.create({ doc: one })
      expect(doc.sliceString(0, doc.length, separator)).toBe(one)
    }),
  )
})
