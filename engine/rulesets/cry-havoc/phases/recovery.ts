/** Step 5: a piece that was stunned in the other side's phase gets up (CH-07), and the phase ends. */

import { moment } from '../../../blocks/interpreter'
import { passing } from '../../../kernel/phases'
import { report } from '../events'
import type { Phase } from '../phase'
import { isInContact } from '../rules/contact'
import { firstStep } from '../rules/steps'
import { closePhase, isLastPhase } from '../rules/victory'
import { type CryHavocTurn, FOUGHT, isLiving, setFlag } from '../state'
import { nextPhase } from './turn'

export const recovery: Phase = passing((turn: CryHavocTurn) => {
  if (turn.rules.ruleOptions.adjacentEngaged) countContacts(turn)
  getUp(turn)
  moment(turn, 'phase-ended', { seat: turn.state.side })
  if (isLastPhase(turn)) moment(turn, 'turn-ended')
  return 'phase-end'
})

/** Ends the phase after every question of the scenario is answered. */
export const phaseEnd: Phase = passing((turn: CryHavocTurn) => {
  closePhase(turn)
  if (turn.state.won !== 0) return 'over'
  nextPhase(turn)
  return firstStep(turn)
})

/** CH-X9, in the other reading: a piece that is beside an enemy after the fights counts as engaged. */
function countContacts(turn: CryHavocTurn): void {
  const { state, rules } = turn
  const { pieces } = rules
  for (let piece = 0; piece < pieces.count; piece++)
    if (pieces.beast[piece] === 0 && isLiving(state, piece) && isInContact(rules, state, piece))
      setFlag(turn, piece, FOUGHT)
}

function getUp(turn: CryHavocTurn): void {
  const { state, rules } = turn
  const { pieces } = rules
  for (let piece = 0; piece < pieces.count; piece++) {
    if (pieces.side[piece] !== state.side || state.stunned[piece] === 0) continue
    turn.list('stunned')[piece] -= 1
    if (state.stunned[piece] > 0 || !isLiving(state, piece)) continue
    report(turn, 'up', piece, state.cell[piece])
    moment(turn, 'got-up', { it: piece, cell: state.cell[piece] })
  }
}
