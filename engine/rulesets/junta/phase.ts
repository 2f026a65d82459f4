/** A decision point: who is asked, what they may choose, what each choice does. */
import type { Action, Choice, Decision, Message } from '../../types'
import type { Rules } from './rules'
import type { JuntaState, JuntaTurn } from './state'

export type PhaseId =
  // votes (J-24 to J-31, J-38 to J-45)
  | 'nominate'
  | 'back'
  | 'decline'
  | 'vote'
  | 'tie'
  // the political turn (J-46)
  | 'draw'
  | 'abroad'
  | 'shed'
  | 'trim'
  | 'appoint'
  | 'aid'
  | 'budget'
  | 'force'
  | 'pay'
  | 'locations'
  | 'declare'
  | 'resolve'
  | 'react'
  | 'cousin'
  | 'drop'
  | 'bank'
  | 'call'
  // the coup (J-106 to J-137)
  | 'march'
  | 'movement'
  | 'police'
  | 'attack'
  | 'order'
  | 'bombard'
  | 'fire'
  | 'losses'
  | 'consent'
  | 'retreat'
  | 'sides'
  // consequences (J-100 to J-105)
  | 'junta'
  | 'squad'
  | 'close'
  | 'return'
  | 'over'
  // what was interrupted goes on (state.resume)
  | 'resume'

export type Phase = {
  /** Once, on arrival; not when a phase goes on after an interruption. */
  begin?(turn: JuntaTurn): void
  /** Before anyone is asked, also after each action, aside and deal: the phase that follows when nobody is. */
  enter?(turn: JuntaTurn): PhaseId | undefined
  /** Seats that are asked: one, or all at once where they choose unseen. */
  asked(rules: Rules, state: JuntaState): readonly number[]
  prompt(rules: Rules, state: JuntaState, seat: number): Message
  choices(rules: Rules, state: JuntaState, seat: number): readonly Choice[]
  focus?(rules: Rules, state: JuntaState, seat: number): Decision['focus']
  on: Readonly<Record<string, (turn: JuntaTurn, action: Action, seat: number) => PhaseId | undefined>>
}
