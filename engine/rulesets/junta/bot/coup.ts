/** Moves of a coup: units of either side go to the centres of power and stay there; the President shoots the rich. */
import type { Action } from '../../../types'
import { centresNeeded } from '../blocks/numbers'
import { diceOf } from '../coup/rules/dice'
import { fightersAt, fightingSeatsAt, unitsAt } from '../coup/rules/field'
import { ableToLeave } from '../coup/rules/motion'
import { rebelCentres } from '../coup/rules/outcome'
import { hasGuards } from '../coup/rules/weapons'
import { type JuntaState, LOYAL, NOBODY, REBEL } from '../state'
import { allyFor } from './allies'
import { type Beliefs, guessedMoney, isPresident, NEVER, seatNamed } from './beliefs'
import { isFoe, isRebel, wayFrom } from './map'
import { AGAINST, gainOfRising, joins, stanceOf, takesPart } from './plot'
import type { Judge } from './politics'
import { wealthOf } from './regime'

const cellNamed = ({ rules }: Beliefs, name: unknown): number => rules.board.grid.indexOf(name as string)

/** Returns the number of units that stay to hold a cell: 1 for a centre. */
const garrison = ({ rules }: Beliefs, cell: number): number => (rules.places.centres.includes(cell) ? 1 : 0)

/** True for rebels, families about to join them, and supporters of the President once the rebellion is over. */
const isActive = (beliefs: Beliefs, view: JuntaState): boolean =>
  takesPart(beliefs, view) || joins(beliefs, view)

/** Moves the largest stack first. A family that takes no part does not move, as it would become a rebel. */
const select: Judge = (beliefs, view, action) => {
  const mayMove = isActive(beliefs, view) || view.owes === 1
  if (!mayMove || view.picked.length > 0) return NEVER
  const cell = cellNamed(beliefs, action.cell)
  const slot = view.slots[0] ?? beliefs.seat
  const able = ableToLeave(beliefs.rules, view, slot, cell).length - garrison(beliefs, cell)
  const way = wayFrom(beliefs, view, cell)
  if (view.owes === 1) return able * beliefs.weights.centre + 1
  if (able <= 0 && allyFor(beliefs, view, cell) !== NOBODY) return beliefs.weights.ally
  return able <= 0 || way >= beliefs.rules.board.grid.size ? NEVER : able * beliefs.weights.centre - way
}

const unit: Judge = (beliefs, view) => {
  const cell = view.cell[view.picked[0]]
  const all = unitsAt(beliefs.rules, view, cell, beliefs.seat).length
  const isWhole = view.picked.length === all && all > 1
  return garrison(beliefs, cell) > 0 && isWhole
    ? beliefs.weights.centre * beliefs.rules.board.grid.size
    : NEVER
}

const to: Judge = (beliefs, view, action) => {
  const cell = cellNamed(beliefs, action.cell)
  const from = view.cell[view.picked[0]] ?? NOBODY
  if (from < 0) return beliefs.rules.board.grid.size + 1 - wayFrom(beliefs, view, cell)
  const gain = wayFrom(beliefs, view, from) - wayFrom(beliefs, view, cell)
  return (
    gain * beliefs.weights.centre + (view.owes ? beliefs.weights.centre * beliefs.rules.board.grid.size : 0)
  )
}

/** Hands units that cannot move in this phase to a player of the same party with none to move. */
const handOver: Judge = (beliefs, view, action) => {
  const ally = allyFor(beliefs, view, view.cell[view.picked[0]] ?? NOBODY)
  return ally !== NOBODY && ally === seatNamed(beliefs, action.family) ? beliefs.weights.ally : NEVER
}

const diceAt = ({ rules }: Beliefs, view: JuntaState, cell: number, family: number): number =>
  diceOf(rules, cell, fightersAt(rules, view, cell, family))

const attack: Judge = (beliefs, view, action) => {
  const cell = cellNamed(beliefs, action.cell)
  if (!takesPart(beliefs, view)) return NEVER
  const foes = fightingSeatsAt(beliefs.rules, view, cell).filter((other) => isFoe(beliefs, view, other))
  const against = foes.reduce((sum, other) => sum + diceAt(beliefs, view, cell, other), 0)
  const friends = fightingSeatsAt(beliefs.rules, view, cell).filter((other) => !foes.includes(other))
  const own = friends.reduce((sum, other) => sum + diceAt(beliefs, view, cell, other), 0)
  return foes.length === 0 ? NEVER : (own - against) * beliefs.weights.fight + 1
}

/** Fires on the other party, unless that would make the family a rebel. */
const fire: Judge = (beliefs, view, action) => {
  const target = seatNamed(beliefs, action.family)
  const cell = action.cell === undefined ? view.field : cellNamed(beliefs, action.cell)
  const isSafe = isRebel(beliefs, view) || isPresident(beliefs, view)
  const wouldRebel =
    view.coup === 0 || hasGuards(beliefs.rules, view, cell, target) || cell === beliefs.rules.places.palace
  if (!isFoe(beliefs, view, target) || (wouldRebel && !isSafe)) return NEVER
  return fightersAt(beliefs.rules, view, cell, target).length * beliefs.weights.fight
}

/** Chooses the rebels if the family opposes the President, and the rebels win with all families of that opinion. */
const side: Judge = (beliefs, view, action: Action) => {
  const stance = view.side.map((one, seat) =>
    one !== NOBODY ? one : stanceOf(beliefs, view, seat) === AGAINST ? REBEL : LOYAL,
  )
  const wins = rebelCentres(beliefs.rules, { ...view, side: stance }) >= centresNeeded(beliefs.rules, view)
  const isFor = action.with === 'rebels'
  return isFor === (wins && stanceOf(beliefs, view, beliefs.seat) === AGAINST)
    ? beliefs.weights.loyalty + 1
    : 0
}

const vote: Judge = ({ rules, seat, weights }, _, { family }) =>
  family === rules.seats[seat] ? weights.office : 0

const shoot: Judge = (beliefs, view, action) =>
  guessedMoney(beliefs, view, seatNamed(beliefs, action.family)) * beliefs.weights.money +
  wealthOf(beliefs, view, seatNamed(beliefs, action.family))

const rise: Judge = (beliefs, view) => gainOfRising(beliefs, view)

/** Lands if a centre can be taken; a landing costs no move. */
const land: Judge = (beliefs, view) => {
  const { rules, weights } = beliefs
  const isOpen = rules.places.centres.some((centre) => wayFrom(beliefs, view, centre) === 0)
  return isActive(beliefs, view) && view.picked.length === 0 && isOpen
    ? weights.centre * rules.board.grid.size
    : NEVER
}

const never: Judge = () => NEVER

export const coup: Readonly<Record<string, Judge>> = {
  select,
  to,
  unit,
  'hand-over': handOver,
  land,
  bring: (beliefs, view) => (isActive(beliefs, view) ? beliefs.weights.fight : NEVER),
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
