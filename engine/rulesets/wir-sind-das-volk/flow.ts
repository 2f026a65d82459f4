/** Walks from phase to phase until somebody is asked something. */
import type { Action, Decision } from '../../types'
import type { Phase, PhaseId } from './phase'
import { end } from './phases/end'
import { keep } from './phases/keep'
import { next } from './phases/next'
import { over } from './phases/over'
import { raise } from './phases/raise'
import { task } from './phases/task'
import { turn as turnPhase } from './phases/turn'
import type { VolkDef, VolkState, VolkTurn } from './state'

export const phases: Readonly<Record<PhaseId, Phase>> = {
  turn: turnPhase,
  task,
  raise,
  next,
  end,
  keep,
  over,
}

export const phaseOf = (state: VolkState): Phase => phases[state.phase as PhaseId]

export function goTo(turn: VolkTurn, phase: PhaseId): void {
  let following: PhaseId | undefined = phase
  while (following !== undefined) {
    turn.state.phase = following
    following = phases[following].enter?.(turn)
  }
}

export function step(turn: VolkTurn, seat: string, action: Action): void {
  const side = turn.def.rules.sides.indexOf(seat)
  const phase = phaseOf(turn.state)
  const following = (phase.on[action.type] ?? phase.act)?.(turn, action, side)
  if (following !== undefined) goTo(turn, following)
}

export function decisions({ rules }: VolkDef, state: VolkState): readonly Decision[] {
  const phase = phaseOf(state)
  return phase.asked(rules, state).map((side) => ({
    seat: rules.sides[side],
    phase: state.phase,
    prompt: phase.prompt(rules, state, side),
    choices: phase.choices(rules, state, side),
    focus: phase.focus?.(rules, state, side),
  }))
}
