import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyAll, invertAll } from '../../app/_editor/document/change'
import { compacted, onOneText, type TextChange } from '../../app/_editor/document/text-change'

const START = 'abcdefghijklmnopqrstuvwxyz'

/** Positions as shares of the text, since its length changes. */
const edits = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 0, max: 6 }),
    inserted: fc.constantFrom('', '1', '22', '\n', '4444'),
  }),
  { minLength: 1, maxLength: 12 },
)

/** Returns the changes in order, and the text after each. */
function made(list: readonly { at: number; length: number; inserted: string }[]) {
  let text = START
  const changes = list.map(({ at: share, length, inserted }): TextChange => {
    const at = Math.floor(share * text.length)
    const removed = text.slice(at, at + length)
    text = text.slice(0, at) + inserted + text.slice(at + removed.length)
    return { type: 'text', file: 'a', at, removed, inserted }
  })
  return { changes, text }
}

test('changes made in one go come to the same as one after the other, there and back', () => {
  fc.assert(
    fc.property(edits, (list) => {
      const { changes, text } = made(list)
      const files = { a: START }
      expect(applyAll(files, changes)).toEqual({ a: text })
      expect(applyAll({ a: text }, invertAll(changes))).toEqual(files)
      expect(applyAll(files, compacted(changes))).toEqual({ a: text })
      expect(applyAll({ a: text }, invertAll(compacted(changes)))).toEqual(files)
    }),
    { numRuns: 2000 },
  )
})

test('they are in the order of the text, apart, and say what it held', () => {
  fc.assert(
    fc.property(edits, (list) => {
      let last = -1
      for (const { at, removed } of onOneText(made(list).changes)) {
        expect(at).toBeGreaterThan(last)
        expect(START.slice(at, at + removed.length)).toBe(removed)
        last = at + removed.length
      }
    }),
    { numRuns: 2000 },
  )
})

test('what was not made for a text is not made at all', () => {
  const change = (at: number, removed: string): TextChange => ({
    type: 'text',
    file: 'a',
    at,
    removed,
    inserted: '-',
  })
  expect(() => applyAll({ a: START }, [change(3, 'd'), change(0, 'x')])).toThrow(
    'a does not hold the text to be replaced at 0',
  )
  expect(() => applyAll({}, [change(0, '')])).toThrow('there is no file a to change')
})
