/** The interruptions in a state: each needs an answer before the rules go on. */

/** Seats and cards by index, NOBODY for none. */
export type Interruption =
  /** All that vote vote again. */
  | { readonly kind: 'recount' }
  /** A vote on the President: by which card it is called, else what share of the votes carries it. */
  | { readonly kind: 'motion'; readonly card: number; readonly share: readonly [number, number] }
  /** A family gives up an influence. */
  | { readonly kind: 'drop'; readonly seat: number }
  /** A killer has found a family; the family that sent them gets its money. */
  | { readonly kind: 'attempt'; readonly seat: number; readonly heir: number }

/** As it waits in a state; with `waits` 1 a list of effects goes on once it is over. */
export type Pending = Interruption & { readonly waits: 0 | 1 }
