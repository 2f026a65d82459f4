/** The requirements of attacks, fire, bombardments and losses. */
import type { Refusal } from '../../../types'
import { cellIn, familyIn, unitIn } from '../choices'
import { lossCell } from '../coup/losses'
import { shooters } from '../coup/phases/fire'
import { commanderOf } from '../coup/rules/command'
import { diceFor } from '../coup/rules/dice'
import { contested, fightersAt, isEmbassy, oneOfEach } from '../coup/rules/field'
import { gunnerOf, isPledged, targetsOf } from '../coup/rules/weapons'
import { FLED, GUNBOAT, LOST } from '../state'
import { type Attempt, inPhase, inTables, inType, no, notNow } from './attempt'

/** J-109: true for the President in the rebellion phase, who has to wait. */
const isWaiting = ({ state, seat }: Attempt): boolean => state.coup === 0 && seat === state.president

export function attack(attempt: Attempt<'attack'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  if (state.phase === 'attack' && isWaiting(attempt)) return no(attempt, 'J-109', 'president-waits')
  const late = notNow(attempt, 'J-125', 'attack')
  if (late) return late
  const cell = cellIn(rules, action)
  if (cell < 0) return no(attempt, 'J-124', 'no-space')
  if (isEmbassy(rules, cell)) return no(attempt, 'J-134', 'embassy', { cell })
  if (state.battles.includes(cell)) return no(attempt, 'J-125', 'declared', { cell })
  if (fightersAt(rules, state, cell, seat).length === 0) return no(attempt, 'J-125', 'no-unit-here', { cell })
  return contested(rules, state).includes(cell) ? undefined : no(attempt, 'J-124', 'nobody-else', { cell })
}

/** Refuses the end of a declaration of attacks, or the silence of an announced weapon. */
export function pass(attempt: Attempt<'pass'>): Refusal | undefined {
  const { rules, state } = attempt
  if (state.phase !== 'bombard') return notNow(attempt, 'J-125', 'attack')
  const late = notNow(attempt, 'J-126', 'bombard')
  if (late || !isPledged(rules, state, state.slots[0])) return late
  return no(attempt, 'J-98', 'announced', { cell: rules.places.palace })
}

export const bombard = inPhase('bombard', 'J-126', (attempt: Attempt<'bombard'>) => {
  const { rules, state, action } = attempt
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
  if (targetsOf(rules, state, weapon).some(([target]) => target === cell)) return undefined
  const range = weapon === GUNBOAT ? inTables(rules, 'coup', 'gunboat') : undefined
  return no(attempt, 'J-126', 'out-of-range', { cell }, range)
})

export const order = inPhase('order', 'J-124', (attempt: Attempt<'order'>) => {
  const { rules, state, action } = attempt
  const cell = cellIn(rules, action)
  if (cell < 0) return no(attempt, 'J-124', 'no-space')
  return state.battles.includes(cell) ? undefined : no(attempt, 'J-125', 'not-declared', { cell })
})

export function fire(attempt: Attempt<'fire'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const { field: cell } = state
  if (state.phase === 'fire' && isWaiting(attempt)) return no(attempt, 'J-109', 'president-waits')
  const late = notNow(attempt, 'J-127', 'fire')
  if (late) return late
  const family = familyIn(rules, action)
  if (family < 0) return no(attempt, 'J-127', 'no-family')
  if (family === seat) return no(attempt, 'J-127', 'own-units', { cell })
  const isThere = fightersAt(rules, state, cell, family).length > 0
  return isThere ? undefined : no(attempt, 'J-127', 'not-there', { family, cell })
}

/** Refuses a unit that is not the family's in that space, or has retreated. */
function notThere(attempt: Attempt<'rest' | 'lose'>, cell: number, rule: string): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const unit = unitIn(rules, action)
  if (unit < 0) return no(attempt, rule, 'no-unit')
  if (state.cell[unit] === LOST || commanderOf(rules, state, unit) !== seat)
    return no(attempt, rule, 'not-your-unit', { unit })
  if (state.cell[unit] !== cell) return no(attempt, rule, 'elsewhere', { unit })
  return state.moved[unit] === FLED ? no(attempt, 'J-133', 'retreated', { unit }) : undefined
}

export function rest(attempt: Attempt<'rest'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const wrong = notNow(attempt, 'J-127', 'fire') ?? notThere(attempt, state.field, 'J-127')
  if (wrong) return wrong
  const unit = unitIn(rules, action)
  if (state.rest[unit] === 1) return no(attempt, 'J-127', 'rests', { unit })
  const firing = shooters(rules, state, seat)
  const left = firing.filter((one) => one !== unit)
  if (diceFor(rules, state, seat, left) === 0)
    return no(attempt, 'J-128', 'no-dice', { unit }, inType(rules, rules.units.type[unit], 'per'))
  return oneOfEach(rules, state, firing).includes(unit)
    ? undefined
    : no(attempt, 'J-127', 'another-alike', { unit })
}

export function lose(attempt: Attempt<'lose'>): Refusal | undefined {
  const { rules, state, seat, action } = attempt
  const cell = lossCell(state)
  const wrong = notNow(attempt, 'J-129', 'losses') ?? notThere(attempt, cell, 'J-129')
  if (wrong) return wrong
  const unit = unitIn(rules, action)
  return oneOfEach(rules, state, fightersAt(rules, state, cell, seat)).includes(unit)
    ? undefined
    : no(attempt, 'J-129', 'another-alike', { unit })
}
