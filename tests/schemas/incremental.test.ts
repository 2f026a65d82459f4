import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkFile } from '../../schemas/check'
import { changeBetween, createChecker } from '../../schemas/incremental'
import { countOf } from '../support/budget'

const unit = (i: number) => `  # the ${i}th
  - id: unit-${i}
    side: ${i % 2 ? 'march' : 'power'}
    speed: ${i % 9}
    power: ${(i % 4) + 1}
    tags: [vehicle, "t-${i}"]
    look: { symbol: line, ink: '#ffffff' }
`
const file = (count: number) => `sides:
  - id: march
    look: { colour: "#b3261e", ink: "#ffffff", shape: round }
  - id: power
    look: { colour: "#2f4858", ink: "#ffffff", shape: square }

units:
${Array.from({ length: count }, (_, i) => unit(i)).join('')}
components:
  - { id: mov, side: march, look: { colour: "#b3261e", ink: "#ffffff", mark: MOV } }
`
const splice = fc.constantFrom(
  '',
  ' ',
  '\n',
  'x',
  '5',
  ': ',
  '- ',
  '#',
  '"',
  '[',
  '}',
  '\t',
  'speed: five\n    ',
  '\n  - id: new\n    side: march\n',
  'è',
  '😀',
  '&a ',
  '\n\n',
)

describe('a checker fed keystroke by keystroke', () => {
  test('always says what checking the whole file says', () => {
    const edits = fc.array(fc.record({ at: fc.nat(), cut: fc.nat(4), put: splice, back: fc.boolean() }), {
      minLength: 1,
      maxLength: 12,
    })
    const counts: Record<string, number> = {}
    fc.assert(
      fc.property(edits, (list) => {
        const checker = createChecker('units.yaml')
        let text = file(6)
        checker.update(text)
        for (const { at, cut, put, back } of list) {
          const place = at % (text.length + 1)
          const before = text
          text = text.slice(0, place) + put + text.slice(place + cut)
          expect(checker.update(text)).toEqual(checkFile('units.yaml', text))
          counts[checker.stats.last] = (counts[checker.stats.last] ?? 0) + 1
          if (back) {
            text = before
            expect(checker.update(text)).toEqual(checkFile('units.yaml', text))
          }
        }
      }),
      { numRuns: countOf(50, 120), seed: 5 },
    )
    expect(counts.item).toBeGreaterThan(20)
    expect(counts.careful).toBeGreaterThan(20)
  })

  test('a keystroke inside one unit reads that unit only, and places what follows anew', () => {
    const checker = createChecker('units.yaml')
    const start = file(50).replace('speed: 4\n', 'sped: 4\n').replaceAll('id: unit-30', 'id: Unit-30')
    const before = checker.update(start)
    expect(checker.stats.last).toBe('whole')
    expect(before.map(({ code }) => code)).toEqual(['E-KEY-UNKNOWN', 'E-FORM'])
    const after = checker.update(start.replace('speed: 1\n', 'speed: 1\n    people: many\n'))
    expect(checker.stats.last).toBe('item')
    expect(after.map(({ code, line, column }) => [code, line, column])).toEqual([
      ['E-TYPE', before[0].line - 20, 13],
      ['E-KEY-UNKNOWN', before[0].line + 1, 5],
      ['E-FORM', before[1].line + 1, 9],
    ])
  })

  test('the change between two texts is the smallest span', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b') }),
        fc.string({ unit: fc.constantFrom('a', 'b') }),
        (old, next) => {
          const { start, oldEnd, newEnd } = changeBetween(old, next)
          expect(old.slice(0, start) + next.slice(start, newEnd) + old.slice(oldEnd)).toBe(next)
          expect(old.slice(0, start)).toBe(next.slice(0, start))
          if (oldEnd > start && newEnd > start) expect(old[start]).not.toBe(next[start])
        },
      ),
    )
  })
})
