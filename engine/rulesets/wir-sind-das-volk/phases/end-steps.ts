/** The steps of the end of a decade, in the order of the rulebook. */

import { tableNumber } from '../blocks/numbers'
import { carryOut } from '../effects/carry-out'
import { emit, sideName } from '../events'
import { POLICE, type VolkTurn } from '../rules'
import { cardsIn, moveCard } from '../rules/cards'
import {
  countableIn,
  earningProvinces,
  exportReference,
  flightPrice,
  flightShares,
  flightTo,
  marksEarned,
  marksNeeded,
  socialistsDue,
  spacesOf,
  standardLimit,
  strengthOf,
  unrestOfComparison,
} from '../rules/comparing'
import { ahead } from '../rules/decades'
import { finish } from '../rules/ending'
import { protestsIn } from '../rules/protests'
import { dropStandard } from '../rules/standards'
import { EVERYWHERE, putLast } from '../rules/tasks'
import { moveTrack } from '../rules/track'
import { EAST, NOBODY, otherSide, PLACES, type Task, WEST } from '../state'

type Stage = (turn: VolkTurn) => void

const own = (kind: Task['kind'], side: number, count: number, of = side): Task => ({
  kind,
  side,
  count,
  of,
  where: EVERYWHERE,
})

/** Returns the side ahead in prestige, then the other (W-73). */
const inOrder = ({ rules, state }: VolkTurn): readonly number[] => {
  const first = ahead(rules, state)
  return [first, otherSide(first)]
}

/** W-70 to W-73 */
function flight(turn: VolkTurn): void {
  const { state, rules } = turn
  const { numbers } = rules
  if (state.wall === 1) {
    emit(turn, 'behind-wall', {}, {})
    moveTrack(turn, 0, -numbers['wall-prestige'], carryOut)
    const price = tableNumber(rules, state, 'wall-price', EAST)
    if (price > 0) putLast(turn, wallPrice(turn, price))
    return
  }
  const shares = Object.fromEntries(flightShares(rules, state).map(({ what, steps }) => [what, steps]))
  state.flight = flightTo(rules, state)
  const price = flightPrice(rules, state.flight)
  const facts = { ...shares, at: state.flight, price }
  emit(turn, 'flight', facts, facts)
  if (price > 0) putLast(turn, own('alternate', ahead(rules, state), price, EAST))
}

/** W-70, W-X21: returns the task of the price: the East chooses the pieces, or both sides in turns as in W-73. */
const wallPrice = ({ rules, state }: VolkTurn, price: number): Task =>
  rules.ruleOptions.wallChooser === 'east'
    ? own('dismantle', EAST, price)
    : own('alternate', ahead(rules, state), price, EAST)

/** W-74 */
function clearFlight(turn: VolkTurn): void {
  turn.state.flight = turn.rules.flight.start
  turn.state.flights = 0
  for (const card of cardsIn(turn.state.place, PLACES.played)) moveCard(turn, card, PLACES.gone)
}

/** W-76: no side is ahead while the marker is in the middle. */
function prestige(turn: VolkTurn): void {
  const { state } = turn
  if (spacesOf(turn.rules, state).length > 0)
    putLast(turn, own('prestige', state.prestige > 0 ? EAST : WEST, 1))
}

/** W-101, W-105: assigns such factories to provinces before any step that concerns provinces. */
function jokers(turn: VolkTurn): void {
  const { rules } = turn
  for (let city = 0; city < rules.cities.count; city++) {
    if (rules.cities.joker[city].length === 0 && !rules.cities.external[city]) continue
    const where = countableIn(rules, turn.state, city)
    if (where.length > 0)
      putLast(turn, { kind: 'joker', side: rules.cities.side[city], count: 1, of: city, where })
  }
}

/** W-77 to W-81 */
function currency(turn: VolkTurn): void {
  const { state, rules } = turn
  const need = marksNeeded(rules, state)
  const marks = marksEarned(rules, state)
  const facts = {
    need,
    track: state.currency,
    exports: earningProvinces(rules, state).length,
    reference: exportReference(rules, state),
    missing: Math.max(0, need - marks),
  }
  emit(turn, 'currency', facts, facts)
  if (need > marks) putLast(turn, own('decay', ahead(rules, state), need - marks, EAST))
}

/** W-82, W-X10 */
function policePrice(turn: VolkTurn): void {
  const { rules } = turn
  const cards = cardsIn(turn.state.place, PLACES.police).filter(
    (card) => rules.ruleOptions.policePrice === 'all' || rules.cards.police[card] === POLICE.red,
  )
  const count = cards.length * tableNumber(rules, turn.state, 'police-price', EAST)
  if (count > 0) putLast(turn, own('dismantle', EAST, count))
}

/** W-83 to W-85: the limits are those at the beginning of the step. */
function upkeep(turn: VolkTurn): void {
  const { rules } = turn
  const { divided } = rules.provinces
  for (let province = 0; province < rules.provinces.count; province++) {
    const excess = turn.state.standard[province] - standardLimit(rules, turn.state, province)
    if (excess <= 0) continue
    if (province === divided) putLast(turn, { ...own('standard', WEST, -excess), where: [divided] })
    else dropStandard(turn, province, NOBODY, excess)
  }
}

/** W-86 to W-88 */
function compare(turn: VolkTurn): void {
  const { rules } = turn
  for (const side of inOrder(turn)) {
    const poorer = rules.provinces.of[side].filter(
      (province) => unrestOfComparison(rules, turn.state, province) > 0,
    )
    const count = poorer.reduce((bits, province) => bits | (1 << province), 0)
    if (count > 0) putLast(turn, own('compare', side, count))
  }
}

/** W-89 to W-93: strengths are those at the beginning of the step; the side ahead goes first. */
function attacks(turn: VolkTurn): void {
  const { rules } = turn
  for (const side of inOrder(turn))
    for (const province of rules.provinces.of[side]) {
      const count = strengthOf(rules, turn.state, province)
      if (count > 0) putLast(turn, own('attack', side, count, province))
    }
}

/** W-94 */
function police(turn: VolkTurn): void {
  const { rules } = turn
  for (const card of cardsIn(turn.state.place, PLACES.police))
    if (turn.state.used[card] === 0) putLast(turn, own('police', EAST, rules.numbers['police-quiet'], card))
}

const clearPolice: Stage = (turn) => {
  turn.list('used').fill(0)
}

/** W-95 */
function socialists(turn: VolkTurn): void {
  const count = socialistsDue(turn.rules, turn.state)
  emit(turn, 'socialists', { count }, { count })
  if (count !== 0) putLast(turn, own('socialists', EAST, count))
}

/** W-100: if both collapse, the East wins. */
function collapse(turn: VolkTurn): void {
  const { rules } = turn
  const [east, west] = [EAST, WEST].map(
    (side) => protestsIn(rules, turn.state, side) >= tableNumber(rules, turn.state, 'collapse', side),
  )
  const loser = west ? WEST : EAST
  if (!east && !west) return
  emit(turn, 'collapse', { side: sideName(rules, loser) }, { side: rules.sides[loser] })
  finish(turn, 'collapse', otherSide(loser))
}

export const STEPS: readonly (readonly Stage[])[] = [
  [flight, clearFlight],
  [prestige],
  [jokers, currency],
  [policePrice],
  [upkeep],
  [compare],
  [attacks],
  [police, clearPolice],
  [socialists],
  [collapse],
]
