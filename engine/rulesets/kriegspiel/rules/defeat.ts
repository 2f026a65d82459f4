/** Defeat by disconnection, where it is looked for in the middle of a turn (K-85, K-X8). */
import type { PhaseId } from '../phase'
import type { KriegspielTurn } from '../rules'
import { enemyOf } from '../state'
import { end, isCutDown } from './endings'
import { loadNetworks } from './network'

/** After a move: only with `networkDefeatTest: always`, and the enemy first. */
export function defeatAfterMove(turn: KriegspielTurn): PhaseId | undefined {
  const { rules } = turn.def
  if (rules.options.networkDefeatTest !== 'always') return undefined
  const { turn: side } = turn.state
  loadNetworks(rules, turn.state)
  if (isCutDown(rules, turn.state, enemyOf(side))) return end(turn, 'network', side)
  return isCutDown(rules, turn.state, side) ? end(turn, 'network', enemyOf(side)) : undefined
}

/** After an attack: the side that was attacked. */
export function defeatAfterAttack(turn: KriegspielTurn): PhaseId | undefined {
  const { rules } = turn.def
  const { turn: side } = turn.state
  loadNetworks(rules, turn.state)
  return isCutDown(rules, turn.state, enemyOf(side)) ? end(turn, 'network', side) : undefined
}
