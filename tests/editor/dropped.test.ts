/** Texts dropped on the list of files: their targets, and that no text is lost. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyAll } from '../../app/_editor/document/change'
import { freePath, likelyPath, pathFault, putText, textOfBytes } from '../../app/_editor/files/model/dropped'

const FILES = { 'pack.yaml': 'id: a\n', 'maps/city.yaml': 'grid: {}\n', 'text/en.yaml': 'language: en\n' }

describe('where a file is likely to go', () => {
  test.each([
    ['city.yaml', 'id: other\n', 'maps/city.yaml'],
    ['pack.yaml', 'id: b\n', 'pack.yaml'],
    ['units.yaml', 'sides: []\n', 'units.yaml'],
    ['Old Town.yaml', 'id: old\ngrid: { kind: square }\nrows: []\n', 'maps/old-town.yaml'],
    ['Lünedi.yml', 'id: a\nmap: city\norder: [red]\n', 'scenarios/lu-nedi.yml'],
    ['spies.yaml', 'id: spies\ncards:\n  - id: a\n', 'decks/spies.yaml'],
    ['it.yaml', 'language: it\ntext: {}\n', 'text/it.yaml'],
    ['rules.yaml', 'cases:\n  - id: a\n', 'cases/rules.yaml'],
    ['README.md', '# Hello\ngrid: x\n', 'README.md'],
    ['Notes.md', 'hello', 'notes.md'],
    ['what.yaml', 'some: thing\n', 'what.yaml'],
  ])('%s with %j: %s', (name, text, path) => {
    expect(likelyPath(name, text, FILES)).toBe(path)
    expect(pathFault(path, FILES)).toBeUndefined()
  })
})

test('a text is read as UTF-8, with our line ends and without a mark of its order; what is none is told', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  expect(textOfBytes(bytes('\uFEFFa: è\r\nb: 1\rc: 2\n'), 'units.yaml')).toEqual({
    text: 'a: è\nb: 1\nc: 2\n',
  })
  expect(textOfBytes(new Uint8Array([0xff, 0xfe, 0x41, 0]), 'units.yaml')).toEqual({ fault: 'notText' })
  expect(textOfBytes(bytes('a\0b'), 'notes.md')).toEqual({ fault: 'notText' })
  expect(textOfBytes(new Uint8Array(300_000).fill(32), 'units.yaml')).toEqual({ fault: 'large' })
  expect(textOfBytes(new Uint8Array(300_000).fill(32), 'maps/a.yaml')).toHaveProperty('text')
})

test('keeping both loses no text, replacing puts the new one in the place of the old', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(FILES), 'maps/new.yaml'),
      fc.string(),
      fc.constantFrom('replace' as const, 'both' as const),
      (path, text, onTaken) => {
        const put = putText(FILES, path, text, onTaken)
        const after = applyAll(FILES, put.changes)
        expect(after[put.path]).toBe(text)
        const others = Object.keys(FILES).filter((file) => file !== path || onTaken === 'both')
        for (const file of others) expect(after[file]).toBe((FILES as Record<string, string>)[file])
      },
    ),
    { numRuns: 200 },
  )
})

test('a free path keeps its ending', () => {
  expect(freePath('maps/city.yaml', { ...FILES, 'maps/city-2.yaml': '' })).toBe('maps/city-3.yaml')
  expect(freePath('LICENSE', { LICENSE: '' })).toBe('LICENSE-2')
})
