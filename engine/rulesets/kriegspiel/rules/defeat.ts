/** Defeat by disconnection, where it is looked for in the middle of a turn (K-85, K-X8). */
import type { PhaseId } from '../phase'
import type { KriegspielTurn } from '../rules'
import { beat, isCutDown } from './endings'
import { loadNetworks } from './network'
import { othersThan } from './sides'

/** After a move: only with `networkDefeatTest: always`, and the enemies first. */
export function defeatAfterMove(turn: KriegspielTurn): PhaseId | undefined {
  const { rules } = turn
  if (rules.options.networkDefeatTest !== 'always') return undefined
  const { turn: side } = turn.state
  for (const loser of [...othersThan(rules, turn.state, side), side]) {
    const over = defeatAfterAttack(turn, loser)
    if (over) return over
  }
  return undefined
}

/** After an attack: the side that was attacked. */
export function defeatAfterAttack(turn: KriegspielTurn, side: number): PhaseId | undefined {
  loadNetworks(turn.rules, turn.state)
  return isCutDown(turn.rules, turn.state, side) ? beat(turn, side, 'network') : undefined
}
