/** The story of a game as one viewer heard it: steps of the log, summaries, and the result of an act. All data is plain. */
import type {
  CellIndex,
  GameEvent,
  Seat,
  TableAbout,
  TableArrival,
  TableCard,
  TablePiece,
  Message as Text,
} from '../../types'

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
 * The results of the last own handling: the events of its acts and those that followed, in order. They stay until the next act that
 * the player chooses: forced answers, and those that a result asks for, belong to the handling. One that only moved pieces has none.
 */
export type ActResult = {
  readonly seat: Seat
  /** The number of the last act with a result among the observed steps. */
  readonly count: number
  readonly events: readonly Told[]
  /** The places in `events` where the acts begin. */
  readonly heads: readonly number[]
  /** The cards that the events name, as far as the viewer sees their faces. */
  readonly cards: readonly TableCard[]
}

/** The summary of a turn that has ended: gains, losses, and the next turn. It stays as long as the result of an act. */
export type TurnEnd = {
  readonly round: Text
  readonly parts: readonly TurnPart[]
  readonly changes: readonly Change[]
  /** The score, its reasons and the next level of victory, as far as the rules tell them. */
  readonly standing?: TableAbout
  /** The next reinforcements. */
  readonly arrivals?: readonly TableArrival[]
  readonly next: Heading
  /** The first seat to act in the next turn. */
  readonly seat: Seat | undefined
}

/** A part of a turn, such as a phase of a coup: its events with points, and its headline events, in order. */
export type TurnPart = { readonly round: Text; readonly told: readonly GameEvent[] }
