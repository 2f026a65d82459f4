import type { Action, Choice, Decision, Message } from '../../types'
import { idsOf, pieceNamed } from './names'
import type { Rules } from './rules'
import type { CorteoState, CorteoTurn } from './state'

export type PhaseId =
  | 'option'
  | 'muster'
  | 'custody'
  | 'prolong'
  | 'set-up'
  | 'component'
  | 'turn'
  | 'reinforcements'
  | 'movement'
  | 'head'
  | 'march'
  | 'clash'
  | 'join'
  | 'retreat'
  | 'base'
  | 'smoke'
  | 'jam'
  | 'advance'
  | 'turn-end'
  | 'over'

/** A decision point: who is asked, what they may choose, what each choice does. The scratch is loaded for all of these. */
export type Phase = {
  /** What happens before anyone is asked; the phase that follows when nobody is. */
  enter?(turn: CorteoTurn): PhaseId | undefined
  /** Seat that is asked, by index in `rules.seats`. */
  seat(rules: Rules, state: CorteoState): number
  prompt(rules: Rules, state: CorteoState): Message
  choices(rules: Rules, state: CorteoState): Choice[]
  focus?(rules: Rules, state: CorteoState): Decision['focus']
  /** What each type of action does; the phase to go to, or nothing to stay. */
  on: Readonly<Record<string, (turn: CorteoTurn, action: Action) => PhaseId | undefined>>
}

/** A phase that never asks. */
export const passing = (enter: NonNullable<Phase['enter']>): Phase => ({
  enter,
  seat: (_, state) => state.mover,
  prompt: () => ({ key: 'corteo.prompt.none' }),
  choices: () => [],
  on: {},
})

export const pieceOf = (turn: CorteoTurn, action: Action, field = 'unit'): number =>
  pieceNamed(turn.def.rules, turn.state, action[field])
export const cellOf = (turn: CorteoTurn, action: Action): number => turn.def.grid.indexOf(String(action.cell))
export const focusOn = (rules: Rules, state: CorteoState, piece: number): Decision['focus'] =>
  piece < 0 ? undefined : { pieces: [idsOf(rules, state)[piece]] }
