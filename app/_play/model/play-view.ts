import type { Frame } from '../../../engine/match/port/match'
import type { ComponentKind } from '../../../engine/match/port/press'
import type { Choice, Refusal } from '../../../engine/types'

/** The state of the screen: the frame and the result of the last press. Replaced after each change, never mutated. */
export type PlayView = Frame &
  Pressing & {
    /** Pieces that act together: marked by the player, or all of the cell or kind in hand. */
    readonly marked: readonly string[]
    /** Whether all pieces of a cell or kind act with the one in hand. */
    readonly isTogether: boolean
  }

export type Pressing = {
  readonly refusal?: Refusal
  /** The target of the last press, if no kind of action here uses it. */
  readonly idlePress?: 'cell' | ComponentKind
  /** Several choices match the last press, so the player selects one. */
  readonly menu?: {
    readonly choices: readonly Choice[]
    /** The pressed thing beside the board. */
    readonly near?: { readonly kind: ComponentKind; readonly id: string }
    /** True if the choice ends a handling that has begun. */
    readonly joins?: boolean
  }
}
