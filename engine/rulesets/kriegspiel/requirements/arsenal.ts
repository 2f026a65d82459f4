/** The requirements for taking an enemy arsenal. A unit that cannot take it cannot enter (K-79 to K-82). */
import { inScenarioFile, inUnits } from '../../../kernel/refusing'
import type { Refusal } from '../../../types'
import { attackPoints, attacksOf } from '../blocks/numbers'
import type { Rules } from '../rules'
import { enemyArsenalAt, isConnectedAt } from '../rules/arsenal'
import type { KriegspielState } from '../state'
import { about, at, inRuleOptions, no } from './attempt'

export function entering(
  rules: Rules,
  state: KriegspielState,
  piece: number,
  cell: number,
): Refusal | undefined {
  if (enemyArsenalAt(rules, state, rules.pieces.side[piece], cell) < 0) return undefined
  const values = { ...about(rules, piece), ...at(rules, cell) }
  const cells = [cell]
  if (attackPoints(rules, piece) === 0)
    return no('K-82', 'arsenal-needs-attack', { values, source: inUnits(rules, piece, 'attack'), cells })
  if (rules.cache.retreating[piece] !== 0) return no('K-51', 'arsenal-in-retreat', { values, cells })
  if (state.attacks >= attacksOf(rules, state))
    return no('K-81', 'arsenal-no-attack', { values, source: inScenarioFile(rules, 'attacks'), cells })
  if (rules.ruleOptions.arsenalTaker === 'connected' && !isConnectedAt(rules, state, piece, cell))
    return no('K-82', 'arsenal-cut-off', { values, source: inRuleOptions(rules, 'arsenalTaker'), cells })
  return undefined
}
