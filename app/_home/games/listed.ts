import type { KeptGame } from '../../../engine/match/kept-game'

/** A game that was thrown away a moment ago stands where it stood, until that can no longer be undone. */
export type Listed = { readonly game: KeptGame; readonly restore?: () => Promise<void> }
