/** What comes of a choice as far as anybody can know it: until the card is settled, and not what the next cards are. */
import { ownCopy, privateTurn } from '../../../kernel/turn'
import type { Action, Choice } from '../../../types'
import { phaseOf, phases } from '../flow'
import type { PhaseId } from '../phase'
import type { VolkDef, VolkState, VolkTurn } from '../state'

/** A copy in which a side has done something. */
export function after(def: VolkDef, from: VolkState, side: number, action: Action): VolkState {
  const state = ownCopy(from)
  const turn: VolkTurn = privateTurn(def, state, true)
  const phase = phaseOf(state)
  settle(turn, (phase.on[action.type] ?? phase.act)?.(turn, action, side))
  return state
}

/** Goes on while the same card, or step, is being settled: new cards and new steps are beyond imagining. */
function settle(turn: VolkTurn, to: PhaseId | undefined): void {
  let next = to
  while (next !== undefined) {
    turn.state.phase = next
    if (next !== 'task' && next !== 'raise') return
    next = phases[next].enter?.(turn)
  }
}

/** Whether somebody must still choose before the card, or step, is settled; and who. */
export function asks(
  def: VolkDef,
  state: VolkState,
): { side: number; choices: readonly Choice[] } | undefined {
  if (state.phase !== 'task' && state.phase !== 'raise') return undefined
  const phase = phaseOf(state)
  const [side] = phase.asked(def.rules, state)
  return side === undefined ? undefined : { side, choices: phase.choices(def.rules, state, side) }
}
