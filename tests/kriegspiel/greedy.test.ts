/**
 * The greedy bot beats the random one from either side. Two greedy bots finish a game without a limit. `GREEDY_GAMES=200 npx vitest
 * run tests/kriegspiel/greedy.test.ts` plays the full matches. A draw is no win.
 */
import { describe, expect, test } from 'vitest'
import { greedyBot } from '../../engine/bots/greedy'
import { randomBot } from '../../engine/bots/random'
import { hash, outcome, play, replay, setup, view } from '../../engine/game'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import type { KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { Action, Outcome, Seat } from '../../engine/types'
import { countOf, isItsTurn } from '../support/budget'
import { SECRET, war } from './war'

const GAMES = Number(process.env.GREEDY_GAMES ?? countOf(8, 200))
const FIRST_SEED = 1000
const AGAINST_RANDOM = 0.95
const DECIDED = 0.8
/** Turns of both sides. A longer game counts as undecided. */
const PATIENCE = 400

type BotName = 'greedy' | 'random'
type Game = {
  readonly ending: Outcome | undefined
  readonly turns: number
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[]
  readonly hash: string
}

/** Each seat sees only its own view. */
function botGame(def: KriegspielDef, seed: number, names: readonly BotName[]): Game {
  const game = play(def, setup(def, { seed }))
  const bots = def.seats.map((seat, i) =>
    names[i] === 'greedy' ? greedyBot(def, seat, seed * 16 + i + 1) : randomBot(seed * 16 + i + 1),
  )
  const actions: { seat: Seat; action: Action }[] = []
  const state = game.state as KriegspielState
  for (let asked = game.decisions(); asked.length > 0 && state.number <= PATIENCE; asked = game.decisions()) {
    const [decision] = asked
    const { seat } = decision
    const { action } = bots[def.seats.indexOf(seat)](decision, view(def, state, seat))
    actions.push({ seat, action })
    game.act(seat, action)
  }
  return { ending: game.outcome(), turns: state.number, actions, hash: hash(state) }
}

const match = (def: KriegspielDef, names: readonly BotName[]): Game[] =>
  Array.from({ length: GAMES }, (_, index) => botGame(def, FIRST_SEED + index, names))

describe.each(isItsTurn('kriegspiel') ? [GAMES] : [])('over %i games', () => {
  test.each([0, 1])('in seat %i it beats the random bot 95 times in 100', { timeout: 600_000 }, (seat) => {
    const def = war()
    const names = def.seats.map((_, index): BotName => (index === seat ? 'greedy' : 'random'))
    const wins = match(def, names).filter(({ ending }) => ending?.winner === def.seats[seat]).length
    console.info(`${def.seats[seat]}: ${wins} of ${GAMES}`)
    expect(wins / GAMES).toBeGreaterThanOrEqual(AGAINST_RANDOM)
  })

  test('against its like 80 games in 100 are decided without a turn limit', { timeout: 600_000 }, () => {
    const def = war(undefined, { limit: undefined })
    expect(def.rules.limit).toBeUndefined()
    const games = match(def, ['greedy', 'greedy'])
    const decided = games.filter(({ ending }) => ending !== undefined && ending.winner !== 'draw')
    const turns = games.reduce((sum, game) => sum + game.turns, 0)
    console.info(`${decided.length} of ${GAMES} decided, ${Math.round(turns / GAMES)} turns`)
    expect(decided.length / GAMES).toBeGreaterThanOrEqual(DECIDED)
  })
})

test('it places an army of its own in secret, and the same seed gives the same game', {
  timeout: 120_000,
}, () => {
  const def = war(SECRET)
  const [one, other] = [1, 1].map(() => botGame(def, 7, ['greedy', 'greedy']))
  expect(other).toEqual(one)
  const record = { format: 1 as const, pack: def.pack, scenario: def.scenario, seed: 7, ...one }
  const state = replay(def, record)
  expect(hash(state)).toBe(one.hash)
  expect(outcome(def, state)).toEqual(one.ending)
})
