/** Predicts the result of a choice until the card is settled, without the next cards, which are unknown. */
import { isStopped } from '../../../blocks/asking'
import type { Next } from '../../../kernel/phase'
import { seedRandom } from '../../../kernel/random'
import { ownCopy, privateTurn } from '../../../kernel/turn'
import type { Action, Choice } from '../../../types'
import type { PhaseId } from '../phase'
import { phaseOf, phases } from '../phases'
import type { VolkDef, VolkTurn } from '../rules'
import type { VolkState } from '../state'
import { answer } from '../tasks/kinds'

/** The constant chance of predictions, since a view has none. Dice of a scenario then give one possible result. */
const CHANCE = seedRandom(0)

function imagined(def: VolkDef, from: VolkState): VolkTurn {
  const copy = ownCopy(from)
  if (copy.rng.length === 0) copy.rng = [...CHANCE]
  return privateTurn(def, copy, true)
}

/** Returns a copy after an action and all that follows at once. */
export function after(def: VolkDef, from: VolkState, side: number, action: Action): VolkState {
  const turn: VolkTurn = imagined(def, from)
  settle(turn, act(turn, side, action))
  return turn.state
}

/** Returns a copy right after an action: cheap, for a first comparison. */
export function rightAfter(def: VolkDef, from: VolkState, side: number, action: Action): VolkState {
  const turn: VolkTurn = imagined(def, from)
  act(turn, side, action)
  return turn.state
}

function act(turn: VolkTurn, side: number, action: Action): Next<PhaseId> {
  const { phase } = turn.state
  if (phase !== 'task') return phases[phase as PhaseId].on[action.type](turn, action, side) || undefined
  answer(turn, action)
  return 'task'
}

/** Continues while the same card or step is being settled. New cards and steps cannot be predicted. */
function settle(turn: VolkTurn, to: Next<PhaseId>): void {
  let next = to
  while (next !== undefined) {
    turn.state.phase = next
    if ((next !== 'task' && next !== 'raise') || isStopped(turn.state)) return
    next = phases[next].enter?.(turn)
  }
}

/** Returns the side that must still choose before the card or step is settled, with its choices, or `undefined`. */
export function asks(
  def: VolkDef,
  state: VolkState,
): { side: number; choices: readonly Choice[] } | undefined {
  if (state.phase !== 'task' && state.phase !== 'raise') return undefined
  const phase = phaseOf(state)
  const [side] = phase.asked(def.rules, state)
  return side === undefined ? undefined : { side, choices: phase.choices(def.rules, state, side) }
}
