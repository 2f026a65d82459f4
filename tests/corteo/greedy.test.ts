/**
 * The greedy bot beats the random one from either side. `GREEDY_GAMES=200 npx vitest run tests/corteo/greedy.test.ts` plays the
 * full match of 200 games per side. A draw is no win.
 */
import { describe, expect, test } from 'vitest'
import { compile, replay } from '../../engine/game'
import { countOf, isItsTurn } from '../support/budget'
import { city, cityPack } from './city'
import { type BotName, botGame } from './greedy-games'

const def = city()
const GAMES = Number(process.env.GREEDY_GAMES ?? countOf(12, 200))
const FEW = countOf(4, 10)
const GAMES_OF_WEIGHTS = countOf(3, 5)
const FIRST_SEED = 1000
const MINIMUM = 0.95

const match = (names: readonly BotName[], games: number) =>
  Array.from({ length: games }, (_, index) => botGame(def, FIRST_SEED + index, names).ending)

describe.each(isItsTurn('corteo') ? [GAMES] : [])('over %i games', () => {
  test.each([0, 1])(
    'the greedy bot in seat %i beats the random one 95 times in 100',
    { timeout: 600_000 },
    (seat) => {
      const names = def.seats.map((_, index): BotName => (index === seat ? 'greedy' : 'random'))
      const endings = match(names, GAMES)
      const wins = endings.filter(({ winner }) => winner === def.seats[seat]).length
      const scores = endings.map(({ score }) => score)
      const mean = scores.reduce((sum, score) => sum + score, 0) / GAMES
      console.info(
        `${def.seats[seat]}: ${wins} of ${GAMES}, score ${Math.min(...scores)} to ${Math.max(...scores)}, mean ${mean.toFixed(1)}`,
      )
      expect(wins / GAMES).toBeGreaterThanOrEqual(MINIMUM)
    },
  )
})

test('it makes a difference in either seat', { timeout: 120_000 }, () => {
  const mean = (names: readonly BotName[]) =>
    match(names, FEW).reduce((sum, { score }) => sum + score, 0) / FEW
  const random = mean(['random', 'random'])
  expect(mean(['greedy', 'random'])).toBeGreaterThan(random)
  expect(mean(['random', 'greedy'])).toBeLessThan(random)
})

test('a game of two greedy bots ends, plays again to its hash, and is the same for the same seed', () => {
  const played = botGame(def, 7, ['greedy', 'greedy'])
  const { pack, scenario } = def
  const record = { format: 1, pack, scenario, seed: 7, actions: played.actions, hash: played.hash } as const
  expect(botGame(def, 7, ['greedy', 'greedy']).hash).toBe(played.hash)
  expect(() => replay(def, record)).not.toThrow()
})

test.each(['advanced', 'special'])(
  '%s between greedy bots comes to its end',
  { timeout: 120_000 },
  (scenario) => {
    const made = compile(cityPack(), scenario)
    if (!made.ok) throw new Error(JSON.stringify(made.error))
    // The command line plays one game of each every day (`tests/cli/scenarios.test.ts`).
    for (let seed = 1; seed <= countOf(1, 5); seed++)
      expect(botGame(made.value, seed, ['greedy', 'greedy']).ending.sheet.length).toBeGreaterThan(0)
  },
)

test('it changes its mind where a scenario lets it', { timeout: 120_000 }, () => {
  const made = compile(cityPack(), 'antirepressive')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const changes = [1, 2, 3].map((seed) => {
    const { actions } = botGame(made.value, seed, ['greedy', 'greedy', 'greedy'])
    return actions.filter(({ action }) => action.type === 'change').length
  })
  expect(changes.some((count) => count > 0)).toBe(true)
})

test('the weights of the pack decide how it plays', { timeout: 120_000 }, () => {
  const pack = cityPack()
  const [march] = def.seats
  const shy = pack.bots?.bots.map((bot) =>
    bot.side === march ? { ...bot, weights: { ...bot.weights, objective: -100, approach: 0 } } : bot,
  )
  const mean = (game: typeof def) =>
    Array.from({ length: GAMES_OF_WEIGHTS }, (_, seed) => botGame(game, seed, ['greedy', 'random'])).reduce(
      (sum, { ending }) => sum + ending.score,
      0,
    ) / GAMES_OF_WEIGHTS
  expect(shy).toBeDefined()
  expect(mean(city({ ...pack, bots: { bots: shy ?? [] } }))).toBeLessThan(mean(def) / 2)
})

test('without weights it plays as the random bot does: somehow, and to the end', () => {
  const { bots: _, ...bare } = cityPack()
  const game = city(bare)
  expect(botGame(game, 3, ['greedy', 'greedy']).actions.length).toBeGreaterThan(100)
})
