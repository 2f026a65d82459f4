/** In a coup: a loyal family waits, a rebel goes for the centres of power; whoever is President shoots the rich. */
import type { Action } from '../../../types'
import { commanderOf } from '../coup/rules/command'
import { diceOf } from '../coup/rules/dice'
import { fightersAt, fightingSeatsAt, unitsAt } from '../coup/rules/field'
import { rebelCentres } from '../coup/rules/outcome'
import { hasGuards } from '../coup/rules/weapons'
import { type JuntaState, LOYAL, NOBODY, REBEL } from '../state'
import { guessedMoney, isPresident, type Mind, NEVER, seatNamed } from './mind'
import type { Judge } from './politics'

const isRebel = ({ seat }: Mind, { rebel }: JuntaState): boolean => rebel[seat] === 1
const cellNamed = ({ rules }: Mind, name: unknown): number => rules.board.grid.indexOf(name as string)

/** Steps to the nearest centre of power that does not yet hold units of one's own. */
function wayFrom({ rules, seat }: Mind, view: JuntaState, cell: number): number {
  let least = rules.board.grid.size
  for (const centre of rules.places.centres) {
    if (centre !== cell && unitsAt(rules, view, centre, seat).length > 0) continue
    least = Math.min(least, rules.board.grid.distance(cell, centre))
  }
  return least
}

/** A rebel takes what stands farther from a centre than one step would leave it. */
const select: Judge = (mind, view, action) => {
  if (!isRebel(mind, view) && view.owes === 0) return NEVER
  if (view.picked.length > 0) return NEVER
  const cell = cellNamed(mind, action.cell)
  const isLast = unitsAt(mind.rules, view, cell, mind.seat).every((unit) => view.moved[unit] > 0)
  if (isLast && view.owes === 0) return NEVER
  return wayFrom(mind, view, cell) * mind.weights.centre - (view.owes ? 0 : 1)
}

const to: Judge = (mind, view, action) => {
  const cell = cellNamed(mind, action.cell)
  const from = view.cell[view.picked[0] ?? 0] ?? NOBODY
  const way = from < 0 ? 0 : wayFrom(mind, view, from)
  const gain = way - wayFrom(mind, view, cell)
  return gain * mind.weights.centre + (view.owes ? mind.weights.centre * mind.rules.board.grid.size : 0)
}

/** Whether he belongs to the other party, as far as one sees. */
function isFoe(mind: Mind, view: JuntaState, other: number): boolean {
  return isRebel(mind, view) ? view.rebel[other] === 0 : view.rebel[other] === 1
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

/** A coup that has units enough nearby; the President's place is the prize. */
const rise: Judge = (mind, view) => {
  const { rules, seat, weights } = mind
  const own = rules.units.ids.filter(
    (_, unit) => view.cell[unit] >= 0 && commanderOf(rules, view, unit) === seat,
  )
  return (own.length - ENOUGH) * weights.coup
}
/** Units with which one is likely to take three of five centres. */
const ENOUGH = 8

const never: Judge = () => NEVER

export const coup: Readonly<Record<string, Judge>> = {
  select,
  to,
  unit: never,
  'hand-over': never,
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
