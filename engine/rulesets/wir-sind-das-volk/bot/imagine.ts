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

/** Chance of imagination, always the same: a view has none, and dice of a scenario bring one of the things that they may. */
const CHANCE = seedRandom(0)

function imagined(def: VolkDef, from: VolkState): VolkTurn {
  const copy = ownCopy(from)
  if (copy.rng.length === 0) copy.rng = [...CHANCE]
  return privateTurn(def, copy, true)
}

/** A copy in which a side has done something, and what follows at once has followed. */
export function after(def: VolkDef, from: VolkState, side: number, action: Action): VolkState {
  const turn: VolkTurn = imagined(def, from)
  settle(turn, act(turn, side, action))
  return turn.state
}

/** A copy in which a side has done something, and nothing else has happened yet: cheap, for a first look. */
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

/** Goes on while the same card, or step, is being settled: new cards and new steps are beyond imagining. */
function settle(turn: VolkTurn, to: Next<PhaseId>): void {
  let next = to
  while (next !== undefined) {
    turn.state.phase = next
    if ((next !== 'task' && next !== 'raise') || isStopped(turn.state)) return
    next = phases[next].enter?.(turn)
  }
}

/** True if a side must still choose before the card or step is settled, and which. */
export function asks(
  def: VolkDef,
  state: VolkState,
): { side: number; choices: readonly Choice[] } | undefined {
  if (state.phase !== 'task' && state.phase !== 'raise') return undefined
  const phase = phaseOf(state)
  const [side] = phase.asked(def.rules, state)
  return side === undefined ? undefined : { side, choices: phase.choices(def.rules, state, side) }
}
