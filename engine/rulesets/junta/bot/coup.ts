/** In a coup units go to the centres of power and stay there, for whichever side; the President shoots the rich. */
import type { Action } from '../../../types'
import { commanderOf } from '../coup/rules/command'
import { diceOf } from '../coup/rules/dice'
import { fightersAt, fightingSeatsAt, unitsAt } from '../coup/rules/field'
import { ableToLeave } from '../coup/rules/motion'
import { rebelCentres } from '../coup/rules/outcome'
import { hasGuards } from '../coup/rules/weapons'
import { type JuntaState, LOYAL, NOBODY, REBEL } from '../state'
import { allyFor } from './allies'
import { atStake } from './danger'
import { isFoe, isRebel, wayFrom } from './map'
import { guessedMoney, isPresident, type Mind, NEVER, seatNamed } from './mind'
import type { Judge } from './politics'

const cellNamed = ({ rules }: Mind, name: unknown): number => rules.board.grid.indexOf(name as string)

/** In a centre one unit stays behind: it holds the place. */
const garrison = ({ rules }: Mind, cell: number): number => (rules.places.centres.includes(cell) ? 1 : 0)

/** The greatest stack goes, unless nobody may move yet without being a rebel. */
const select: Judge = (mind, view, action) => {
  const mayMove = view.coup > 0 || isRebel(mind, view) || view.owes === 1
  if (!mayMove || view.picked.length > 0) return NEVER
  const cell = cellNamed(mind, action.cell)
  const slot = view.slots[0] ?? mind.seat
  const able = ableToLeave(mind.rules, view, slot, cell).length - garrison(mind, cell)
  const way = wayFrom(mind, view, cell)
  if (view.owes === 1) return able * mind.weights.centre + 1
  if (able <= 0 && allyFor(mind, view, cell) !== NOBODY) return mind.weights.ally
  return able <= 0 || way >= mind.rules.board.grid.size ? NEVER : able * mind.weights.centre - way
}

const unit: Judge = (mind, view) => {
  const cell = view.cell[view.picked[0]]
  const all = unitsAt(mind.rules, view, cell, mind.seat).length
  const isWhole = view.picked.length === all && all > 1
  return garrison(mind, cell) > 0 && isWhole ? mind.weights.centre * mind.rules.board.grid.size : NEVER
}

const to: Judge = (mind, view, action) => {
  const cell = cellNamed(mind, action.cell)
  const from = view.cell[view.picked[0]] ?? NOBODY
  if (from < 0) return isRebel(mind, view) || view.coup > 0 ? 1 - wayFrom(mind, view, cell) : NEVER
  const gain = wayFrom(mind, view, from) - wayFrom(mind, view, cell)
  return gain * mind.weights.centre + (view.owes ? mind.weights.centre * mind.rules.board.grid.size : 0)
}

/** Units that cannot move any more in this move go to a player of the same party who has none to move. */
const handOver: Judge = (mind, view, action) => {
  const ally = allyFor(mind, view, view.cell[view.picked[0]] ?? NOBODY)
  return ally !== NOBODY && ally === seatNamed(mind, action.family) ? mind.weights.ally : NEVER
}

const ownDice = ({ rules, seat }: Mind, view: JuntaState, cell: number): number =>
  diceOf(rules, cell, fightersAt(rules, view, cell, seat))

const attack: Judge = (mind, view, action) => {
  const cell = cellNamed(mind, action.cell)
  if (view.coup === 0 && !isRebel(mind, view)) return NEVER
  const foes = fightingSeatsAt(mind.rules, view, cell).filter((other) => isFoe(mind, view, other))
  const against = foes.reduce(
    (sum, other) => sum + diceOf(mind.rules, cell, fightersAt(mind.rules, view, cell, other)),
    0,
  )
  return foes.length === 0 ? NEVER : (ownDice(mind, view, cell) - against) * mind.weights.fight
}

/** Fire on the other party that does not make a rebel of who is none. */
const fire: Judge = (mind, view, action) => {
  const target = seatNamed(mind, action.family)
  const cell = action.cell === undefined ? view.field : cellNamed(mind, action.cell)
  const isSafe = isRebel(mind, view) || isPresident(mind, view)
  const wouldRebel =
    view.coup === 0 || hasGuards(mind.rules, view, cell, target) || cell === mind.rules.places.palace
  if (!isFoe(mind, view, target) || (wouldRebel && !isSafe)) return NEVER
  return fightersAt(mind.rules, view, cell, target).length * mind.weights.fight
}

/** With the rebels only who is one, and when they win if all rebels stand by it. */
const side: Judge = (mind, view, action: Action) => {
  const stance = view.side.map((one, seat) => (one !== NOBODY ? one : view.rebel[seat] === 1 ? REBEL : LOYAL))
  const wins = rebelCentres(mind.rules, { ...view, side: stance }) >= mind.rules.numbers.centres
  const isFor = action.with === 'rebels'
  return isFor === (wins && isRebel(mind, view)) ? mind.weights.loyalty + 1 : 0
}

const vote: Judge = ({ rules, seat, weights }, _, { family }) =>
  family === rules.seats[seat] ? weights.office : 0

const shoot: Judge = (mind, view, action) =>
  guessedMoney(mind, view, seatNamed(mind, action.family)) * mind.weights.money

/** With units enough on the map a coup may bring the Presidency; if it fails, who rose stands before the firing squad. */
const rise: Judge = (mind, view) => {
  const { rules, seat, weights } = mind
  const all = rules.units.ids.flatMap((_, one) =>
    view.cell[one] >= 0 ? [commanderOf(rules, view, one)] : [],
  )
  const own = all.filter((commander) => commander === seat).length
  if (own < ENOUGH) return NEVER
  const others = all.filter((commander) => commander !== seat && commander !== NOBODY).length
  const risk = Math.trunc((atStake(mind, view) * weights.fear * others) / (100 * (own + others)))
  return (own - ENOUGH + 1) * weights.coup - risk
}
/** A brigade. */
const ENOUGH = 6

const never: Judge = () => NEVER

export const coup: Readonly<Record<string, Judge>> = {
  select,
  to,
  unit,
  'hand-over': handOver,
  land: never,
  bring: (mind, view) => (isRebel(mind, view) ? mind.weights.fight : NEVER),
  bribe: never,
  attack,
  bombard: fire,
  fire,
  rest: never,
  ask: never,
  consent: never,
  side,
  vote,
  shoot,
  rise,
  settle: never,
}
