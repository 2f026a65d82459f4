/** The interruptions in a state: each needs an answer before the rules go on. */

/** Seats and cards by index, NOBODY for none. */
export type Interruption =
  /** All seats vote again. */
  | { readonly kind: 'recount' }
  /** A vote on the President, with the card that calls it, or else the share of votes that carries it. */
  | { readonly kind: 'motion'; readonly card: number; readonly share: readonly [number, number] }
  /** A family gives up an influence. */
  | { readonly kind: 'drop'; readonly seat: number }
  /** A killer has found a family. The family that ordered the attempt gets the money. */
  | { readonly kind: 'attempt'; readonly seat: number; readonly heir: number }

/** An interruption in a state. With `waits` 1 a list of effects goes on after it. */
export type Pending = Interruption & { readonly waits: 0 | 1 }
