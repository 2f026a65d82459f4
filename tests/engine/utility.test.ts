/** The value of the end of a game for each seat, in one scale. */
import { describe, expect, test } from 'vitest'
import { outcome, play, setup } from '../../engine/game'
import { judged } from '../../engine/kernel/bots/utility'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import type { GameDef, Outcome, Verdict } from '../../engine/types'
import { everyGame } from './support/content'

const SEATS = { seats: ['ann', 'bob', 'cleo'], sideOf: { ann: 'east', bob: 'east', cleo: 'west' } }
const verdict = (given: Partial<Verdict>): Verdict => ({
  winner: 'draw',
  score: 0,
  reason: { key: 'over' },
  sheet: [],
  ...given,
})

test.each([
  ['a seat that wins alone', { winner: 'bob' }, [-1, 1, -1]],
  ['a side wins with all its players', { winner: 'east' }, [1, 1, -1]],
  ['a draw of all', { winner: 'draw' }, [0, 0, 0]],
  ['a draw that some share', { winner: 'draw', drawn: ['ann', 'cleo'] }, [0, -1, 0]],
])('%s', (_, given, values) => {
  const { utility, ...ending } = judged(SEATS, verdict(given))
  expect(Object.values(utility)).toEqual(values)
  expect(ending).not.toHaveProperty('drawn')
})

function ended(def: GameDef, seed: number): Outcome | undefined {
  const game = play(def, setup(def, { seed }))
  const rng = seedRandom(seed)
  for (let acts = 0; acts < 4000; acts++) {
    const [asked] = game.decisions()
    if (!asked) break
    game.act(asked.seat, asked.choices[nextBelow(rng, asked.choices.length)].action)
  }
  expect(outcome(def, game.state)).toEqual(game.outcome())
  return game.outcome()
}

const games = [...new Map(everyGame().map((game) => [game.def.ruleset, game])).values()]

describe.each(games)('$name', ({ def }) => {
  test('each seat has a number, and only who has won has the most', () => {
    let over = 0
    for (let seed = 1; seed <= 4; seed++) {
      const end = ended(def, seed)
      if (!end) continue
      over++
      expect(Object.keys(end.utility)).toEqual(def.seats)
      for (const seat of def.seats)
        expect(end.utility[seat] === 1).toBe(end.winner === seat || end.winner === def.sideOf[seat])
      if (end.winner === 'draw') expect(Object.values(end.utility)).toContain(0)
    }
    expect(over).toBeGreaterThan(0)
  })
})
