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
import { type CryHavocDef, type CryHavocState, type CryHavocTurn, PENDING } from './state'

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

/** The phase that settles each kind of pending entry. */
const SETTLES: readonly PhaseId[] = Object.entries(PENDING).reduce<PhaseId[]>((list, [name, kind]) => {
  list[kind] = name as keyof typeof PENDING
  return list
}, [])

/**
 * Begins a step, or goes on with the one that was interrupted; what is pending comes first. `within` is the step,
 * `phase` the question that is asked.
 */
export function goOn(turn: CryHavocTurn, step?: PhaseId): void {
  const { state, def } = turn
  let next = step
  do {
    if (next !== undefined) state.within = next
    if (state.won !== 0) {
      state.within = 'over'
      state.phase = 'over'
      return
    }
    state.phase = state.pending.length > 0 ? SETTLES[state.pending[0]] : state.within
    load(def.rules, state)
    next = phaseOf(state).enter?.(turn)
  } while (next !== undefined)
}

export function step(turn: CryHavocTurn, _seat: string, action: Action): void {
  load(turn.def.rules, turn.state)
  goOn(turn, phaseOf(turn.state).on[action.type](turn, action))
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
