/** Walks from phase to phase until somebody is asked something. */
import type { Action, Decision } from '../../types'
import type { Phase, PhaseId } from './phase'
import { advance } from './phases/advance'
import { base } from './phases/base'
import { clash } from './phases/clash'
import { component } from './phases/component'
import { custody } from './phases/custody'
import { head } from './phases/head'
import { jam } from './phases/jam'
import { join } from './phases/join'
import { march } from './phases/march'
import { movement } from './phases/movement'
import { muster } from './phases/muster'
import { option } from './phases/option'
import { prolong } from './phases/prolong'
import { reinforcements } from './phases/reinforcements'
import { retreat } from './phases/retreat'
import { setUp } from './phases/set-up'
import { smoke } from './phases/smoke'
import { over, turnEnd, turnStart } from './phases/turn'
import type { Rules } from './rules'
import { load } from './scratch'
import type { CorteoDef, CorteoState, CorteoTurn } from './state'

export const phases: Readonly<Record<PhaseId, Phase>> = {
  option,
  muster,
  custody,
  prolong,
  'set-up': setUp,
  component,
  turn: turnStart,
  reinforcements,
  movement,
  head,
  march,
  clash,
  join,
  retreat,
  base,
  smoke,
  jam,
  advance,
  'turn-end': turnEnd,
  over,
}

export const phaseOf = (state: CorteoState): Phase => phases[state.phase as PhaseId]

export function goTo(turn: CorteoTurn, phase: PhaseId): void {
  let next: PhaseId | undefined = phase
  while (next !== undefined) {
    turn.state.phase = next
    load(turn.def.rules, turn.state)
    next = phases[next].enter?.(turn)
  }
}

export function step(turn: CorteoTurn, _seat: string, action: Action): void {
  load(turn.def.rules, turn.state)
  const next = phaseOf(turn.state).on[action.type](turn, action)
  if (next !== undefined) goTo(turn, next)
}

export function decisions({ rules }: CorteoDef, state: CorteoState): readonly Decision[] {
  if (state.phase === 'over') return NOBODY
  load(rules, state)
  return [ask(rules, state, phaseOf(state))]
}

const NOBODY: readonly Decision[] = []

const ask = (rules: Rules, state: CorteoState, phase: Phase): Decision => ({
  seat: rules.seats[phase.seat(rules, state)].id,
  phase: state.phase,
  prompt: phase.prompt(rules, state),
  choices: phase.choices(rules, state),
  focus: phase.focus?.(rules, state),
})
