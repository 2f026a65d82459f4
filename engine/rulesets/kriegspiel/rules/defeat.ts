/** Defeat by disconnection during a turn (K-85, K-X8). */
import type { PhaseId } from '../phase'
import type { KriegspielTurn } from '../rules'
import { beat, isCutDown } from './endings'
import { loadNetworks } from './network'
import { othersThan } from './sides'

/** Tests for defeat after a move, enemies first. Only with `networkDefeatTest: always`. */
export function defeatAfterMove(turn: KriegspielTurn): PhaseId | undefined {
  const { rules } = turn
  if (rules.ruleOptions.networkDefeatTest !== 'always') return undefined
  const { turn: side } = turn.state
  for (const loser of [...othersThan(rules, turn.state, side), side]) {
    const over = defeatAfterAttack(turn, loser)
    if (over) return over
  }
  return undefined
}

/** Tests whether the attacked side is defeated. */
export function defeatAfterAttack(turn: KriegspielTurn, side: number): PhaseId | undefined {
  loadNetworks(turn.rules, turn.state)
  return isCutDown(turn.rules, turn.state, side) ? beat(turn, side, 'network') : undefined
}
