/** Why there is no attack, no fire, no bombardment. */

import { cellIn, familyIn, unitIn } from '../../choices'
import { FLED, GUNBOAT, LOST } from '../../state'
import { lossCell } from '../losses'
import { attack } from '../phases/attack'
import { bombard } from '../phases/bombard'
import { fire } from '../phases/fire'
import { losses } from '../phases/losses'
import { order } from '../phases/order'
import { commanderOf } from '../rules/command'
import { diceOf } from '../rules/dice'
import { fightersAt, isEmbassy } from '../rules/field'
import { gunnerOf, isPledged } from '../rules/weapons'
import { inTables, inType, no, notNow, type Reason } from './reason'

export const attacking: Reason = (attempt) => {
  const { rules, state, seat, action } = attempt
  if (state.phase === 'attack' && state.coup === 0 && seat === state.president)
    return no(attempt, 'J-109', 'president-waits')
  const late = notNow(attempt, 'attack', 'J-125', attack.asked(rules, state))
  if (late) return late
  const cell = cellIn(rules, action)
  if (cell < 0) return no(attempt, 'J-124', 'no-space')
  if (isEmbassy(rules, cell)) return no(attempt, 'J-134', 'embassy', { cell })
  if (state.battles.includes(cell)) return no(attempt, 'J-125', 'declared', { cell })
  if (fightersAt(rules, state, cell, seat).length === 0) return no(attempt, 'J-125', 'no-unit-here', { cell })
  return no(attempt, 'J-124', 'nobody-else', { cell })
}

/** Ends a declaration of attacks, or leaves a weapon silent. */
export const passing: Reason = (attempt) => {
  const { rules, state } = attempt
  if (state.phase === 'bombard') {
    const late = notNow(attempt, 'bombard', 'J-126', bombard.asked(rules, state))
    return late ?? no(attempt, 'J-98', 'announced', { cell: rules.places.palace })
  }
  return notNow(attempt, 'attack', 'J-125', attack.asked(rules, state)) ?? no(attempt, 'J-125', 'not-now')
}

export const bombarding: Reason = (attempt) => {
  const { rules, state, action } = attempt
  const late = notNow(attempt, 'bombard', 'J-126', bombard.asked(rules, state))
  if (late) return late
  const [weapon] = state.slots
  const cell = cellIn(rules, action)
  const family = familyIn(rules, action)
  if (cell < 0 || family < 0) return no(attempt, 'J-126', cell < 0 ? 'no-space' : 'no-family')
  if (isEmbassy(rules, cell)) return no(attempt, 'J-134', 'embassy', { cell })
  if (isPledged(rules, state, weapon) && cell !== rules.places.palace)
    return no(attempt, 'J-98', 'announced', { cell: rules.places.palace })
  if (family === gunnerOf(rules, state, weapon)) return no(attempt, 'J-126', 'own-units', { cell })
  if (fightersAt(rules, state, cell, family).length === 0)
    return no(attempt, 'J-126', 'not-there', { family, cell })
  return no(
    attempt,
    'J-126',
    'out-of-range',
    { cell },
    weapon === GUNBOAT ? inTables(rules, 'coup', 'gunboat') : undefined,
  )
}

export const ordering: Reason = (attempt) => {
  const { rules, state, action } = attempt
  const late = notNow(attempt, 'order', 'J-124', order.asked(rules, state))
  if (late) return late
  const cell = cellIn(rules, action)
  return cell < 0 ? no(attempt, 'J-124', 'no-space') : no(attempt, 'J-125', 'not-declared', { cell })
}

export const firing: Reason = (attempt) => {
  const { rules, state, seat, action } = attempt
  if (state.phase === 'fire' && state.coup === 0 && seat === state.president)
    return no(attempt, 'J-109', 'president-waits')
  const late = notNow(attempt, 'fire', 'J-127', fire.asked(rules, state))
  if (late) return late
  const family = familyIn(rules, action)
  if (family < 0) return no(attempt, 'J-127', 'no-family')
  if (family === seat) return no(attempt, 'J-127', 'own-units', { cell: state.field })
  return no(attempt, 'J-127', 'not-there', { family, cell: state.field })
}

export const holding: Reason = (attempt) =>
  notNow(attempt, 'fire', 'J-127', fire.asked(attempt.rules, attempt.state)) ??
  no(attempt, 'J-127', 'not-now')

export const resting: Reason = (attempt) => {
  const { rules, state, seat, action } = attempt
  const late = notNow(attempt, 'fire', 'J-127', fire.asked(rules, state))
  if (late) return late
  const unit = unitIn(rules, action)
  if (unit < 0) return no(attempt, 'J-127', 'no-unit')
  if (commanderOf(rules, state, unit) !== seat) return no(attempt, 'J-127', 'not-your-unit', { unit })
  if (state.cell[unit] !== state.field) return no(attempt, 'J-127', 'elsewhere', { unit })
  if (state.moved[unit] === FLED) return no(attempt, 'J-133', 'retreated', { unit })
  if (state.rest[unit] === 1) return no(attempt, 'J-127', 'rests', { unit })
  const firing = fightersAt(rules, state, state.field, seat).filter((one) => state.rest[one] === 0)
  const left = firing.filter((one) => one !== unit)
  return diceOf(rules, state.field, left) === 0
    ? no(attempt, 'J-128', 'no-dice', { unit }, inType(rules, rules.units.type[unit], 'per'))
    : no(attempt, 'J-127', 'another-alike', { unit })
}

export const losing: Reason = (attempt) => {
  const { rules, state, seat, action } = attempt
  const late = notNow(attempt, 'losses', 'J-129', losses.asked(rules, state))
  if (late) return late
  const unit = unitIn(rules, action)
  if (unit < 0) return no(attempt, 'J-129', 'no-unit')
  if (state.cell[unit] === LOST || commanderOf(rules, state, unit) !== seat)
    return no(attempt, 'J-129', 'not-your-unit', { unit })
  if (state.cell[unit] !== lossCell(state)) return no(attempt, 'J-129', 'elsewhere', { unit })
  if (state.moved[unit] === FLED) return no(attempt, 'J-133', 'retreated', { unit })
  return no(attempt, 'J-129', 'another-alike', { unit })
}
