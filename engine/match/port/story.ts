/** The story of a game as one viewer heard it: steps of the log, summaries, and the result of an act. All data is plain. */
import type { CellIndex, GameEvent, Seat, TableCard, TablePiece, Message as Text } from '../../types'

/** The turn and phase of an entry in the story of a game. */
export type Heading = { readonly round: Text; readonly phase: Text }

/** A step as the viewer observed it; unobserved steps are in no frame. */
export type LogStep = {
  readonly seat: Seat
  /** The number of the step among those that the viewer observed, from 1. */
  readonly count: number
  /** The turn and the phase of the step. */
  readonly heading: Heading
  readonly events: readonly GameEvent[]
  /** Pieces that the step moved. */
  readonly moves: readonly PieceMove[]
  /** The turn and phase that the step began, and its first event there. */
  readonly opens?: { readonly from: number; readonly heading: Heading }
}

/** The former and the present cell of a piece; absent while it is off the map. */
export type PieceMove = { readonly piece: string; readonly from?: CellIndex; readonly to?: CellIndex }

/** An event that the viewer heard, with its step from 1. */
export type Told = {
  readonly seat: Seat
  readonly count: number
  readonly event: GameEvent
  /** Whether it names the viewer or a piece of the viewer. */
  readonly isOwn?: boolean
}

/** The path of a piece over several steps: its first and last cell, and the cells in between. */
export type Trail = Omit<PieceMove, 'piece'> & {
  readonly piece: TablePiece
  readonly way: readonly CellIndex[]
}

/** A changed number on the table; without a label it is points. */
export type Change = {
  readonly what?: 'points'
  readonly label?: Text
  readonly seat?: Seat
  readonly before: number
  readonly now: number
  /** The names of the two spaces of a track, if they have names. */
  readonly beforeName?: Text
  readonly nowName?: Text
}

/** The events since the last decision of the player at the screen, from that player's knowledge. */
export type Since = {
  /** The number of steps before its start, and before its end. */
  readonly from: number
  readonly to: number
  readonly trails: readonly Trail[]
  /** Headline events, in order. */
  readonly told: readonly Told[]
  /** The number of other events. */
  readonly more: number
  readonly changes: readonly Change[]
}

/**
 * The result of the last own act: its events and those that followed from it, in order. It stays until the next own act.
 * An act that only moved a piece has no result.
 */
export type ActResult = {
  readonly seat: Seat
  /** The number of the act among the observed steps. */
  readonly count: number
  readonly events: readonly Told[]
  /** The cards that the events name, as far as the viewer sees their faces. */
  readonly cards: readonly TableCard[]
}

/** The summary of a turn that has ended: gains, losses, and the next turn. It stays until the next own act. */
export type TurnEnd = {
  readonly round: Text
  /** Events with points, and the headline events of the end, in order. */
  readonly told: readonly GameEvent[]
  readonly changes: readonly Change[]
  readonly next: Heading
  /** The first seat to act in the next turn. */
  readonly seat: Seat | undefined
}
