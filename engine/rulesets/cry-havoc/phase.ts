/** A decision point: who is asked, what they may choose, what each choice does. */
import type { Action, Choice, Decision, Message } from '../../types'
import { idsOf, pieceNamed } from './names'
import type { Rules } from './rules'
import type { CryHavocState, CryHavocTurn } from './state'

export type PhaseId =
  /** Placing, side after side, group after group. */
  | 'set-up'
  /** The five steps of a phase, in their order (CH-02 to CH-09). */
  | 'first-shots'
  | 'movement'
  | 'second-shots'
  | 'fights'
  | 'recovery'
  /** What interrupts a step until it is settled (see PENDING). */
  | 'cover'
  | 'hurt'
  | 'retreat'
  | 'fall'
  | 'advance'
  | 'over'

export type Phase = {
  /**
   * Each time before anyone is asked, also after an action and after an interruption: the phase that follows when nobody
   * is. What is pending takes its entry away when it settles itself, and answers with `turn.state.within`.
   */
  enter?(turn: CryHavocTurn): PhaseId | undefined
  /** Side that is asked, by index in `rules.sides`. */
  side(rules: Rules, state: CryHavocState): number
  prompt(rules: Rules, state: CryHavocState): Message
  choices(rules: Rules, state: CryHavocState): Choice[]
  focus?(rules: Rules, state: CryHavocState): Decision['focus']
  /** What each type of action does; the step to go to, or nothing to stay, or to settle what it left pending. */
  on: Readonly<Record<string, (turn: CryHavocTurn, action: Action) => PhaseId | undefined>>
}

/** A phase that never asks. */
export const passing = (enter: NonNullable<Phase['enter']>): Phase => ({
  enter,
  side: (_, state) => state.side,
  prompt: () => ({ key: 'cry-havoc.prompt.none' }),
  choices: () => [],
  on: {},
})

export const pieceOf = (turn: CryHavocTurn, action: Action, field = 'unit'): number =>
  pieceNamed(turn.def.rules, turn.state, action[field])
export const cellOf = (turn: CryHavocTurn, action: Action): number =>
  turn.def.grid.indexOf(String(action.cell))
export const focusOn = (rules: Rules, state: CryHavocState, piece: number): Decision['focus'] =>
  piece < 0 ? undefined : { pieces: [idsOf(rules, state)[piece]] }
