/** The greedy bot of draughts beats the random one from either side. A draw is no win. */
import { expect, test } from 'vitest'
import { greedyBot } from '../../engine/bots/greedy'
import { randomBot } from '../../engine/bots/random'
import { play, setup, view } from '../../engine/game'
import { countOf, someOf } from '../support/budget'
import { board, type DraughtsGame, SCENARIOS } from './boards'

const GAMES = countOf(4, 100)
const AGAINST_RANDOM = 0.9

function winnerOf(def: DraughtsGame, seed: number, greedy: string): string | undefined {
  const game = play(def, setup(def, { seed }))
  const bots = new Map(
    def.seats.map((seat, index) => {
      const own = seed * 16 + index + 1
      return [seat, seat === greedy ? greedyBot(def, seat, own) : randomBot(own)]
    }),
  )
  for (let asked = game.decisions(); asked.length > 0; asked = game.decisions()) {
    const { seat } = asked[0]
    game.act(seat, bots.get(seat)!(asked[0], view(def, game.state, seat)).action)
  }
  return game.outcome()?.winner
}

/** One of them a day, and all in the long suite. */
const PLACES = SCENARIOS.flatMap((scenario) => ['white', 'black'].map((seat) => [scenario, seat] as const))

test.each(someOf(PLACES))('in %s as %s', { timeout: 300_000 }, (scenario, seat) => {
  const def = board(scenario)
  const wins = Array.from({ length: GAMES }, (_, index) => winnerOf(def, 500 + index, seat))
  expect(wins.filter((winner) => winner === seat).length / GAMES).toBeGreaterThanOrEqual(AGAINST_RANDOM)
})
