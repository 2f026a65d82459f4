/** The number of dice for a group of units. */
import { juntaNumber } from '../../blocks/numbers'
import type { Rules } from '../../rules'
import type { JuntaState } from '../../state'

/** One line of a sum: units that count together and the dice they give. */
export type Share = {
  readonly type: number
  readonly units: number
  readonly dice: number
  readonly isBonus: boolean
}

/**
 * J-128: one die for each armed unit, and one for two unarmed units of any kind in the space; an odd one is ignored.
 * Guards in their places get more dice, per group or per unit (J-X12).
 */
export function diceOf(rules: Rules, cell: number, units: readonly number[], shares: Share[] = []): number {
  const { types } = rules
  const of = new Map<number, number>()
  for (const unit of units) of.set(rules.units.type[unit], (of.get(rules.units.type[unit]) ?? 0) + 1)
  const groups = new Map<number, { type: number; units: number }>()
  for (const [type, count] of of) {
    const group = groups.get(types.per[type]) ?? { type, units: 0 }
    groups.set(types.per[type], { type: group.type, units: group.units + count })
  }
  for (const [per, { type, units: count }] of groups)
    shares.push({ type, units: count, dice: Math.trunc(count / per), isBonus: false })
  for (const [type, count] of of) {
    if (types.bonusDice[type] === 0 || !types.bonusCells[type].includes(cell)) continue
    const dice = types.bonusDice[type] * (rules.ruleOptions.bonusDice === 'each' ? count : 1)
    shares.push({ type, units: count, dice, isBonus: true })
  }
  return shares.reduce((sum, { dice }) => sum + dice, 0)
}

/** Returns the dice that a family rolls with some of its units on the field. */
export const diceFor = (rules: Rules, state: JuntaState, seat: number, units: readonly number[]): number =>
  juntaNumber(rules, state, 'dice', diceOf(rules, state.field, units), seat)
