/** The choices of step 4, which follow the plan. */
import type { Choice } from '../../../types'
import { pieceNamed } from '../names'
import type { CryHavocState } from '../state'
import type { Outlook } from './outlook'
import { bestPlan } from './plan'

const YES = 1000

export function scoreFights(outlook: Outlook, state: CryHavocState, choices: readonly Choice[]): number[] {
  const { rules } = outlook
  const plan = bestPlan(outlook, state)
  const { attackers, defenders } = state
  const nextAttacker = plan?.attackers.find((piece) => !attackers.includes(piece))
  const nextDefender = plan?.defenders.find((piece) => !defenders.includes(piece))
  return choices.map(({ action }) => {
    switch (action.type) {
      case 'seize':
        return 2 * YES
      case 'strike':
        return plan && nextAttacker === undefined && nextDefender === undefined ? YES : -1
      case 'against':
        return attackers.length > 0 && pieceNamed(rules, state, action.unit) === nextDefender ? YES : -1
      case 'select': {
        const mayAdd = attackers.length === 0 || (defenders.length > 0 && nextDefender === undefined)
        return mayAdd && pieceNamed(rules, state, action.unit) === nextAttacker ? YES : -1
      }
      default:
        return 0
    }
  })
}
