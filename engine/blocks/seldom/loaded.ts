/** Access to the seldom words, for code that works with and without them. It imports none of them: they import it. */
import type { HiddenUnits, Zone } from '../../../schemas/generated/content'
import type { BoardMap, Table, TablePiece } from '../../types'
import type { Blocks, Words } from '../context'
import type {
  Ask,
  BlockRules,
  BlockState,
  BlockTables,
  BlockTurn,
  Due,
  HiddenEntry,
  PieceTest,
  Trigger,
  Veil,
} from '../port'

/** The compiled entries of `hidden` in a scenario. */
export type Hiding = {
  readonly entries: readonly HiddenEntry[]
  readonly triggers: readonly Trigger[]
  readonly veil: Veil
}

/** The seldom words, and the functions of games that use them. */
export type Seldom = {
  readonly words: Words
  answersShown(rules: BlockRules, state: BlockState): NonNullable<Table['secrets']>
  cardsShown(rules: BlockRules, state: BlockState): Pick<Table, 'displays'>
  controlShown(state: BlockState, sides: readonly string[]): Table['marks']
  count(turn: BlockTurn, tally: number): void
  delayTriggers(blocks: Blocks): Trigger[]
  dueAt(turn: BlockTurn, at: string, depth: number): Due[]
  forEach<T extends { readonly each?: 'seat' | 'side' }>(blocks: Blocks, raw: T): T[]
  featuresShown(rules: BlockRules, state: BlockState): TablePiece[]
  hiddenShown(rules: BlockRules, state: BlockState, sides: readonly string[]): TablePiece[]
  hidingOf(blocks: Blocks, written: readonly HiddenUnits[]): Hiding
  keepsChoices(blocks: Blocks, raw: WrittenAsk): Ask['keeps']
  shapeMask(board: BoardMap, zone: Zone): Uint8Array
  startOfDecks(blocks: BlockTables, rng?: number[]): Pick<BlockState, 'piles'>
  readonly timeVeil: Veil
  withDecks<S extends BlockState>(blocks: BlockTables, state: S): S
}

/** The parts of a question of fixed choices that its kept answer needs. */
export type WrittenAsk = {
  readonly id: string
  readonly secret?: boolean
  readonly choices: readonly { readonly value?: number }[]
}

let loaded: Seldom | undefined

/** Makes the seldom words available; `load.ts` calls this. */
export const provideSeldom = (part: Seldom): void => {
  loaded = part
}

export const isSeldomLoaded = (): boolean => loaded !== undefined

/**
 * Returns the seldom words.
 * @throws if they are not loaded, because a scenario must not be played without a part of it
 */
export function seldom(): Seldom {
  if (!loaded) throw new Error('The seldom words of the language were not loaded.')
  return loaded
}

type Kind = 'measures' | 'conditions' | 'effects' | 'cells'

/** Returns the compiler of a word that the game has no own one for, or `undefined` if it is no seldom word or not loaded. */
export function seldomWord<K extends Kind>(kind: K, type: string): NonNullable<Words[K]>[string] | undefined {
  const words: Words[K] = loaded?.words[kind]
  return words?.[type] as NonNullable<Words[K]>[string] | undefined
}

/** Features and owners of cells, as they are shown on a table. */
export function marksShown(rules: BlockRules, state: BlockState, sides: readonly string[]) {
  const { features, owned, lurking } = state
  if (features === undefined && owned === undefined && lurking === undefined) return NO_MARKS
  const { featuresShown, controlShown, hiddenShown } = seldom()
  const hidden = lurking === undefined ? [] : hiddenShown(rules, state, sides)
  return { pieces: [...featuresShown(rules, state), ...hidden], marks: controlShown(state, sides) ?? [] }
}

type Marks = {
  readonly pieces: TablePiece[]
  readonly marks: NonNullable<Table['marks']>
}
const NO_MARKS: Marks = { pieces: [], marks: [] }

/** Cards of the scenario's decks, as a part of a table. */
export const cardsShown = (rules: BlockRules, state: BlockState) =>
  state.piles === undefined ? {} : seldom().cardsShown(rules, state)

/** Shuffles the decks of a first state with its own generator. Returns the same state if the scenario has no decks. */
export const withDecks = <S extends BlockState>(blocks: BlockTables, state: S): S =>
  blocks.decks.length === 0 ? state : seldom().withDecks(blocks, state)

/** The parts of the first state that the decks of the scenario need. */
export const startOfDecks = (blocks: BlockTables, rng: number[]): Pick<BlockState, 'piles'> =>
  blocks.decks.length === 0 ? {} : seldom().startOfDecks(blocks, rng)

/** Answers that are secret to other seats, for the notes of a seat. */
export const answersShown = (rules: BlockRules, state: BlockState) =>
  state.answered === undefined ? [] : seldom().answersShown(rules, state)

/** Keeps the answer to a question if a block reads it, which needs the seldom words. */
export const keepsChoices: Seldom['keepsChoices'] = (blocks, raw) => loaded?.keepsChoices(blocks, raw)

/** The units that a question was answered with. */
export const answeredUnits = (blocks: Blocks, question: string): PieceTest =>
  seldom().words.questions?.who(blocks, question) ?? (() => false)
