/** Cards that bring units or change their commander, in the movement of a coup (J-98, J-122). */
import type { Choice } from '../../../types'
import { cardPlayed } from '../blocks/card-played'
import { ofCard } from '../choices'
import { cellName, emit } from '../events'
import type { Effect, Rules } from '../rules'
import { discard, effectOf, playableNow } from '../rules/cards'
import { canPay, pay } from '../rules/money'
import { type JuntaState, type JuntaTurn, NOBODY } from '../state'
import { makeRebel } from './rebels'
import { commanderOf } from './rules/command'
import { unitsAt } from './rules/field'

/** Face of a die, compiled, that makes a bribe work. */
const SUCCESS = 1

/** Returns the cards in hand that bring units and can be paid now. */
export const unitCards = (
  rules: Rules,
  state: JuntaState,
  seat: number,
  moment: 'call' | 'movement',
): number[] =>
  playableNow(rules, state, seat, moment).filter((card) => {
    const effect = effectOf(rules, card, 'units')
    return effect && effect.cells.length > 0 && canPay(state, seat, effect.cost)
  })

/** Returns one choice for each space in which its units may appear. */
export function unitCardChoices(
  rules: Rules,
  state: JuntaState,
  seat: number,
  type: 'rise' | 'bring',
): Choice[] {
  const moment = type === 'rise' ? 'call' : 'movement'
  return unitCards(rules, state, seat, moment).flatMap((card) => {
    const { cells, count } = effectOf(rules, card, 'units') as Effect
    const isFixed = cells.length === 1
    return cells.map((cell) => {
      const fields: Record<string, string> = isFixed ? {} : { cell: rules.board.grid.names[cell] }
      return ofCard(rules, type, card, fields, { cell, count }, `${type}-units`)
    })
  })
}

/**
 * Places the units on the map. They cannot move in this phase if their family has moved other units (J-122). A family
 * that places units in the rebellion phase becomes a rebel. Riots may draw the police (J-123).
 */
export function bringUnits(turn: JuntaTurn, card: number, seat: number, chosen: number): void {
  const { state, rules } = turn
  const effect = effectOf(rules, card, 'units') as Effect
  const where = effect.cells.includes(chosen) ? chosen : effect.cells[0]
  pay(turn, seat, effect.cost)
  discard(turn, card)
  emit(turn, 'units-brought', { family: seat, card, cell: where, count: effect.count })
  const isLate = state.steps.length > 0
  for (const unit of rules.cards.units[card]) {
    turn.list('cell')[unit] = where
    turn.list('control')[unit] = seat
    turn.list('moved')[unit] = isLate ? rules.types.moves[rules.units.type[unit]] : 0
  }
  if (state.coup === 0) {
    makeRebel(turn, seat)
    if (effect.units.some((type) => rules.types.riot[type])) state.riots = [...state.riots, where]
  }
  cardPlayed(turn, card, seat)
}

/** Returns the units of another player in one space that can be bribed. */
export function bribable(
  rules: Rules,
  state: JuntaState,
  card: number,
  cell: number,
  family: number,
): number[] {
  const { units } = effectOf(rules, card, 'bribe') as Effect
  return unitsAt(rules, state, cell, family).filter((unit) => units.includes(rules.units.type[unit]))
}

/** Returns the possible bribes: number of units, owner and space. The price is for each unit. */
export function bribeChoices(rules: Rules, state: JuntaState, seat: number): Choice[] {
  return playableNow(rules, state, seat, 'movement').flatMap((card) => {
    const effect = effectOf(rules, card, 'bribe')
    if (!effect) return []
    const { cost } = effect
    const seats = rules.seats.length
    const counts = bribableEverywhere(rules, state, effect)
    return counts.flatMap((most, at) => {
      const family = at % seats
      const cell = (at - family) / seats
      const choices: Choice[] = []
      if (family !== seat)
        for (let units = 1; units <= most && canPay(state, seat, cost * units, true); units++)
          choices.push(bribeChoice(rules, card, cell, family, units, cost))
      return choices
    })
  })
}

/** Counts the units that can be bribed, by cell times the number of seats plus seat. */
function bribableEverywhere(rules: Rules, state: JuntaState, effect: Effect): number[] {
  const seats = rules.seats.length
  const counts = new Array<number>(rules.places.neighbours.length * seats).fill(0)
  for (let unit = 0; unit < rules.units.count; unit++) {
    const cell = state.cell[unit]
    if (cell < 0 || !effect.units.includes(rules.units.type[unit])) continue
    const family = commanderOf(rules, state, unit)
    if (family !== NOBODY) counts[cell * seats + family] += 1
  }
  return counts
}

function bribeChoice(
  rules: Rules,
  card: number,
  cell: number,
  family: number,
  units: number,
  cost: number,
): Choice {
  const made = ofCard(
    rules,
    'bribe',
    card,
    { cell: rules.board.grid.names[cell], family: rules.seats[family], units },
    { cell, other: family, count: units },
    'bribe',
  )
  return {
    ...made,
    label: {
      key: made.label.key,
      values: { ...made.label.values, cost: cost * units, cell: cellName(rules, cell) },
    },
  }
}

/** Bribes units. The price is paid for each, and a die may decide which of them change sides. */
export function bribe(
  turn: JuntaTurn,
  card: number,
  seat: number,
  cell: number,
  family: number,
  count: number,
): void {
  const { rules } = turn
  const { cost, die } = effectOf(rules, card, 'bribe') as Effect
  const asked = bribable(rules, turn.state, card, cell, family).slice(0, count)
  pay(turn, seat, cost * asked.length, true)
  discard(turn, card)
  const dice = die.length === 0 ? [] : asked.map(() => turn.roll(die.length))
  const won = asked.filter((_, index) => die.length === 0 || die[dice[index] - 1] === SUCCESS)
  for (const unit of won) handTo(turn, unit, seat)
  emit(turn, 'bribed', { family: seat, other: family, card, cell, count: won.length, dice })
  cardPlayed(turn, card, seat)
}

/**
 * J-120: gives the command of a unit to another player. With the holder of its office it needs no marker. A unit that
 * has begun to move in the phase moves no further.
 */
export function handTo(turn: JuntaTurn, unit: number, seat: number): void {
  const { rules } = turn
  const control = turn.list('control')
  control[unit] = NOBODY
  if (commanderOf(rules, turn.state, unit) !== seat) control[unit] = seat
  const moved = turn.list('moved')
  if (moved[unit] > 0) moved[unit] = Math.max(moved[unit], rules.types.moves[rules.units.type[unit]])
}
