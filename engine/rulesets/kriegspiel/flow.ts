/** Walks from phase to phase until somebody is asked something. */
import type { Action, Decision } from '../../types'
import type { Phase, PhaseId } from './phase'
import { answer } from './phases/answer'
import { attack } from './phases/attack'
import { moves } from './phases/moves'
import { placement } from './phases/placement'
import { retreat } from './phases/retreat'
import { roll } from './phases/roll'
import { over, turnStart } from './phases/turn'
import { loadNetworks } from './rules/network'
import type { KriegspielDef, KriegspielState, KriegspielTurn } from './state'

export const phases: Readonly<Record<PhaseId, Phase>> = {
  placement,
  roll,
  turn: turnStart,
  retreat,
  moves,
  attack,
  answer,
  over,
}

export const phaseOf = (state: KriegspielState): Phase => phases[state.phase as PhaseId]

export function goTo(turn: KriegspielTurn, phase: PhaseId): void {
  let next: PhaseId | undefined = phase
  while (next !== undefined) {
    turn.state.phase = next
    next = phases[next].enter?.(turn)
  }
}

export function step(turn: KriegspielTurn, seat: string, action: Action): void {
  const { rules, seats } = turn.def
  loadNetworks(rules, turn.state)
  const next = phaseOf(turn.state).on[action.type](turn, action, seats.indexOf(seat))
  if (next !== undefined) goTo(turn, next)
}

export function decisions({ rules }: KriegspielDef, state: KriegspielState): readonly Decision[] {
  const phase = phaseOf(state)
  const asked = phase.asked(rules, state)
  if (asked.length === 0) return NOBODY
  loadNetworks(rules, state)
  return asked.map((side) => ({
    seat: rules.sides[side],
    phase: state.phase,
    prompt: phase.prompt(rules, state, side),
    choices: phase.choices(rules, state, side),
    focus: phase.focus?.(rules, state, side),
  }))
}

const NOBODY: readonly Decision[] = []
