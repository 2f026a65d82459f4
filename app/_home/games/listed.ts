import type { KeptGame } from '../../../engine/match/kept-game'

/** A game that was thrown away a moment ago stands where it stood, until that can no longer be undone. Its name: its pack may be gone already. */
export type Deleted = {
  readonly game: KeptGame
  readonly name: string
  readonly restore: () => Promise<void>
}

export type Listed = Deleted | { readonly game: KeptGame; readonly restore?: undefined }
