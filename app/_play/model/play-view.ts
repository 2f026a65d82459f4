import type { Frame } from '../../../engine/match/match'
import type { ComponentKind } from '../../../engine/match/press'
import type { Choice, Refusal } from '../../../engine/types'

/** Everything the screen shows: the frame, and what came of the last press. Made anew after each change and never mutated. */
export type PlayView = Frame & Pressing

export type Pressing = {
  readonly refusal?: Refusal
  /** The last press was on something that no kind of action here is about, and on what. */
  readonly idlePress?: 'cell' | ComponentKind
  /** Several choices fit the last press: the player says which. */
  readonly menu?: { readonly choices: readonly Choice[] }
}
