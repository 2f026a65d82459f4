import type { Session } from '../../../engine/replay/session'
import type { Choice, Decision, Outcome, Refusal, Seat, Table, Viewer } from '../../../engine/types'
import type { Controls } from './controls'
import type { ThingKind } from './things'

/** Everything the screen shows, made anew after each change and never mutated. */
export type PlayView = {
  readonly session: Session
  readonly table: Table
  readonly decision: Decision | undefined
  /** What whoever sits at the screen may do besides. */
  readonly asides: readonly Decision[]
  readonly outcome: Outcome | undefined
  readonly controls: Controls
  /** Seats that have written something down that others may not read. */
  readonly noted: readonly Seat[]
  readonly paused: boolean
  /** A bot is to act, whether or not a person is asked too. */
  readonly botsAsked: boolean
  /** A bot is to act and no person is. */
  readonly botsTurn: boolean
  /** Whose eyes the table is laid for: the only person's, that of whoever holds a shared screen, else everybody's. */
  readonly viewer: Viewer
  /** This seat must take the screen before anything of its own is shown. */
  readonly handover: Seat | undefined
  /** Whoever sits at the screen is not the only one: the game waits for this seat too. */
  readonly waiting: Seat | undefined
  readonly refusal: Refusal | undefined
  /** The last press was on something that no kind of action here is about, and on what. */
  readonly idlePress: 'cell' | ThingKind | undefined
  /** Several choices lie under the last press: the player says which. */
  readonly menu: { readonly choices: readonly Choice[] } | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly step: number
}
