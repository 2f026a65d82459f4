/** Walks from step to step, and through what interrupts them, until somebody is asked something. */
import type { Action, Decision } from '../../types'
import type { Phase, PhaseId } from './phase'
import { advance } from './phases/advance'
import { cover } from './phases/cover'
import { fall } from './phases/fall'
import { fighting } from './phases/fighting'
import { hurt } from './phases/hurt'
import { movement } from './phases/movement'
import { recovery } from './phases/recovery'
import { retreat } from './phases/retreat'
import { setUp } from './phases/set-up'
import { firstShots, secondShots } from './phases/shooting'
import { over } from './phases/turn'
import type { Rules } from './rules'
import { load } from './scratch'
import type { CryHavocDef, CryHavocState, CryHavocTurn } from './state'

export const phases: Readonly<Record<PhaseId, Phase>> = {
  'set-up': setUp,
  'first-shots': firstShots,
  movement,
  'second-shots': secondShots,
  fights: fighting,
  recovery,
  cover,
  hurt,
  retreat,
  fall,
  advance,
  over,
}

export const phaseOf = (state: CryHavocState): Phase => phases[state.phase as PhaseId]

export function goTo(turn: CryHavocTurn, phase: PhaseId): void {
  let next: PhaseId | undefined = phase
  while (next !== undefined) {
    turn.state.phase = turn.state.won === 0 ? next : 'over'
    load(turn.def.rules, turn.state)
    next = phaseOf(turn.state).enter?.(turn)
  }
}

export function step(turn: CryHavocTurn, _seat: string, action: Action): void {
  load(turn.def.rules, turn.state)
  const next = phaseOf(turn.state).on[action.type](turn, action)
  if (next !== undefined) goTo(turn, next)
}

export function decisions({ rules }: CryHavocDef, state: CryHavocState): readonly Decision[] {
  if (state.phase === 'over') return NOBODY
  load(rules, state)
  return [ask(rules, state, phaseOf(state))]
}

const NOBODY: readonly Decision[] = []

const ask = (rules: Rules, state: CryHavocState, phase: Phase): Decision => ({
  seat: rules.sides[phase.side(rules, state)],
  phase: state.phase,
  prompt: phase.prompt(rules, state),
  choices: phase.choices(rules, state),
  focus: phase.focus?.(rules, state),
})
