/** The context for compiling the blocks of a scenario: names become indices and zones become masks, once. */
import type { UnitFilter, Zone } from '../../schemas/generated/content'
import type { Block } from '../compile/walk-blocks'
import type { BoardMap, CellIndex } from '../types'
import type { Deck, WrittenDeck } from './cards/deck'
import type { GameOption, WrittenOptions } from './options/options'
import type {
  Ask,
  BlockPort,
  Card,
  DoEffect,
  GroundNames,
  Hold,
  Later,
  Live,
  LiveZone,
  Measure,
  Modifier,
  PieceTest,
  Question,
  Tally,
  Test,
  Veil,
} from './port'
import type { Begun } from './units/begun'

/** A block of any ruleset. */
export type Typed = { readonly type: string }

/** Names that blocks use, by index. */
export type Names = GroundNames & {
  readonly sides: readonly string[]
  readonly seats: readonly { readonly id: string; readonly side: number }[]
  /** Types of units. */
  readonly units: readonly string[]
  readonly components?: readonly string[]
  /** States that units begin in. */
  readonly begun?: readonly Begun[]
}

/**
 * Words that not every game has. Each maps the type of a block to its compiler.
 * There are shared sets (UNIT_WORDS, OPTION_WORDS), those of a ruleset, and the seldom ones that load apart (seldom/words.ts). Methods, so that each can take the form of its own
 * block.
 */
export type Words = {
  readonly measures?: Readonly<Record<string, { of(blocks: Blocks, raw: Typed): Measure }['of']>>
  readonly conditions?: Readonly<Record<string, { of(blocks: Blocks, raw: Typed): Test }['of']>>
  readonly effects?: Readonly<Record<string, { of(blocks: Blocks, raw: Typed): DoEffect }['of']>>
  /** Tests for the keys that the game adds to the common unit filter. */
  filter?(blocks: Blocks, raw: UnitFilter): readonly PieceTest[]
  /** Cells of zones that depend on the game instead of the map, by the type of the zone. */
  readonly cells?: Readonly<
    Record<string, { of(blocks: Blocks, zone: Zone): Live<readonly CellIndex[]> }['of']>
  >
  /** Reads `who` and `zone` in the words of every game. */
  readonly units?: UnitReader
  /** Compiles the options of a scenario, and hides them from other viewers. */
  readonly options?: OptionReader
  /** Compiles the decks of a scenario and the effects of their cards, and hides them from other viewers. */
  readonly decks?: DeckReader
  /** Reads answers in filters, and hides secret ones from other viewers. */
  readonly questions?: QuestionReader
}

export type QuestionReader = {
  who(blocks: Blocks, question: string): PieceTest
  readonly veil: Veil
}

export type UnitReader = {
  who(blocks: Blocks, raw: UnitFilter): PieceTest
  zone(blocks: Blocks, raw: Zone): LiveZone
}

export type OptionReader = {
  of(written: WrittenOptions, board: BoardMap, seats: Names['seats']): GameOption[]
  /** The list of effects that asks for open choices when a game begins; omitted if the rules ask for them. */
  opening?(blocks: Blocks): number
  readonly veil: Veil
}

export type DeckReader = {
  /** @param said every block of the scenario */
  decks(written: readonly WrittenDeck[], seats: readonly string[], said: readonly Block[]): Deck[]
  /** By deck and kind. */
  cards(blocks: Blocks, written: readonly WrittenDeck[]): Card[][]
  readonly veil: Veil
}

/** Merges sets of words. A later word overrides an earlier one of the same name, so pass those of the game last. */
export const speaking = (...words: readonly Words[]): Words => ({
  ...Object.assign({}, ...words),
  measures: Object.assign({}, ...words.map(({ measures }) => measures)),
  conditions: Object.assign({}, ...words.map(({ conditions }) => conditions)),
  effects: Object.assign({}, ...words.map(({ effects }) => effects)),
  cells: Object.assign({}, ...words.map(({ cells }) => cells)),
})

export type Blocks = Names & {
  readonly port: BlockPort
  readonly words: Words
  readonly options: readonly GameOption[]
  /** Names of the kept counters, and the written ids of those that each player has. */
  readonly counters: readonly string[]
  readonly perSeat: ReadonlySet<string>
  /** States of units that some effect of the scenario gives. */
  readonly statuses: readonly string[]
  /** Features that some effect of the scenario puts on cells. */
  readonly features: readonly string[]
  readonly decks: readonly Deck[]
  /** Collected while blocks are compiled. */
  readonly made: {
    readonly lists: DoEffect[][]
    readonly asks: Ask[]
    readonly modifiers: Modifier[]
    readonly holds: Hold[]
    readonly tallies: Tally[]
    readonly laters: Later[]
    /** Whether the trigger being compiled is quiet. */
    quiet: boolean
    readonly questions: Question[]
  }
  /** Compiles a list of effects and returns its number. A method, so that files of one kind of block need not import the others. */
  listOf(effects: readonly Typed[] | undefined): number
}

/** Compiles the filter of a block, or returns `undefined` if it has none. */
export const whoIf = (blocks: Blocks, raw: UnitFilter | undefined): PieceTest | undefined =>
  raw && unitsOf(blocks).who(blocks, raw)

export const zoneIf = (blocks: Blocks, raw: Zone | undefined): LiveZone | undefined =>
  raw && unitsOf(blocks).zone(blocks, raw)

const unitsOf = (blocks: Blocks): UnitReader => blocks.words.units ?? unspoken(blocks, 'who')

/** Unreachable: a schema admits only blocks for which the game has a word. */
export function unspoken({ port }: Blocks, word: string): never {
  throw new Error(`Blocks of ${port.ruleset} say "${word}", and it does not speak that word`)
}
