import type { GoldenDifference } from '../../../../engine/golden/golden'

/** A recorded game, with its first difference from the recording. */
export type GoldenTried = { readonly file: string; readonly difference?: GoldenDifference }
