/**
 * The greedy bot beats the random one from either side. Between two greedy bots either side can win, and the wall is usually built.
 * `GREEDY_GAMES=200 npx vitest run tests/volk/greedy.test.ts` plays the full matches.
 */
import { describe, expect, test } from 'vitest'
import { greedyBot } from '../../engine/bots/greedy'
import { randomBot } from '../../engine/bots/random'
import { hash, outcome, play, replay, setup, view } from '../../engine/game'
import type { VolkDef } from '../../engine/rulesets/wir-sind-das-volk/rules'
import type { VolkState } from '../../engine/rulesets/wir-sind-das-volk/state'
import type { Action, Outcome, Seat } from '../../engine/types'
import { countOf, isItsTurn } from '../support/budget'
import { germany } from './germany'

const GAMES = Number(process.env.GREEDY_GAMES ?? countOf(5, 200))
const FIRST_SEED = 1000
const AGAINST_RANDOM = 0.9
/** A match between greedy bots is shorter, with wider bounds for few games. */
const AMONG_EQUALS = Math.max(10, Math.floor(GAMES / 2))
const MOST_OF_ONE_SIDE = GAMES >= 200 ? 0.65 : 0.8

type BotName = 'greedy' | 'random'
type Game = {
  readonly ending: Outcome | undefined
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[]
  readonly hash: string
  readonly walled: boolean
}

/** Each seat sees only its own view. */
function botGame(def: VolkDef, seed: number, names: Readonly<Record<Seat, BotName>>): Game {
  const game = play(def, setup(def, { seed }))
  const bots = def.seats.map((seat, i) =>
    names[seat] === 'greedy' ? greedyBot(def, seat, seed * 16 + i + 1) : randomBot(seed * 16 + i + 1),
  )
  const actions: { seat: Seat; action: Action }[] = []
  for (let asked = game.decisions(); asked.length > 0; asked = game.decisions()) {
    const [decision] = asked
    const { seat } = decision
    const { action } = bots[def.seats.indexOf(seat)](decision, view(def, game.state, seat))
    actions.push({ seat, action })
    game.act(seat, action)
  }
  const { walled } = game.state as VolkState
  return { ending: game.outcome(), actions, hash: hash(game.state), walled: walled === 1 }
}

const match = (def: VolkDef, names: Readonly<Record<Seat, BotName>>, games: number): Game[] =>
  Array.from({ length: games }, (_, index) => botGame(def, FIRST_SEED + index, names))

const wonBy = (games: readonly Game[], side: Seat): number =>
  games.filter(({ ending }) => ending?.winner === side).length

describe.each(isItsTurn('wir-sind-das-volk') ? [GAMES] : [])('over %i games', () => {
  test.each(['ddr', 'brd'])(
    'as %s it beats the random bot 90 times in 100',
    { timeout: 1_800_000 },
    (side) => {
      const def = germany()
      const names = { ddr: 'random', brd: 'random', [side]: 'greedy' } as const
      const won = wonBy(match(def, names, GAMES), side)
      console.info(`${side}: ${won} of ${GAMES}`)
      expect(won / GAMES).toBeGreaterThanOrEqual(AGAINST_RANDOM)
    },
  )

  test.each([
    ['four-decades', 0.6],
    ['one-decade', 0],
  ])('against its like either side wins its share of %s', { timeout: 1_800_000 }, (scenario, walls) => {
    const games = match(germany(scenario), { ddr: 'greedy', brd: 'greedy' }, AMONG_EQUALS)
    const won = wonBy(games, 'ddr')
    const walled = games.filter((game) => game.walled).length
    console.info(`${scenario}, ddr against brd: ${won} of ${AMONG_EQUALS}, ${walled} with the wall`)
    expect(won / AMONG_EQUALS).toBeGreaterThanOrEqual(1 - MOST_OF_ONE_SIDE)
    expect(won / AMONG_EQUALS).toBeLessThanOrEqual(MOST_OF_ONE_SIDE)
    expect(walled / AMONG_EQUALS).toBeGreaterThanOrEqual(walls)
  })
})

test('the same seed gives the same game, and its record plays again', { timeout: 120_000 }, () => {
  const def = germany()
  const [one, other] = [1, 1].map(() => botGame(def, 7, { ddr: 'greedy', brd: 'greedy' }))
  expect(other).toEqual(one)
  const record = { format: 1 as const, pack: def.pack, scenario: def.scenario, seed: 7, ...one }
  const state = replay(def, record)
  expect(hash(state)).toBe(one.hash)
  expect(outcome(def, state)).toEqual(one.ending)
})
