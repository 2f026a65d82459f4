import { Text } from '@codemirror/state'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineBreaksOf, toOffset, toPosition } from '../../app/_editor/panels/code/line-breaks'

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

test('a file with mixed line breaks keeps its carriage returns as characters', () => {
  expect(lineBreaksOf('a\r\nb\nc')).toEqual({ separator: '\n' })
  expect(lineBreaksOf('a\r\nb')).toEqual({ separator: '\r\n' })
  expect(lineBreaksOf('a\nb')).toEqual({ separator: '\n' })
})
