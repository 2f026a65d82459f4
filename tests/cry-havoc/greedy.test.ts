/**
 * The greedy bot beats the random one from either side in scenarios with equal forces. Two greedy bots finish before the last turn.
 * `GREEDY_GAMES=200 npx vitest run tests/cry-havoc/greedy.test.ts` plays the full match of 200 games per side. A draw is no win.
 */
import { describe, expect, test } from 'vitest'
import { compile, replay } from '../../engine/game'
import type { GameDef } from '../../engine/types'
import { type BotName, botGame } from '../corteo/greedy-games'
import { countOf, isItsTurn, someOf } from '../support/budget'
import { bundled } from './skirmish'

const GAMES = Number(process.env.GREEDY_GAMES ?? countOf(12, 200))
const FIRST_SEED = 1000
const MINIMUM = 0.95
const DECIDED = 0.8

function gameOf(scenario: string): GameDef {
  const made = compile(bundled(), scenario)
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  return made.value
}

const match = (def: GameDef, names: readonly BotName[], games: number) =>
  Array.from({ length: games }, (_, index) => botGame(def, FIRST_SEED + index, names).ending)

const MATCHES = ['street-brawl', 'knights-duel', 'free-battle']

describe.each(isItsTurn('cry-havoc') ? someOf(MATCHES) : [])('%s', (scenario) => {
  const def = gameOf(scenario)

  test.each([0, 1])(
    'the greedy bot in seat %i beats the random one 95 times in 100',
    { timeout: 1_200_000 },
    (seat) => {
      const names = def.seats.map((_, index): BotName => (index === seat ? 'greedy' : 'random'))
      const endings = match(def, names, GAMES)
      const wins = endings.filter(({ winner }) => winner === def.seats[seat]).length
      console.info(`${scenario}, ${def.seats[seat]}: ${wins} of ${GAMES}`)
      expect(wins / GAMES).toBeGreaterThanOrEqual(MINIMUM)
    },
  )

  test('two greedy bots decide 80 games in 100 before the last turn', { timeout: 1_200_000 }, () => {
    const games = Math.max(10, Math.trunc(GAMES / 2))
    const endings = match(def, ['greedy', 'greedy'], games)
    const decided = endings.filter(({ level }) => level === 'eliminate').length
    const first = endings.filter(({ winner }) => winner === def.seats[0]).length
    console.info(`${scenario}: ${decided} of ${games} decided, ${first} won by the first side`)
    expect(decided / games).toBeGreaterThanOrEqual(DECIDED)
  })
})

test('a game of two greedy bots plays again to its hash, and is the same for the same seed', () => {
  const def = gameOf('street-brawl')
  const played = botGame(def, 7, ['greedy', 'greedy'])
  const { pack, scenario } = def
  const record = { format: 1, pack, scenario, seed: 7, actions: played.actions, hash: played.hash } as const
  expect(botGame(def, 7, ['greedy', 'greedy']).hash).toBe(played.hash)
  expect(() => replay(def, record)).not.toThrow()
})

test.each(Object.keys(bundled().scenarios))(
  '%s between greedy bots comes to its end',
  { timeout: 240_000 },
  (scenario) => {
    const def = gameOf(scenario)
    for (let seed = 1; seed <= countOf(1, 3); seed++)
      expect(botGame(def, seed, ['greedy', 'greedy']).ending.sheet.length).toBeGreaterThan(0)
  },
)

test('the weights of the pack decide how it plays', { timeout: 240_000 }, () => {
  const pack = bundled()
  const bots = { bots: (pack.bots?.bots ?? []).map((bot) => ({ ...bot, weights: {} })) }
  const made = compile({ ...pack, bots } as typeof pack, 'street-brawl')
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const played = (def: GameDef) => botGame(def, 3, ['greedy', 'greedy']).hash
  expect(played(made.value)).not.toBe(played(gameOf('street-brawl')))
})
