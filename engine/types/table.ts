/** What is on the table: the position for a screen, a terminal or a screen reader. */
import type { Message } from '../../schemas/diagnostic'
import type { BoardMap, CellIndex, Outcome, Seat, SeatScore } from './game'

/** The position for a screen, a terminal or a screen reader: no rule is needed to draw it. */
export type Table = {
  readonly round: Message
  readonly seat: Seat | undefined
  readonly phase: Message
  /** The map as it is now; not there while it is that of the game. */
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
  /** Cards: open displays, hands, what is before a player, piles. */
  readonly displays?: readonly TableDisplay[]
  /** What everybody may see of each player: offices, money on the table, whether they live. */
  readonly mats?: readonly TableMat[]
  /** Offers between players that the viewer may see. */
  readonly deals?: readonly TableDeal[]
  /** What a player has written down and others may not read: only in a view in which it can be read. */
  readonly secrets?: readonly { readonly seat: Seat; readonly label: Message; readonly value: Message }[]
  /** What the present decision turns on, the nearest first: shown beside the question. */
  readonly about?: readonly TableAbout[]
}

/** Figures that a decision turns on and that a player would else look for all over the table: odds, votes so far, a score to come. */
export type TableAbout = {
  readonly id: string
  readonly title: Message
  /** How it stands, in a sentence. */
  readonly verdict?: Message
  readonly rows: readonly TableFigure[]
  /** It concerns this seat alone: shown to nobody else. */
  readonly seat?: Seat
  /** Good to know, and not what is being decided: folded under title and verdict. */
  readonly isAside?: boolean
}

/** A line of such figures. */
export type TableFigure = {
  readonly label: Message
  /** Whose it is. */
  readonly side?: Seat
  readonly value?: number
  /** What the value will be. */
  readonly becomes?: number
  /** What the value is out of: the line has a bar. */
  readonly of?: number
  /** What it comes to, in words. */
  readonly text?: Message
  /** Where it is on the map. */
  readonly cell?: CellIndex
}

/** A row of spaces with markers on it. */
export type TableTrack = {
  readonly id: string
  readonly label: Message
  /** In the order they are drawn; `side` is the side that the space favours. */
  readonly spaces: readonly { readonly at: number; readonly label?: Message; readonly side?: string }[]
  readonly markers: readonly {
    readonly id: string
    readonly label: Message
    readonly at: number
    readonly side?: string
    /** Which of its faces shows, where it has several ("wall"). */
    readonly face?: string
  }[]
}

/** A card as it is: `name` and `lines` only where its face can be seen. */
export type TableCard = {
  /** The card's id in its deck; for a card that the viewer cannot know, a name that says only where it is ("hand-2"). */
  readonly id: string
  readonly faceDown?: boolean
  /** Section and id in the texts of the pack ("cards.bread-riot"). */
  readonly name?: string
  /** The side it favours; cards of one kind are drawn alike. */
  readonly side?: string
  readonly kind?: string
  /** Numbers printed in its corner, each for a side where they differ. */
  readonly values?: readonly { readonly side?: string; readonly value: number }[]
  /** What it does, line by line. */
  readonly lines?: readonly Message[]
  readonly badges: readonly string[]
}

export type TableDisplay = {
  readonly id: string
  readonly label: Message
  /** Whose it is. */
  readonly seat?: Seat
  readonly kind: 'open' | 'hand' | 'front' | 'pile' | 'played'
  readonly cards: readonly TableCard[]
  /** How many cards there are, where not each of them is in the list. */
  readonly count?: number
}

export type TableMat = {
  readonly seat: Seat
  /** What they are at present: offices by name. */
  readonly roles: readonly Message[]
  /** States a player must see: "dead", "exile", "rebel", "asked". */
  readonly badges: readonly string[]
  readonly counters: readonly { readonly id: string; readonly label: Message; readonly value: number }[]
}

export type TableDeal = {
  readonly from: Seat
  readonly to: Seat
  readonly state: 'draft' | 'offered'
  /** What each side would give, and what is only words; empty for those who may not read it. */
  readonly gives: readonly Message[]
  readonly wants: readonly Message[]
  readonly words: readonly Message[]
  /** How many things are on each side: everybody may know. */
  readonly counts: { readonly gives: number; readonly wants: number }
}

/** A straight line from the middle of a cell to that of another; lines of one kind are drawn alike. */
export type TableLine = {
  readonly kind: string
  readonly side?: Seat
  readonly from: CellIndex
  readonly to: CellIndex
}

/** What a player points at to ask about it. */
export type Pointed =
  | { readonly kind: 'piece'; readonly piece: string }
  | { readonly kind: 'cell'; readonly cell: CellIndex }

/** What the rules say of a thing that is pointed at, before anybody commits: sums line by line, what is seen from where. */
export type Inspection = {
  readonly title: Message
  /** What would come of it, in words ("captured", "column 3-1"). */
  readonly verdict?: Message
  readonly sums: readonly {
    readonly id: string
    readonly label: Message
    readonly total: number
    readonly lines: readonly { readonly label: Message; readonly points: number; readonly piece?: string }[]
  }[]
  /** Cells that matter, in one manner per kind ("seen", "light", "medium", "blocked"), each with what a screen reader says. */
  readonly cells: readonly { readonly cell: CellIndex; readonly kind: string; readonly label?: Message }[]
  readonly lines: readonly TableLine[]
}

export type TablePiece = {
  readonly id: string
  readonly kind: 'unit' | 'marker'
  /** Unit type or marker kind ("barricade", "cover"). */
  readonly type: string
  readonly side?: Seat
  /** What a marker is, where a ruleset lays it down by itself; else its type has a name among the units of the pack. */
  readonly label?: Message
  /** Its own name, by section and id in the texts of the pack ("figures.baker"). */
  readonly name?: string
  readonly component?: string
  readonly cell?: CellIndex
  /** Order in its cell, 0 at the bottom. */
  readonly level: number
  /** The other cell under a piece that covers two: `cell` is its front, this its rear. */
  readonly rear?: CellIndex
  /** Printed numbers, in the order they are printed (speed then power, or attack, defence, speed); markers may print a text. */
  readonly numbers?: readonly number[]
  readonly text?: string
  readonly faceDown?: boolean
  /** States a player must see: "moved", "head", "panicked", "active", "engaged". */
  readonly badges: readonly string[]
  /** States that the scenario has put it in, by their ids in the texts under `statuses`. */
  readonly statuses?: readonly string[]
}
