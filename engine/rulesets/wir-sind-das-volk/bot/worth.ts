/** The worth of a position to a side: its own gains and the other's losses, by the weights of the pack. */
import type { Rules } from '../rules'
import { cardsIn, handOf } from '../rules/cards'
import { flightPrice, flightTo } from '../rules/comparing'
import { EAST, NOBODY, PLACES, type VolkState, WEST } from '../state'
import { type Forecast, forecastOf } from './forecast'
import type { Weights } from './weights'

export function worth(rules: Rules, weights: Weights, side: number, state: VolkState): number {
  if (state.ending !== NOBODY) return state.winner === side ? weights.win : -weights.win
  const ahead = forecastOf(rules, state)
  const sign = side === EAST ? 1 : -1
  const east = standing(rules, weights, state, ahead, EAST) - standing(rules, weights, state, ahead, WEST)
  const hand = cardsIn(state.place, handOf(side)).reduce(
    (sum, card) => sum + rules.cards.value[side][card],
    0,
  )
  return sign * (east + tracks(rules, weights, state, ahead)) + weights.hand * hand
}

/** Returns the worth of the features that both sides have: unrest and protests count against, the rest for. */
function standing(rules: Rules, weights: Weights, state: VolkState, ahead: Forecast, side: number): number {
  let total = 0
  let protests = 0
  for (const province of rules.provinces.of[side]) {
    total -= weights.unrest * (state.unrest[province] + ahead.unrest[province])
    total += weights.economy * ahead.economy[province] + weights.export * ahead.exports[province]
    protests += ahead.protests[province]
  }
  total -= weights.protest * rising(protests)
  total += weights.standard * (ahead.standards[side] - ahead.excess[side])
  total += weights.factory * ahead.factories[side] + weights.rail * ahead.links[side]
  return total - weights.spread * ahead.behind[side]
}

/** Each protest counts more than the one before, because four end the game. */
const rising = (count: number): number => (count * (count + 1)) / 2

/** Returns the worth of the features that only the East has, or that count toward it. */
function tracks(rules: Rules, weights: Weights, state: VolkState, ahead: Forecast): number {
  const flight = state.wall === 1 ? rules.numbers['wall-price'] : flightPrice(rules, flightTo(rules, state))
  const police = cardsIn(state.place, PLACES.police).length
  const owed = flight + ahead.missing + police * rules.numbers['police-price']
  const margin = ahead.links[EAST] + ahead.factories[EAST] - ahead.rundown - owed
  const socialists = state.socialists.reduce((sum, there) => sum + there, state.box)
  return (
    weights.prestige * state.prestige +
    weights.currency * (state.currency - ahead.missing) +
    weights.socialism * state.socialism +
    weights.socialist * socialists +
    weights.police * police +
    weights.wall * state.wall -
    weights.dissolved * state.dissolved -
    weights.flight * flight -
    ruin(weights, margin) -
    weights.rundown * ahead.rundown
  )
}

/** W-75: the closer the debts of the East come to its possessions, the worse. Beyond that the game is almost lost. */
const ruin = ({ win, flight }: Weights, margin: number): number =>
  margin < 0 ? Math.floor(win / RUINED) : flight * Math.max(0, SAFE - margin)

/** The number of pieces left to dismantle with which the East is safe; and the divisor of a lost game's worth in ruin. */
const SAFE = 4
const RUINED = 100
