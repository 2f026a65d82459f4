/** What the blocks of a scenario are compiled against: names become indices and zones become masks, once. */
import type { UnitFilter, Zone } from '../../schemas/generated/content'
import type { BoardMap, CellIndex } from '../types'
import type { Deck, WrittenDeck } from './deck'
import type { GameOption, WrittenOptions } from './options'
import type {
  Ask,
  BlockPort,
  Card,
  DoEffect,
  GroundNames,
  Hold,
  Live,
  LiveZone,
  Measure,
  Modifier,
  PieceTest,
  Test,
  Veil,
} from './port'
import type { Block } from './walk'

/** A block of any ruleset. */
export type Typed = { readonly type: string }

/** Names that blocks use, by index. */
export type Names = GroundNames & {
  readonly sides: readonly string[]
  readonly seats: readonly { readonly id: string; readonly side: number }[]
  /** Types of units. */
  readonly units: readonly string[]
  readonly components?: readonly string[]
}

/**
 * Words that not every game speaks, by type what makes of a block what is asked or done: parts of the language for what a game has (UNIT_WORDS,
 * GROUND_WORDS, CARD_WORDS), and a ruleset's own. Methods, so that each may take the form of its own block.
 */
export type Words = {
  readonly measures?: Readonly<Record<string, { of(blocks: Blocks, raw: Typed): Measure }['of']>>
  readonly conditions?: Readonly<Record<string, { of(blocks: Blocks, raw: Typed): Test }['of']>>
  readonly effects?: Readonly<Record<string, { of(blocks: Blocks, raw: Typed): DoEffect }['of']>>
  /** Tests of the keys that its filters have beside the common ones. */
  filter?(blocks: Blocks, raw: UnitFilter): readonly PieceTest[]
  /** Cells of zones that are not on the map but in the game, by the type of the zone. */
  readonly cells?: Readonly<
    Record<string, { of(blocks: Blocks, zone: Zone): Live<readonly CellIndex[]> }['of']>
  >
  /** What reads `who` and `zone` where words of every game have them. */
  readonly units?: UnitReader
  /** What makes of the options of a scenario what they are, and what others see of them. */
  readonly options?: OptionReader
  /** What makes of the decks of a scenario what they are, what their cards do, and what others see of them. */
  readonly decks?: DeckReader
}

export type UnitReader = {
  who(blocks: Blocks, raw: UnitFilter): PieceTest
  zone(blocks: Blocks, raw: Zone): LiveZone
}

export type OptionReader = {
  of(written: WrittenOptions, board: BoardMap, seats: Names['seats']): GameOption[]
  /** The list of effects that asks for what stands open when a game begins; left out where the rules ask for it. */
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

/** What a game says: of two words of one name the later one, so that its own come last. */
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
  readonly counters: readonly string[]
  /** States of units that some effect of the scenario gives. */
  readonly statuses: readonly string[]
  /** What some effect of the scenario puts on cells. */
  readonly features: readonly string[]
  readonly decks: readonly Deck[]
  /** What is collected while blocks are compiled. */
  readonly made: {
    readonly lists: DoEffect[][]
    readonly asks: Ask[]
    readonly modifiers: Modifier[]
    readonly holds: Hold[]
  }
  /** Numbers the list, compiled. Written here so that files of one kind of block need not know the others. */
  listOf(effects: readonly Typed[] | undefined): number
}

/** Whom a block of every game means; undefined where it does not say. */
export const whoIf = (blocks: Blocks, raw: UnitFilter | undefined): PieceTest | undefined =>
  raw && unitsOf(blocks).who(blocks, raw)

export const zoneIf = (blocks: Blocks, raw: Zone | undefined): LiveZone | undefined =>
  raw && unitsOf(blocks).zone(blocks, raw)

const unitsOf = (blocks: Blocks): UnitReader => blocks.words.units ?? unspoken(blocks, 'who')

/** A schema lets no block come here that its game has no word for. */
export function unspoken({ port }: Blocks, word: string): never {
  throw new Error(`Blocks of ${port.ruleset} say "${word}", and it does not speak that word`)
}
