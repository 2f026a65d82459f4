/**
 * The greedy bot beats the random one from either side. Two greedy bots fight: they finish a game without a limit, in few turns and
 * with few turns between captures. `GREEDY_GAMES=200 npx vitest run tests/kriegspiel/greedy.test.ts` plays the full matches. A draw
 * is no win.
 */
import { describe, expect, test } from 'vitest'
import { greedyBot } from '../../engine/bots/greedy'
import { randomBot } from '../../engine/bots/random'
import { hash, outcome, play, replay, setup, view } from '../../engine/game'
import { openGates } from '../../engine/rulesets/kriegspiel/bot/gates'
import { makeOutlook } from '../../engine/rulesets/kriegspiel/bot/outlook'
import { weightsOf } from '../../engine/rulesets/kriegspiel/bot/weights'
import type { KriegspielDef } from '../../engine/rulesets/kriegspiel/rules'
import { loadNetworks } from '../../engine/rulesets/kriegspiel/rules/network'
import { CAPTURED, type KriegspielState } from '../../engine/rulesets/kriegspiel/state'
import type { Action, Outcome, Seat } from '../../engine/types'
import { countOf, isItsTurn } from '../support/budget'
import { field, SECRET, standing, war } from './war'

const GAMES = Number(process.env.GREEDY_GAMES ?? countOf(8, 200))
const FIRST_SEED = 1000
const AGAINST_RANDOM = 0.95
const DECIDED = 0.8
/** The bars for two greedy bots: the median of the turns, and the share of games with so many turns without a capture. */
const MEDIAN_TURNS = 60
const QUIET_TURNS = 20
const QUIET_GAMES = 0.1
/** Turns of both sides. A longer game counts as undecided. */
const PATIENCE = 400

type BotName = 'greedy' | 'random'
type Game = {
  readonly ending: Outcome | undefined
  readonly turns: number
  /** The most turns without a captured unit. */
  readonly quiet: number
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
  let [captured, since, quiet] = [0, 0, 0]
  for (let asked = game.decisions(); asked.length > 0 && state.number <= PATIENCE; asked = game.decisions()) {
    const [decision] = asked
    const { seat } = decision
    const { action } = bots[def.seats.indexOf(seat)](decision, view(def, state, seat))
    actions.push({ seat, action })
    game.act(seat, action)
    const now = state.cell.filter((cell) => cell === CAPTURED).length
    if (now > captured) [captured, since] = [now, state.number]
    quiet = Math.max(quiet, state.number - since)
  }
  return { ending: game.outcome(), turns: state.number, quiet, actions, hash: hash(state) }
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

  test('against its like it decides 80 games in 100, and captures units all the time', {
    timeout: 600_000,
  }, () => {
    const def = war(undefined, { limit: undefined })
    expect(def.rules.limit).toBeUndefined()
    const games = match(def, ['greedy', 'greedy'])
    const decided = games.filter(({ ending }) => ending !== undefined && ending.winner !== 'draw')
    const turns = games.map((game) => game.turns).sort((a, b) => a - b)
    const median = turns[Math.trunc(GAMES / 2)]
    const quiet = games.filter((game) => game.quiet >= QUIET_TURNS).length
    console.info(
      `${decided.length} of ${GAMES} decided, ${median} turns, ${quiet} with ${QUIET_TURNS} quiet turns`,
    )
    expect(decided.length / GAMES).toBeGreaterThanOrEqual(DECIDED)
    expect(median).toBeLessThanOrEqual(MEDIAN_TURNS)
    expect(quiet / GAMES).toBeLessThanOrEqual(QUIET_GAMES)
  })
})

describe('an arsenal that an enemy can reach', () => {
  const def = field({
    rows: Array.from({ length: 5 }, () => '.'.repeat(12)),
    arsenals: { north: ['0103'], south: ['1204'] },
  })
  /** Returns the danger for the arsenal of the north, with its infantry and a cavalry of the south on these squares. */
  const danger = (infantry: string, cavalry: string) => {
    const state = standing(def, [`north line-infantry ${infantry}`, `south light-cavalry ${cavalry}`])
    loadNetworks(def.rules, state)
    return openGates(makeOutlook(def.rules, weightsOf(def.rules, 0)!, 0), state)
  }
  const near = danger('0303', '0504')

  test('is in danger if the defender is not there a turn before', () => {
    expect(near).toBeGreaterThan(0)
    expect(danger('0303', '0704')).toBe(0)
    expect(danger('0203', '0504')).toBe(0)
  })

  test('is in greater danger the nearer the enemy is, and in none with a unit on it', () => {
    expect(danger('0403', '0304')).toBeGreaterThan(near)
    expect(danger('0103', '0304')).toBe(0)
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
