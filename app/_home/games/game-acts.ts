/** Actions on saved games in a list. No React. */
import { LONGEST_GAME_NAME, type SavedGame } from '../../../engine/match/saved/saved-game'
import type { GameStore } from '../../_play/host/game-store'
import { plainName } from '../../_text/plain-name'

/** Number of attempts while the game is being played in another tab. */
const TRIES = 5

/**
 * Renames a game; an empty name removes it. The game may advance in another tab meanwhile, so the name is applied to the latest
 * revision.
 */
export async function renameGame(store: GameStore, id: string, wish: string): Promise<void> {
  const name =
    [...plainName(wish).trim().replace(/\s+/g, ' ')].slice(0, LONGEST_GAME_NAME).join('') || undefined
  for (let tries = 0; tries < TRIES; tries++) {
    const game = (await store.list()).find((one) => one.id === id)
    if (!game || (await store.write({ ...game, name, rev: game.rev + 1 })) === 'kept') return
  }
}

/** Creates a separate game in the same position. The original stays the one that resumes by itself. */
export async function copyGame(store: GameStore, game: SavedGame, id: string, name: string): Promise<void> {
  const { from: _, ...plain } = game
  await store.write({ ...plain, id, name, rev: 1, updated: game.updated - 1 })
}

/** Deletes a game; returns a function that restores it with its pack. */
export async function deleteGame(store: GameStore, game: SavedGame): Promise<() => Promise<void>> {
  const content = await store.content(game.record.pack.digest)
  await store.remove(game.id)
  return async () => {
    await store.write({ ...game, rev: 1 }, content)
  }
}
