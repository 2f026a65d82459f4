/** The subject of a moment, and the parts of a state that blocks write. */
import type { BoardMap, GameState } from '../types'

/** The subject of a moment, by index. NOTHING marks a part that it does not have. */
export type Subject = {
  readonly it: number
  readonly other: number
  readonly cell: number
  readonly there: number
  readonly seat: number
  /** The face of the die rolled by the enclosing `roll`. */
  readonly rolled: number
}
export const NOTHING = -1
export const NO_SUBJECT: Subject = {
  it: NOTHING,
  other: NOTHING,
  cell: NOTHING,
  there: NOTHING,
  seat: NOTHING,
  rolled: 0,
}

/** The owner of a number; NOTHING in a field without an owner. */
export type Whose = { readonly piece: number; readonly seat: number; readonly cell?: number }

/** The parts of a state that blocks write. A list exists only if the scenario has such blocks. */
export type BlockLists = {
  /** Values of the counters. */
  counters: readonly number[]
  /** Indices of triggers, once for each time they happened. Some states use the other name, because `fired` means something else there. */
  fired: readonly number[]
  happened: readonly number[]
  /** The choice of each option by index, or UNMADE, or UNKNOWN; then the secret options that are revealed. */
  chosen: readonly number[]
  /** Some states use the other name, because `revealed` means something else there. */
  revealed: readonly number[]
  disclosed: readonly number[]
  /** Cards by pile, each by its kind (see decks.ts); the first of a pile is its top. */
  piles: readonly (readonly number[])[]
}
export type BlockParts = Partial<Pick<BlockLists, 'counters' | 'chosen' | 'piles'>> & {
  /** Work that waits for an answer, and temporary changes of the rules; absent if there is none. */
  underway?: Underway
  /** Ground that differs from the map; absent if none does. */
  laid?: Laid
  /** Units that have become others and states of units, each until its last turn. Absent if there are none. */
  recast?: readonly Recast[]
  statuses?: readonly Status[]
  /** Features on cells and owners of cells, each in the order of the cells; absent if there are none. */
  features?: readonly Feature[]
  owned?: readonly (readonly [cell: number, side: number])[]
  /** Answers that blocks read later, in the order of the questions; absent before the first. */
  answered?: readonly Answer[]
  /** For each `held` of the scenario: turns in a row, and the last turn that was counted. */
  holding?: readonly number[]
  /** Units that are hidden on the map, by index; absent if there are none. */
  lurking?: readonly Lurker[]
  /** Effects that wait for a later turn, in the order in which they were delayed; absent if none do. */
  delayed?: readonly Delayed[]
  /** The place in the track of phases; absent without a track, and between turns. */
  trackAt?: number
  /** The last turn of the game, if effects have changed it. */
  finalTurn?: number
  /** For each tally of the scenario: its number and the turn of the last time. Absent before the first. */
  tallies?: readonly number[]
}
export type BlockState = GameState & BlockParts

/** Immutable: each change makes a new object. */
export type Underway = {
  readonly frames: readonly Frame[]
  readonly due: readonly Due[]
  readonly asking?: Asking
  /** Where the game goes on once everything is answered. */
  readonly held?: { readonly phase: string; readonly begun: 0 | 1 }
  readonly modified: readonly Modified[]
  readonly verdict?: BlockVerdict
}

/**
 * Ground that effects have changed, in the order of the cells. Immutable.
 * `terrain` pairs a cell with its new terrain; `edges` adds the direction, with NOTHING for a removed edge.
 */
export type Laid = {
  readonly terrain: readonly (readonly [number, number])[]
  readonly edges: readonly (readonly [number, number, number])[]
}

/** A feature on a cell, by its index among those of the scenario, and its last turn. */
export type Feature = { readonly feature: number; readonly cell: number; readonly until: number }

/** The last turn in which it is in force; FOR_GOOD means forever. */
type Lasting = { readonly piece: number; readonly until: number }
export const FOR_GOOD: number = Number.MAX_SAFE_INTEGER

/** The new values of a unit, by index; NOTHING for an unchanged one. Later entries override earlier ones. */
export type Recast = Lasting & Becomes
export type Becomes = { readonly unit: number; readonly side: number; readonly seat: number }

/** A state that a unit is in, by its index among those of the scenario. */
export type Status = Lasting & { readonly status: number }

/** A map with the names of its terrain and edges, by index. */
export type GroundNames = {
  readonly board: BoardMap
  readonly terrain?: readonly string[]
  readonly edges?: readonly string[]
}

/**
 * How an effect ended the game: the winning side, NOTHING for a draw, or absent if the rules decide. `level` is a name.
 * `winners` names players and sides instead, by id; empty if all lose.
 */
export type BlockVerdict = {
  readonly winner?: number
  readonly winners?: readonly string[]
  readonly level?: string
}

/** A list of effects in progress: its index, the next effect, its subject, and for an `each` the remaining units. */
export type Frame = {
  readonly list: number
  readonly at: number
  readonly subject: Subject
  readonly rest?: readonly number[]
}

/** A trigger that is about to happen; `depth` is the number of lists in progress when its moment came. */
export type Due = { readonly trigger: number; readonly subject: Subject; readonly depth: number }

/** A question to a seat: its index among the asks of the scenario, and the possible answers by index. */
export type Asking = {
  readonly ask: number
  readonly choices: readonly number[]
  readonly subject: Subject
  /** Answers given so far, if several are wanted. */
  readonly picked?: readonly number[]
  /** Amounts named so far, by bidder; of a proposal, its amount. */
  readonly bids?: readonly number[]
}

/** The latest answer to a question, by the index of the question. */
export type Answer = {
  readonly question: number
  /** The seat that answered. */
  readonly seat: number
  /** Choices, units, cells, cards or seats by index, or the number itself. */
  readonly of: readonly number[]
  /** The value of the choice, the number, the amount, or the number of answers. */
  readonly value: number
  /** Present until a secret answer is revealed: all possible answers, or none if these are secret too. */
  readonly among?: readonly number[]
}

/** A hidden unit and its cell. In the view of another side its cell is NOTHING, or that of a face-down counter. */
export type Lurker = { readonly piece: number; readonly cell: number; readonly isFaceDown?: true }

/** Places off the map in every game with hidden units: hidden, and a decoy that has been spotted. */
export const HIDDEN = -9
export const EXPOSED = -10

/** Delayed effects: their `later` by index, the turn in which they are due, and how many times they still happen. */
export type Delayed = {
  readonly later: number
  readonly turn: number
  readonly left: number
  readonly subject: Subject
}

/** A number of the rules that an effect has changed. */
export type Modified = {
  readonly number: number
  readonly modifier: number
  readonly by: number
  readonly to?: number
  /** The last turn in which it is in force. */
  readonly until: number
}
