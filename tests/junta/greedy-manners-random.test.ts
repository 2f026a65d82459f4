/**
 * Manners of greedy families. By its own weights, no family gives more in a deal than it gets, and no gift is worth more than what
 * its giver has at stake. A family that votes against a budget does not force it. The long suite plays 100 games.
 */
import { expect, test } from 'vitest'
import { greedyBot } from '../../engine/bots/greedy'
import { botMove } from '../../engine/bots/turn'
import { play, setup, view } from '../../engine/game'
import { offerBetween } from '../../engine/kernel/deals/deals'
import { newMemory } from '../../engine/rulesets/junta/bot/memory'
import { weightsOf } from '../../engine/rulesets/junta/bot/weights'
import { worthOf } from '../../engine/rulesets/junta/bot/worth'
import { isUnit } from '../../engine/rulesets/junta/deals'
import { moneyOf } from '../../engine/rulesets/junta/rules/money'
import { BUDGET, type JuntaDef, type JuntaState } from '../../engine/rulesets/junta/state'
import { countOf } from '../support/budget'
import { republic } from './coup-field'

const SCENARIOS = ['four-families', 'five-families', 'six-families', 'seven-families']
/** Games of each scenario. */
const GAMES = countOf(1, 25)
const FIRST_SEED = 5000

type Tally = { deals: number; hired: number; lost: string[]; lavish: string[]; fickle: string[] }

/** Phases in which players sell cards that they would discard anyway. */
const DISCARDS = ['shed', 'trim']

/** Checks an offer that is about to be accepted, for both families. */
function weigh(def: JuntaDef, state: JuntaState, from: number, to: number, tally: Tally): void {
  const offer = offerBetween(state, from, to)
  if (!offer) return
  tally.deals += 1
  if ([...offer.gives, ...offer.wants].some((item) => isUnit(def.rules, item))) tally.hired += 1
  const weights = weightsOf(def.rules, from)!
  const worth = (own: number, items: readonly number[]) => {
    const seen = view(def, state, def.seats[own]) as JuntaState
    const beliefs = { rules: def.rules, weights: weightsOf(def.rules, own)!, seat: own, memory: newMemory() }
    return worthOf(beliefs, seen, items, own)
  }
  const name = `${def.scenario} turn ${state.turn} ${state.phase} ${JSON.stringify(offer)}`
  if (worth(to, offer.gives) < worth(to, offer.wants)) tally.lost.push(name)
  const price = worth(from, offer.gives)
  if (offer.wants.length > 0) {
    if (price > worth(from, offer.wants) && !DISCARDS.includes(state.phase)) tally.lost.push(name)
    return
  }
  const stake = (weights.office * weights.coup) / 10 + moneyOf(state, from) * weights.money
  if (price > (state.phase === 'call' || state.phase === 'movement' ? stake : weights.office))
    tally.lavish.push(name)
}

/** Plays a game of greedy families. */
function watch(def: JuntaDef, seed: number, tally: Tally): void {
  const game = play(def, setup(def, { seed }))
  const bots = new Map(def.seats.map((seat, index) => [seat, greedyBot(def, seat, seed * 16 + index + 1)]))
  /** Families that cast votes against the budget of this turn. */
  const against = new Set<string>()
  for (;;) {
    const move = botMove(
      game.decisions(),
      (seat) => bots.get(seat),
      (seat) => view(def, game.state, seat),
    )
    if (!move) break
    const state = game.state as JuntaState
    const { seat, action } = move
    if (state.phase === 'budget') against.clear()
    if (state.motion === BUDGET && action.for === 'no') against.add(seat)
    if (action.type === 'force' && against.has(seat)) tally.fickle.push(`${def.scenario} seed ${seed}`)
    if (action.type === 'accept' && action.with !== undefined)
      weigh(def, state, def.seats.indexOf(action.with as string), def.seats.indexOf(seat), tally)
    game.act(seat, action)
  }
  expect(game.outcome()).toBeDefined()
}

test(`in ${GAMES} games of each scenario nobody gives something for nothing`, { timeout: 1_800_000 }, () => {
  const tally: Tally = { deals: 0, hired: 0, lost: [], lavish: [], fickle: [] }
  for (const scenario of SCENARIOS)
    for (let seed = FIRST_SEED; seed < FIRST_SEED + GAMES; seed++) watch(republic(scenario), seed, tally)
  console.info(`${tally.deals} deals, ${tally.hired} of them about units`)
  expect(tally).toMatchObject({ lost: [], lavish: [], fickle: [] })
  expect(tally.deals).toBeGreaterThan(10 * GAMES)
  expect(tally.hired).toBeGreaterThan(0)
})
