/** A deck of a scenario, made into numbers: see decks.ts for what is done with it. */
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
