/** The phases of the sides, one after the other (CH-01, CH-08). */

import { lastPhase } from '../../../blocks/asking'
import { moment } from '../../../blocks/interpreter'
import { revealAll } from '../../../blocks/options/words'
import { emit, sideName } from '../events'
import type { Phase } from '../phase'
import { endByTrigger } from '../rules/victory'
import {
  BUSY,
  type CryHavocTurn,
  ENGAGED,
  FOUGHT,
  HANDING,
  MOVED,
  SADDLING,
  SHOT_FIRST,
  SHOT_SECOND,
  STOPPED,
  STRUCK,
} from '../state'

/** Flags that last for one phase. */
const OF_A_PHASE = MOVED | STOPPED | SHOT_FIRST | SHOT_SECOND | BUSY | SADDLING | HANDING | STRUCK

/** Clears the flags of the last phase when a side begins its own. */
export function beginPhase(turn: CryHavocTurn): void {
  const { state, rules } = turn
  const { pieces } = rules
  const { flags, spent, taken } = state
  for (let piece = 0; piece < pieces.count; piece++) {
    // A captive moves with its guards, and a beast with its leader, so their flags are cleared in every phase.
    const own = pieces.side[piece] === state.side || pieces.beast[piece] === 1 || state.captor[piece] >= 0
    if (own && (flags[piece] & OF_A_PHASE) !== 0) turn.list('flags')[piece] &= ~OF_A_PHASE
    if (spent[piece] !== 0) turn.list('spent')[piece] = 0
    if (taken[piece] !== 0) turn.list('taken')[piece] = 0
  }
  emit(
    turn,
    'phase',
    { side: sideName(rules, state.side), turn: state.turn },
    { side: rules.sides[state.side], turn: state.turn },
  )
  if (state.side === 0) moment(turn, 'turn-began')
  moment(turn, 'phase-began', { seat: state.side })
}

/** Goes on to the other side, or to the next turn. */
export function nextPhase(turn: CryHavocTurn): void {
  const { state, rules } = turn
  if (state.side + 1 < rules.sides.length) state.side += 1
  else nextTurn(turn)
  beginPhase(turn)
}

/** CH-X9: starts a turn. Pieces that fought in the last one count as engaged. */
function nextTurn(turn: CryHavocTurn): void {
  const { state } = turn
  state.side = 0
  state.turn += 1
  for (let piece = 0; piece < state.flags.length; piece++) {
    const was = state.flags[piece]
    const is = (was & ~(FOUGHT | ENGAGED)) | ((was & FOUGHT) !== 0 ? ENGAGED : 0)
    if (is !== was) turn.list('flags')[piece] = is
  }
}

/** The final effects of the scenario may still name another winner. */
export const over: Phase = lastPhase((turn: CryHavocTurn) => {
  endByTrigger(turn)
  revealAll(turn)
  moment(turn, 'game-ended')
}, endByTrigger)
