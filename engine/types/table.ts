/** The table: a position for a screen, a terminal or a screen reader. */
import type { Message } from '../../schemas/diagnostic'
import type { Action, BoardMap, CellIndex, Outcome, Seat, SeatScore } from './game'

/** The position for a screen, a terminal or a screen reader; drawing it needs no rules. */
export type Table = {
  /** The turn in words. Its first value is the number of the turn; others number parts of it. */
  readonly round: Message
  readonly seat: Seat | undefined
  readonly phase: Message
  /** The current map, if it differs from that of the game. */
  readonly board?: BoardMap
  readonly pieces: readonly TablePiece[]
  /** Flat marks on cells: control of a side, a covered objective, a focus. */
  readonly marks: readonly {
    readonly cell: CellIndex
    readonly kind: string
    readonly side?: Seat
    readonly text?: string
  }[]
  /** Lines on the map: of communication, of sight, of fire. */
  readonly lines?: readonly TableLine[]
  /** Everything off the map: reserves, prison, supplies. */
  readonly trays: readonly {
    readonly id: string
    readonly side?: Seat
    readonly label: Message
    readonly pieces: readonly TablePiece[]
  }[]
  readonly counters: readonly {
    readonly id: string
    readonly side?: Seat
    readonly label: Message
    readonly value: number
    readonly of?: number
  }[]
  readonly score: {
    readonly total: number
    readonly sheet: Outcome['sheet']
    readonly scores?: readonly SeatScore[]
  }
  readonly tracks?: readonly TableTrack[]
  /** Cards: open displays, hands, cards in front of a player, piles. */
  readonly displays?: readonly TableDisplay[]
  /** The public data of each player: offices, money on the table, whether alive. */
  readonly mats?: readonly TableMat[]
  /** Offers between players that the viewer may see. */
  readonly deals?: readonly TableDeal[]
  /** Notes of a player; only in a view that can read them. */
  readonly secrets?: readonly { readonly seat: Seat; readonly label: Message; readonly value: Message }[]
  /** Figures for the present decision, nearest first: shown beside the question. */
  readonly about?: readonly TableAbout[]
  /** Reinforcements that are still to come, earliest first. */
  readonly arrivals?: readonly TableArrival[]
}

/** Reinforcements of a turn, or in words a right that begins with it. */
export type TableArrival = {
  readonly turn: number
  readonly side: Seat
  /** A sample of each piece that comes. */
  readonly pieces: readonly TablePiece[]
  /** Other facts for the player: points to spend, a condition, a die. */
  readonly text?: Message
}

/** The words of the rules about an open decision, before the choice. */
export type Guidance = {
  /** The reason why there is only one answer, or what is left to do before the phase can end. */
  readonly why?: Message
  /** The worth or the price of single choices. Choices without a note are missing. */
  readonly notes: readonly ChoiceNote[]
}

export type ChoiceNote = {
  readonly action: Action
  /** Short: "+8, 4 linked". */
  readonly note: Message
  /** True if the choice has no effect. */
  readonly isIdle?: boolean
}

/** Figures for a decision that a player would otherwise search all over the table: odds, votes so far, a future score. */
export type TableAbout = {
  /** `score` is the state of the game as a whole, which the summary of a turn repeats. */
  readonly id: string
  readonly title: Message
  /** The state of affairs, in a sentence. */
  readonly verdict?: Message
  readonly rows: readonly TableFigure[]
  /** The only seat that sees it. */
  readonly seat?: Seat
  /** Additional information, not the subject of the decision: folded under title and verdict. */
  readonly isSecondary?: boolean
}

/** A line of such figures. */
export type TableFigure = {
  readonly label: Message
  /** The side of the figure. */
  readonly side?: Seat
  readonly value?: number
  /** The future value. */
  readonly becomes?: number
  /** The maximum of the value: the line has a bar. */
  readonly of?: number
  /** The result, in words. */
  readonly text?: Message
  /** Its cell on the map. */
  readonly cell?: CellIndex
}

/** A row of spaces with markers on it. */
export type TableTrack = {
  readonly id: string
  /** Whether it shows how far the turn is, which is no gain of anybody: a summary leaves it out. */
  readonly isProgress?: boolean
  readonly label: Message
  /** In drawing order; `side` is the side that the space favours. */
  readonly spaces: readonly { readonly at: number; readonly label?: Message; readonly side?: string }[]
  readonly markers: readonly {
    readonly id: string
    readonly label: Message
    readonly at: number
    readonly side?: string
    /** The visible face, if it has several ("wall"). */
    readonly face?: string
  }[]
}

