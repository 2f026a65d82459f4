/** The tree search finds forced wins and the other side's threats. It plays connect four without a scorer. */
import { expect, test } from 'vitest'
import type { Effort } from '../../engine/bots/search/effort'
import { Search } from '../../engine/bots/search/search'
import { Ways } from '../../engine/bots/search/ways'
import { play, setup, view } from '../../engine/game'
import { fourDef } from './support/connect-four'

const def = fourDef()
const DEEP: Effort = {
  playouts: 2000,
  candidates: 7,
  rounds: 42,
  steps: 42,
  ripe: 1,
  manner: 'random',
  doubt: 0,
  keeps: 1,
}

/** Searches for the next player after stones in these columns. */
function searchAfter(columns: readonly number[], seed: number, effort = DEEP): Search {
  const game = play(def, setup(def, { seed: 1 }))
  for (const column of columns) game.act(game.decisions()[0].seat, { type: 'drop', column })
  const [decision] = game.decisions()
  const { seat } = decision
  const search = new Search(
    def,
    seat,
    decision,
    view(def, game.state, seat),
    new Ways([{ scorer: undefined }]),
    seed,
    effort,
  )
  while (search.step());
  return search
}
const answer = (columns: readonly number[], seed: number): unknown =>
  searchAfter(columns, seed).best().choice.action.column

const SEEDS = [1, 2, 3, 4, 5]
/** Two adjacent stones with room on both sides. A third makes two threats at once. */
const OPEN_TWO = [2, 2, 3, 3]

test('a win at once is taken', () => {
  for (const seed of SEEDS) expect(answer([3, 0, 3, 0, 3, 0], seed)).toBe(3)
})

test('a win of the other side is stopped', () => {
  for (const seed of SEEDS) expect(answer([3, 0, 3, 1, 3], seed)).toBe(3)
})

test('a win that nothing can stop is found a move of each side ahead', () => {
  for (const seed of SEEDS) expect([1, 4]).toContain(answer(OPEN_TWO, seed))
})

test('the tree knows better than play by chance how sure it is', () => {
  const worthOf = (ripe: number, seed: number) => {
    const { values } = searchAfter(OPEN_TWO, seed, { ...DEEP, ripe }).best()
    return values.reduce((sum, value) => sum + value, 0) / values.length
  }
  for (const seed of SEEDS)
    expect(worthOf(1, seed)).toBeGreaterThan(worthOf(Number.POSITIVE_INFINITY, seed) + 50)
})
