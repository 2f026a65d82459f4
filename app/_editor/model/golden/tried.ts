import type { GoldenDifference } from '../../../../engine/golden/golden'

/** A recorded game, and where it goes otherwise than it went. */
export type GoldenTried = { readonly file: string; readonly difference?: GoldenDifference }
