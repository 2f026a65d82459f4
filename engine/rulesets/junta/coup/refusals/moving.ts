/** Why units cannot be taken, moved, landed, handed over or posted. */
import type { Refusal } from '../../../../types'
import { cellIn, familyIn, unitIn } from '../../choices'
import { BOX, type JuntaState, NOBODY } from '../../state'
import { movement } from '../phases/movement'
import { police } from '../phases/police'
import { commanderOf, isOfSlot, isOut } from '../rules/command'
import { hasSteps, mayLeave, ownOnMap } from '../rules/motion'
import { type Attempt, inType, no, notNow, type Reason } from './reason'

/** In the movement, and their move; undefined when it is. */
export const inMove = (attempt: Attempt, rule: string): Refusal | undefined =>
  notNow(attempt, 'movement', rule, movement.asked(attempt.rules, attempt.state))

export const selecting: Reason = (attempt) => {
  const { rules, state, action } = attempt
  const late = inMove(attempt, 'J-115')
  if (late) return late
  const cell = cellIn(rules, action)
  if (cell < 0) return no(attempt, 'J-116', 'no-space')
  const [unit] = state.picked
  if (unit !== undefined && state.cell[unit] === cell) return no(attempt, 'J-116', 'taken', { cell })
  const isThere = ownOnMap(rules, state, state.slots[0]).some((one) => state.cell[one] === cell)
  return isThere
    ? no(attempt, 'J-98', 'move-first', { cell })
    : no(attempt, 'J-116', 'no-unit-here', { cell })
}

/** Whether units in hand are of a space; those that wait to land are of none. */
const isSpaceTaken = ({ picked, cell }: JuntaState): boolean => picked.length > 0 && cell[picked[0]] !== BOX

export const toggling: Reason = (attempt) => {
  const { rules, state, action } = attempt
  const late = inMove(attempt, 'J-115')
  if (late) return late
  const unit = unitIn(rules, action)
  if (unit < 0) return no(attempt, 'J-116', 'no-unit')
  if (!isSpaceTaken(state)) return no(attempt, 'J-117', 'take-a-space-first', { unit })
  if (!isOfSlot(rules, state, unit, state.slots[0])) return no(attempt, 'J-117', 'not-your-unit', { unit })
  if (state.cell[unit] !== state.cell[state.picked[0]]) return no(attempt, 'J-117', 'elsewhere', { unit })
  return no(attempt, 'J-116', 'only-one', { unit })
}

export const moving: Reason = (attempt) => {
  const { rules, state, action } = attempt
  const late = inMove(attempt, 'J-115')
  if (late) return late
  const cell = cellIn(rules, action)
  if (cell < 0) return no(attempt, 'J-116', 'no-space')
  const [unit] = state.picked
  if (unit === undefined) return no(attempt, 'J-117', 'take-a-space-first', { cell })
  const from = state.cell[unit]
  const type = rules.units.type[unit]
  if (from === BOX) return no(attempt, 'J-121', 'no-landing', { unit, cell }, inType(rules, type, 'lands'))
  const tired = state.picked.find((one) => !hasSteps(rules, state, one))
  if (tired !== undefined)
    return no(attempt, 'J-116', 'moved', { unit: tired }, inType(rules, rules.units.type[tired], 'moves'))
  if (!mayLeave(rules, state, state.picked, from)) return no(attempt, 'J-117', 'one-space', { cell: from })
  return no(attempt, 'J-116', 'too-far', { cell, from })
}

export const landingUnit: Reason = (attempt) => {
  const { rules, state, action } = attempt
  const late = inMove(attempt, 'J-121')
  if (late) return late
  const unit = unitIn(rules, action)
  if (unit < 0) return no(attempt, 'J-121', 'no-unit')
  if (state.owes) return no(attempt, 'J-98', 'move-first')
  if (!isOfSlot(rules, state, unit, state.slots[0])) return no(attempt, 'J-121', 'not-your-unit', { unit })
  const type = rules.units.type[unit]
  if (rules.types.lands[type].length === 0)
    return no(attempt, 'J-121', 'never-lands', { unit }, inType(rules, type, 'lands'))
  return no(attempt, 'J-121', state.cell[unit] === BOX ? 'in-hand' : 'landed', { unit })
}

export const handing: Reason = (attempt) => {
  const { rules, state, seat, action } = attempt
  const late = inMove(attempt, 'J-120')
  if (late) return late
  const family = familyIn(rules, action)
  if (family < 0) return no(attempt, 'J-120', 'no-family')
  if (state.owes) return no(attempt, 'J-98', 'move-first')
  if (!isSpaceTaken(state)) return no(attempt, 'J-120', 'take-a-space-first')
  if (family === seat) return no(attempt, 'J-120', 'already-yours')
  return no(attempt, 'J-120', isOut(state, family) ? 'family-away' : 'not-now', { family })
}

export const ending: Reason = (attempt) => {
  const late = inMove(attempt, 'J-115')
  return late ?? no(attempt, 'J-98', 'move-first')
}

export const posting: Reason = (attempt) => {
  const { rules, state, action } = attempt
  const late = notNow(attempt, 'police', 'J-123', police.asked(rules, state))
  if (late) return late
  const unit = unitIn(rules, action)
  const cell = cellIn(rules, action)
  if (unit < 0 || cell < 0) return no(attempt, 'J-123', unit < 0 ? 'no-unit' : 'no-space')
  if (!state.riots.includes(cell)) return no(attempt, 'J-123', 'no-riot', { cell })
  const office = rules.units.office[unit]
  const isPolice = office !== NOBODY && rules.offices.powers[office].interior
  if (!isPolice || commanderOf(rules, state, unit) !== attempt.seat)
    return no(attempt, 'J-123', 'no-police', { unit })
  return no(attempt, 'J-123', state.picked.includes(unit) ? 'posted' : 'there-already', { unit })
}
