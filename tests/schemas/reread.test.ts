import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../../schemas/limits'
import { changeBetween } from '../../schemas/yaml/change-between'
import { spanOf } from '../../schemas/yaml/node'
import { quickParse } from '../../schemas/yaml/parsed'
import { type Read, readWhole, reread } from '../../schemas/yaml/reread'
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

/** Returns every place of a text by its path, as numbers. */
function placesOf({ parsed, root }: Read): string[] {
  const ways = (value: unknown, way: (string | number)[]): (string | number)[][] => {
    if (Array.isArray(value)) return [way, ...value.flatMap((one, index) => ways(one, [...way, index]))]
    if (typeof value !== 'object' || value === null) return [way]
    return [way, ...Object.entries(value).flatMap(([key, one]) => ways(one, [...way, key]))]
  }
  return ways(parsed.value, []).map((way) =>
    JSON.stringify([way, spanOf(root, way, 'value'), spanOf(root, way, 'key')]),
  )
}

describe('a text read again after each edit', () => {
  test('has the values and the places of a first reading, whatever is edited', () => {
    const edits = fc.array(fc.record({ at: fc.nat(), cut: fc.nat(4), put: splice }), { maxLength: 12 })
    let again = 0
    fc.assert(
      fc.property(edits, (list) => {
        let text = file(6)
        let read = readWhole(text, LIMITS)!
        for (const { at, cut, put } of list) {
          const place = at % (text.length + 1)
          const next = text.slice(0, place) + put + text.slice(place + cut)
          const whole = readWhole(next, LIMITS)
          const after = reread(read, next, LIMITS)
          if (after) {
            again++
            expect(after.parsed.value).toEqual(whole?.parsed.value)
            expect(placesOf(after)).toEqual(placesOf(whole!))
            expect([after.bytes, after.nodes]).toEqual([whole!.bytes, whole!.nodes])
          }
          // Skips texts that the fast reader cannot read, and continues with the next edit.
          if (!whole) continue
          expect(whole.parsed.value).toEqual(quickParse(next)?.value)
          text = next
          read = after ?? whole
        }
      }),
      { numRuns: countOf(60, 400), seed: 5 },
    )
    expect(again).toBeGreaterThan(20)
  })

  test('keeps every item that was not edited, and one of which only a comment was', () => {
    const start = readWhole(file(50), LIMITS)!
    const units = (read: Read) => (read.parsed.value as { units: object[] }).units
    const text = file(50).replace('id: unit-20\n', 'id: unit-20 # the best\n')
    expect(reread(start, text, LIMITS)!.parsed.value).toBe(start.parsed.value)
    const after = units(reread(start, file(50).replace('id: unit-20\n', 'id: unit-other\n'), LIMITS)!)
    expect(after.filter((unit, index) => unit !== units(start)[index])).toEqual([after[20]])
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
