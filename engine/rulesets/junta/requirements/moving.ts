/** The requirements for selecting, moving, landing, handing over and posting units. */
import { cellIn, familyIn, unitIn } from '../choices'
import { commanderOf, isOfSlot, isOut } from '../coup/rules/command'
import { ableToLeave, hasSteps, mayLeave, ownOnMap } from '../coup/rules/motion'
import { BOX, type JuntaState } from '../state'
import { type Attempt, inPhase, inType, no } from './attempt'

export const select = inPhase('movement', 'J-115', (attempt: Attempt<'select'>) => {
  const { rules, state, action } = attempt
  const cell = cellIn(rules, action)
  if (cell < 0) return no(attempt, 'J-116', 'no-space')
  const [unit] = state.picked
  if (unit !== undefined && state.cell[unit] === cell) return no(attempt, 'J-116', 'taken', { cell })
  const isThere = ownOnMap(rules, state, state.slots[0]).some((one) => state.cell[one] === cell)
  if (!isThere) return no(attempt, 'J-116', 'no-unit-here', { cell })
  const isHeld = state.owes === 1 && ableToLeave(rules, state, state.slots[0], cell).length === 0
  return isHeld ? no(attempt, 'J-98', 'move-first', { cell }) : undefined
})

/** True if the selected units are in a space; units that wait to land are in none. */
const isSpaceTaken = ({ picked, cell }: JuntaState): boolean => picked.length > 0 && cell[picked[0]] !== BOX

export const toggle = inPhase('movement', 'J-115', (attempt: Attempt<'unit'>) => {
  const { rules, state, action } = attempt
  const unit = unitIn(rules, action)
  if (unit < 0) return no(attempt, 'J-116', 'no-unit')
  if (!isSpaceTaken(state)) return no(attempt, 'J-117', 'take-a-space-first', { unit })
  if (!isOfSlot(rules, state, unit, state.slots[0])) return no(attempt, 'J-117', 'not-your-unit', { unit })
  const cell = state.cell[state.picked[0]]
  if (state.cell[unit] !== cell) return no(attempt, 'J-117', 'elsewhere', { unit })
  if (state.picked.length === 1 && state.picked[0] === unit) return no(attempt, 'J-116', 'only-one', { unit })
  const isHeld = state.owes === 1 && !ableToLeave(rules, state, state.slots[0], cell).includes(unit)
  return isHeld ? no(attempt, 'J-98', 'move-first', { cell }) : undefined
})

export const move = inPhase('movement', 'J-115', (attempt: Attempt<'to'>) => {
  const { rules, state, action } = attempt
  const cell = cellIn(rules, action)
  if (cell < 0) return no(attempt, 'J-116', 'no-space')
  const [unit] = state.picked
  if (unit === undefined) return no(attempt, 'J-117', 'take-a-space-first', { cell })
  const from = state.cell[unit]
  const type = rules.units.type[unit]
  if (from === BOX)
    return rules.types.lands[type].includes(cell)
      ? undefined
      : no(attempt, 'J-121', 'no-landing', { unit, cell }, inType(rules, type, 'lands'))
  const tired = state.picked.find((one) => !hasSteps(rules, state, one))
  if (tired !== undefined)
    return no(attempt, 'J-116', 'moved', { unit: tired }, inType(rules, rules.units.type[tired], 'moves'))
  if (!mayLeave(rules, state, state.picked, from)) return no(attempt, 'J-117', 'one-space', { cell: from })
  return rules.places.neighbours[from].includes(cell)
    ? undefined
    : no(attempt, 'J-116', 'too-far', { cell, from })
})

export const land = inPhase('movement', 'J-121', (attempt: Attempt<'land'>) => {
  const { rules, state, action } = attempt
  const unit = unitIn(rules, action)
  if (unit < 0) return no(attempt, 'J-121', 'no-unit')
  if (state.owes) return no(attempt, 'J-98', 'move-first')
  if (!isOfSlot(rules, state, unit, state.slots[0])) return no(attempt, 'J-121', 'not-your-unit', { unit })
  const type = rules.units.type[unit]
  if (rules.types.lands[type].length === 0)
    return no(attempt, 'J-121', 'never-lands', { unit }, inType(rules, type, 'lands'))
  if (state.cell[unit] !== BOX) return no(attempt, 'J-121', 'landed', { unit })
  return state.picked.includes(unit) ? no(attempt, 'J-121', 'in-hand', { unit }) : undefined
})

export const handOver = inPhase('movement', 'J-120', (attempt: Attempt<'hand-over'>) => {
  const { rules, state, seat, action } = attempt
  const family = familyIn(rules, action)
  if (family < 0) return no(attempt, 'J-120', 'no-family')
  if (state.owes) return no(attempt, 'J-98', 'move-first')
  if (!isSpaceTaken(state)) return no(attempt, 'J-120', 'take-a-space-first')
  if (family === seat) return no(attempt, 'J-120', 'already-yours')
  return isOut(state, family) ? no(attempt, 'J-120', 'family-away', { family }) : undefined
})

export const post = inPhase('police', 'J-123', (attempt: Attempt<'post'>) => {
  const { rules, state, seat, action } = attempt
  const unit = unitIn(rules, action)
  const cell = cellIn(rules, action)
  if (unit < 0 || cell < 0) return no(attempt, 'J-123', unit < 0 ? 'no-unit' : 'no-space')
  if (!state.riots.includes(cell)) return no(attempt, 'J-123', 'no-riot', { cell })
  const isPolice = rules.offices.powers[rules.units.office[unit]]?.interior ?? false
  if (!isPolice || state.cell[unit] < 0 || commanderOf(rules, state, unit) !== seat)
    return no(attempt, 'J-123', 'no-police', { unit })
  if (state.picked.includes(unit)) return no(attempt, 'J-123', 'posted', { unit })
  return state.cell[unit] === cell ? no(attempt, 'J-123', 'there-already', { unit }) : undefined
})
