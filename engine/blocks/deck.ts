/** A deck of a scenario as it is written, and made into numbers: see decks.ts for what is done with it. */
import type { ScenarioDeck } from '../../schemas/generated/content'

/** A deck whose cards have the words of any ruleset. */
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
  /** Never shuffled at the start. */
  readonly ordered: boolean
  /** Seats into whose hands some effect brings its cards. */
  readonly hands: readonly number[]
}
