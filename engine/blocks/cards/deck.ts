/** A deck of a scenario, as written and as compiled: see decks.ts for its functions. */
import type { ScenarioDeck } from '../../../schemas/generated/content'

/** A deck with cards in the words of any ruleset. */
export type WrittenDeck = Omit<ScenarioDeck, 'cards'> & {
  readonly cards: readonly (Omit<ScenarioDeck['cards'][number], 'do' | 'when'> & {
    readonly do?: readonly { readonly type: string }[]
    readonly when?: { readonly type: string }
  })[]
}

export type Deck = {
  readonly id: string
  /** Names of its cards, each once. */
  readonly kinds: readonly string[]
  /** All its cards, each by its kind. */
  readonly cards: readonly number[]
  /** The first of its piles in the state. */
  readonly piles: number
  /** Whether it is never shuffled at the start. */
  readonly ordered: boolean
  /** Seats whose hands can receive its cards by some effect. */
  readonly hands: readonly number[]
}