/** A card as it lies: `name` and `lines` only if its face is visible. */
export type TableCard = {
  /** The card's id in its deck. A hidden card has a name for its place only ("hand-2"). */
  readonly id: string
  readonly faceDown?: boolean
  /** Section and id in the texts of the pack ("cards.bread-riot"). */
  readonly name?: string
  /** The side it favours; cards of one kind are drawn alike. */
  readonly side?: string
  readonly kind?: string
  /** Numbers printed in its corner, each for a side where they differ. */
  readonly values?: readonly { readonly side?: string; readonly value: number }[]
  /** Its effects, line by line. */
  readonly lines?: readonly Message[]
  readonly badges: readonly string[]
}

export type TableDisplay = {
  readonly id: string
  readonly label: Message
  /** The owner. */
  readonly seat?: Seat
  readonly kind: 'open' | 'hand' | 'front' | 'pile' | 'played'
  readonly cards: readonly TableCard[]
  /** The number of cards, if the list is incomplete. */
  readonly count?: number
}

export type TableMat = {
  readonly seat: Seat
  /** Current offices, by name. */
  readonly roles: readonly Message[]
  /** States a player must see: "dead", "exile", "rebel", "asked". */
  readonly badges: readonly string[]
  readonly counters: readonly { readonly id: string; readonly label: Message; readonly value: number }[]
}

export type TableDeal = {
  readonly from: Seat
  readonly to: Seat
  readonly state: 'draft' | 'offered'
  /** The items of each side and the promises; empty for viewers who cannot read them. */
  readonly gives: readonly Message[]
  readonly wants: readonly Message[]
  readonly words: readonly Message[]
  /** The public number of items on each side. */
  readonly counts: { readonly gives: number; readonly wants: number }
}

/** A straight line between the centres of two cells; lines of one kind are drawn alike. */
export type TableLine = {
  readonly kind: string
  readonly side?: Seat
  readonly from: CellIndex
  readonly to: CellIndex
}

/** The way of a move before it is made: its cells from the first to the last, and its price in words. */
export type Way = { readonly cells: readonly CellIndex[]; readonly price?: Message }

/** A thing that a player points at to ask about it. */
export type Pointed =
  | { readonly kind: 'piece'; readonly piece: string }
  | { readonly kind: 'cell'; readonly cell: CellIndex }

/** The rules' description of a pointed thing before a decision: sums line by line, lines of sight. */
export type Inspection = {
  readonly title: Message
  /** The expected result, in words ("captured", "column 3-1"). */
  readonly verdict?: Message
  readonly sums: readonly {
    readonly id: string
    readonly label: Message
    readonly total: number
    readonly lines: readonly { readonly label: Message; readonly points: number; readonly piece?: string }[]
  }[]
  /** Relevant cells, styled by kind ("seen", "light", "medium", "blocked"), each with a text for screen readers. */
  readonly cells: readonly { readonly cell: CellIndex; readonly kind: string; readonly label?: Message }[]
  readonly lines: readonly TableLine[]
}

export type TablePiece = {
  readonly id: string
  readonly kind: 'unit' | 'marker'
  /** Unit type or marker kind ("barricade", "cover"). */
  readonly type: string
  readonly side?: Seat
  /** The name of a marker that a ruleset places itself; otherwise its type has a name among the units of the pack. */
  readonly label?: Message
  /** The colour of a marker that a ruleset places itself. */
  readonly colour?: string
  /** Its own name, by section and id in the texts of the pack ("figures.baker"). */
  readonly name?: string
  readonly component?: string
  readonly cell?: CellIndex
  /** Order in its cell, 0 at the bottom. */
  readonly level: number
  /** The rear cell of a piece that covers two; `cell` is its front. */
  readonly rear?: CellIndex
  /** Printed numbers in print order (speed then power, or attack, defence, speed); markers can print a text. */
  readonly numbers?: readonly number[]
  readonly text?: string
  readonly faceDown?: boolean
  /** States a player must see: "moved", "head", "panicked", "active", "engaged". */
  readonly badges: readonly string[]
  /** States given by the scenario, by their ids in the texts under `statuses`. */
  readonly statuses?: readonly string[]
}
