/** What is done with kept games in a list of them. No React. */
import { type KeptGame, LONGEST_GAME_NAME } from '../../../engine/match/kept-game'
import type { GameStore } from '../../_play/host/game-store'
import { plainName } from '../../_text/plain-name'

/** How often a game that is being played in another tab is tried again. */
const TRIES = 5

/** Gives a game a name, or takes it away by an empty one. Its player may be acting in another tab meanwhile: the name is put on what is there then. */
export async function renameGame(store: GameStore, id: string, wish: string): Promise<void> {
  const name =
    [...plainName(wish).trim().replace(/\s+/g, ' ')].slice(0, LONGEST_GAME_NAME).join('') || undefined
  for (let tries = 0; tries < TRIES; tries++) {
    const game = (await store.list()).find((one) => one.id === id)
    if (!game || (await store.write({ ...game, name, rev: game.rev + 1 })) === 'kept') return
  }
}

/** A game of its own in the same position. It stands behind the first, which stays the one that goes on by itself. */
export async function copyGame(store: GameStore, game: KeptGame, id: string, name: string): Promise<void> {
  const { from: _, ...plain } = game
  await store.write({ ...plain, id, name, rev: 1, updated: game.updated - 1 })
}

/** Throws a game away; gives the way to have it back, with its pack. */
export async function deleteGame(store: GameStore, game: KeptGame): Promise<() => Promise<void>> {
  const content = await store.content(game.record.pack.digest)
  await store.remove(game.id)
  return async () => {
    await store.write({ ...game, rev: 1 }, content)
  }
}
