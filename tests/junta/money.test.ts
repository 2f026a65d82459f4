/** Notes without change, compared with a slow second count. */
import { describe, expect, test } from 'vitest'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import {
  canSplit,
  countOf,
  least,
  possibleAmounts,
  split,
  sumOf,
} from '../../engine/rulesets/junta/rules/money'

/** Yields every subset of the notes. */
function* subsets([ones, twos, threes]: readonly number[]): Generator<number[]> {
  for (let a = 0; a <= ones; a++)
    for (let b = 0; b <= twos; b++) for (let c = 0; c <= threes; c++) yield [a, b, c]
}

/** Tries every subset for each amount in turn. Slow, but correct. */
function naiveSplit(notes: readonly number[], amounts: readonly number[]): boolean {
  if (amounts.length === 0) return true
  for (const some of subsets(notes)) {
    if (sumOf(some) !== amounts[0]) continue
    const left = notes.map((count, index) => count - some[index])
    if (naiveSplit(left, amounts.slice(1))) return true
  }
  return false
}

const rng = seedRandom(5)
const pocket = (): number[] => [nextBelow(rng, 6), nextBelow(rng, 5), nextBelow(rng, 4)]

describe('notes', () => {
  test('the least that is lost: the smallest sum that reaches an amount, then the fewest notes', () => {
    for (let count = 0; count < 400; count++) {
      const notes = pocket()
      const amount = nextBelow(rng, 20)
      const ways = [...subsets(notes)].filter((some) => sumOf(some) >= amount)
      const found = least(notes, amount)
      if (ways.length === 0) expect(found).toBeUndefined()
      else {
        const smallest = Math.min(...ways.map(sumOf))
        const fewest = Math.min(...ways.filter((some) => sumOf(some) === smallest).map(countOf))
        expect([sumOf(found!), countOf(found!)]).toEqual([smallest, fewest])
        expect(found!.every((taken, index) => taken <= notes[index])).toBe(true)
      }
    }
  })

  test('amounts are laid out exactly when they can be, and only then', () => {
    let possible = 0
    for (let count = 0; count < 600; count++) {
      const notes = pocket()
      const amounts = Array.from({ length: 1 + nextBelow(rng, 4) }, () => 1 + nextBelow(rng, 7))
      const can = canSplit(notes, amounts)
      expect(can, JSON.stringify([notes, amounts])).toBe(naiveSplit(notes, amounts))
      if (!can) continue
      possible++
      const laid = split(notes, amounts)
      expect(laid.map(sumOf)).toEqual(amounts)
      for (let index = 0; index < 3; index++)
        expect(laid.reduce((sum, one) => sum + one[index], 0)).toBeLessThanOrEqual(notes[index])
    }
    expect(possible).toBeGreaterThan(100)
  })

  test('what can be promised beside the rest', () => {
    expect(possibleAmounts([0, 2, 1], [])).toEqual([2, 3, 4, 5, 7])
    expect(possibleAmounts([0, 2, 1], [2])).toEqual([2, 3, 5])
    expect(possibleAmounts([1, 0, 0], [1])).toEqual([])
  })
})
