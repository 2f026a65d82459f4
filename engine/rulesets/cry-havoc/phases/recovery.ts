/** Step 5: whoever was stunned in the other side's phase gets up (CH-07), and the phase ends. */
import { report } from '../events'
import { passing } from '../phase'
import { closePhase } from '../rules/victory'
import { type CryHavocTurn, DOWN, DOWN_LATE, isLiving } from '../state'
import { nextPhase } from './turn'

export const recovery = passing((turn) => {
  getUp(turn)
  closePhase(turn)
  if (turn.state.won !== 0) return 'over'
  nextPhase(turn)
  return 'first-shots'
})

function getUp(turn: CryHavocTurn): void {
  const { state, def } = turn
  const { pieces } = def.rules
  for (let piece = 0; piece < pieces.count; piece++) {
    if (pieces.side[piece] !== state.side || state.stunned[piece] === 0) continue
    if (state.stunned[piece] === DOWN_LATE) turn.list('stunned')[piece] = DOWN
    else {
      turn.list('stunned')[piece] = 0
      if (isLiving(state, piece)) report(turn, 'up', piece, state.cell[piece])
    }
  }
}
