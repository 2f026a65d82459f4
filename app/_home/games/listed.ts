import type { SavedGame } from '../../../engine/match/saved/saved-game'

/**
 * A recently deleted game keeps its place until it can no longer be restored. Its name is stored, because its pack may be gone.
 */
export type Deleted = {
  readonly game: SavedGame
  readonly name: string
  readonly restore: () => Promise<void>
}

export type Listed = Deleted | { readonly game: SavedGame; readonly restore?: undefined }
