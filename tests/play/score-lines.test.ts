/** The end of a game: the ranking, and no figure twice. */
import { describe, expect, test } from 'vitest'
import { isRankedSheet, isSum, partsOf, ranksOf } from '../../app/_play/seats/score-lines'
import type { Outcome } from '../../engine/types'

const line = (id: string, points: number, lines?: Outcome['sheet'][number]['lines']) => ({
  ...{ id, points, label: { key: id } },
  ...(lines ? { lines } : {}),
})
const format = ({ key }: { readonly key: string }) => key

describe('the ranking', () => {
  const scores = [
    { seat: 'glass', points: 15 },
    { seat: 'car', points: 64 },
    { seat: 'watch', points: 64 },
    { seat: 'cigar', points: 0 },
  ]
  const sheet = scores.map(({ seat, points }) => line(`swiss-${seat}`, points))
  const utility = { glass: -1, car: 0, watch: 0, cigar: -1 }

  test('has winners first and equal players on one rank', () => {
    const ranks = ranksOf({ scores, sheet, utility }).map(({ seat, rank, isWinner }) => [
      seat,
      rank,
      isWinner,
    ])
    expect(ranks).toEqual([
      ['car', 1, true],
      ['watch', 1, true],
      ['glass', 3, false],
      ['cigar', 4, false],
    ])
  })

  test('has a winner by another reason before a player with more points', () => {
    const won = ranksOf({ scores, sheet, utility: { glass: 1, car: -1, watch: -1, cigar: -1 } })
    expect(won[0]).toMatchObject({ seat: 'glass', rank: 1, isWinner: true })
    expect(won[1]).toMatchObject({ seat: 'car', rank: 2, isWinner: false })
  })

  test('has the parts with points, and no others', () => {
    const parts = [line('arsenals', 0), line('units', 15)]
    const [car, ...others] = [...sheet].reverse()
    const ranks = ranksOf({ scores, sheet: [...others.reverse(), { ...car, lines: parts }], utility })
    expect(ranks.map(({ lines }) => lines.map(({ label }) => label.key))).toEqual([[], [], [], ['units']])
  })

  test('has no winner where nobody is better', () => {
    const even = ranksOf({ scores, sheet, utility: { glass: 0, car: 0, watch: 0, cigar: 0 } })
    expect(even.some(({ isWinner }) => isWinner)).toBe(false)
  })

  test('takes the place of a sheet with one line for each player', () => {
    expect(isRankedSheet({ scores, sheet })).toBe(true)
    expect(isRankedSheet({ scores, sheet: sheet.slice(1) })).toBe(false)
    expect(isRankedSheet({ scores, sheet: [line('x', 14), ...sheet.slice(1)] })).toBe(false)
    expect(isRankedSheet({ sheet })).toBe(false)
  })
})

test('a total stands under lines that add up to it only', () => {
  expect(isSum([line('a', 5), line('b', -2)], 3)).toBe(true)
  expect(isSum([line('a', 64), line('b', 79)], 64)).toBe(false)
})

test('a single part that repeats its line is left out', () => {
  const part = (key: string, points: number) => ({ label: { key }, points })
  expect(partsOf(line('sympathy', 2, [part('sympathy', 2)]), format)).toEqual([])
  expect(partsOf(line('sympathy', 2, [part('bread', 2)]), format)).toHaveLength(1)
  expect(partsOf(line('sympathy', 2, [part('sympathy', 1), part('sympathy', 1)]), format)).toHaveLength(2)
})
