/** What a moment is about, and the parts of a state that the language of blocks writes. */
import type { BoardMap, GameState } from '../types'

/** What a moment is about, by index; NOTHING where it has no such part. */
export type Subject = {
  readonly it: number
  readonly other: number
  readonly cell: number
  readonly there: number
  readonly seat: number
  /** What the die of the `roll` around shows. */
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

/** Whose number it is; NOTHING where it is nobody's. */
export type Whose = { readonly piece: number; readonly seat: number }

/** The parts of a state that blocks write. Lists are there only where the scenario has such blocks. */
export type BlockLists = {
  /** Values of the counters. */
  counters: readonly number[]
  /** Triggers that count how often they happened, once for each time; under the other name where a state has that one for something else. */
  fired: readonly number[]
  happened: readonly number[]
  /** Choice made in each option, by index, or UNMADE, UNKNOWN; and the secret ones that everybody knows by now. */
  chosen: readonly number[]
  revealed: readonly number[]
  /** Cards by pile, each by its kind (see decks.ts); the first of a pile is its top. */
  piles: readonly (readonly number[])[]
}
export type BlockParts = Partial<Pick<BlockLists, 'counters' | 'chosen' | 'piles'>> & {
  /** What has been begun and waits for an answer, and what changes the rules for a time; not there while there is nothing. */
  underway?: Underway
  /** Ground that is other than on the map; not there while none is. */
  laid?: Laid
  /** Units that have become others, and states that units are in; those for a time only until it is over. Not there while there are none. */
  recast?: readonly Recast[]
  statuses?: readonly Status[]
  /** What stands on cells, and whose cells are, each in the order of the cells; not there while there is none. */
  features?: readonly Feature[]
  owned?: readonly (readonly [cell: number, side: number])[]
  /** For each `held` of the scenario: turns in a row, and the last turn that was counted. */
  holding?: readonly number[]
}
export type BlockState = GameState & BlockParts

/** Never written into: each change makes a new one. */
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
 * Ground that effects have changed, never written into: cells with the index of what they are now, sides of cells (cell, direction) with that
 * of what is drawn there now or NOTHING; each in the order of the cells.
 */
export type Laid = {
  readonly terrain: readonly (readonly [number, number])[]
  readonly edges: readonly (readonly [number, number, number])[]
}

/** Something on a cell, by its index among those of the scenario, and the last turn in which it stands there. */
export type Feature = { readonly feature: number; readonly cell: number; readonly until: number }

/** The last turn in which it counts; FOR_GOOD for ever. */
type Lasting = { readonly piece: number; readonly until: number }
export const FOR_GOOD: number = Number.MAX_SAFE_INTEGER

/** What a unit has become, by index; NOTHING where it is as before. A later one counts before an earlier one. */
export type Recast = Lasting & Becomes
export type Becomes = { readonly unit: number; readonly side: number; readonly seat: number }

/** A state that a unit is in, by its index among those of the scenario. */
export type Status = Lasting & { readonly status: number }

/** A map with the names of what it is made of, by index. */
export type GroundNames = {
  readonly board: BoardMap
  readonly terrain?: readonly string[]
  readonly edges?: readonly string[]
}

/** How an effect ended the game: the winning side, NOTHING for a draw, or not there where the rules say who has won; `level` by name. */
export type BlockVerdict = { readonly winner?: number; readonly level?: string }

/** A list of effects that is being carried out: which one, where it stands, what it is about, and for an `each` whom it is still done for. */
export type Frame = {
  readonly list: number
  readonly at: number
  readonly subject: Subject
  readonly rest?: readonly number[]
}

/** A trigger that is about to happen; `depth` is how many lists were being carried out when its moment came. */
export type Due = { readonly trigger: number; readonly subject: Subject; readonly depth: number }

/** A question to a seat: its index among the asks of the scenario, and what may be answered, by index. */
export type Asking = { readonly ask: number; readonly choices: readonly number[]; readonly subject: Subject }

/** A number of the rules that an effect has changed. */
export type Modified = {
  readonly number: number
  readonly modifier: number
  readonly by: number
  readonly to?: number
  /** The last turn in which it counts. */
  readonly until: number
}
