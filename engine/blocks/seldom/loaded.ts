/** Access to the seldom words, for code that works with and without them. */
import type { RawPack } from '../../types'
import type { Blocks, Words } from '../context'
import type { BlockRules, BlockState, BlockTables, PieceTest } from '../port'
import type { SELDOM } from './words'

type Seldom = typeof SELDOM

let loaded: Seldom | undefined

/** Loads the seldom words. A failed download is tried again at the next call. */
export async function loadSeldom(): Promise<void> {
  loaded ??= (await import('./words')).SELDOM
}

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

/** Types of effects, and of other blocks, that need the seldom words. Words for cards need a deck of the scenario. */
export const SELDOM_EFFECTS: ReadonlySet<unknown> = new Set([
  'terrain',
  'edge',
  'change',
  'status',
  'feature',
  'control',
  'later',
  ...['ask-unit', 'ask-cell', 'ask-card', 'ask-seat', 'ask-number', 'propose', 'bid'],
  ...['for-answer', 'reveal-answer', 'move-card'],
  'turns',
])
export const SELDOM_PARTS: ReadonlySet<unknown> = new Set([
  ...['feature', 'control', 'figure', 'rest', 'happened', 'since', 'last-turn'],
  ...['answer', 'answered'],
])
/** Types of zones by their shape. */
export const SELDOM_ZONES: ReadonlySet<unknown> = new Set([
  'everywhere',
  'rectangle',
  'disc',
  'line',
  'border',
  'site',
])

/** Whether a scenario or a card of a pack says a seldom word. */
export const needsSeldom = ({ scenarios, decks }: Pick<RawPack, 'scenarios' | 'decks'>): boolean =>
  Object.values(scenarios).some(hasDecks) || says(scenarios) || says(decks)

/** Other games list names of decks there. */
function hasDecks(scenario: object): boolean {
  const { decks } = scenario as { readonly decks?: unknown }
  return Array.isArray(decks) && decks.some((deck) => typeof deck === 'object')
}

function says(written: unknown, words = SELDOM_PARTS): boolean {
  if (typeof written !== 'object' || written === null) return false
  const { type } = written as { readonly type?: unknown }
  if (words.has(type) || SELDOM_ZONES.has(type) || 'answered' in written) return true
  const isList = Array.isArray(written)
  return Object.entries(written).some(([key, part]) =>
    says(part, isList ? words : LISTS.includes(key) ? SELDOM_EFFECTS : SELDOM_PARTS),
  )
}

/** Keys of lists of effects. */
const LISTS = ['do', 'else', 'otherwise', 'accept', 'refuse']

/** Features and owners of cells, as they are shown on a table. */
export function marksShown(rules: BlockRules, state: BlockState, sides: readonly string[]) {
  const isMarked = state.features !== undefined || state.owned !== undefined
  if (!isMarked) return NO_MARKS
  const { featuresShown, controlShown } = seldom()
  return { pieces: featuresShown(rules, state), marks: controlShown(state, sides) ?? [] }
}

type Marks = {
  readonly pieces: ReturnType<Seldom['featuresShown']>
  readonly marks: NonNullable<ReturnType<Seldom['controlShown']>>
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
