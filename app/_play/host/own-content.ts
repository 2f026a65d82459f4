/** What a kept game is played with, whatever has become of its pack. */
import type { KeptGame } from '../../../engine/match/kept-game'
import type { RawPack } from '../../../engine/types'
import { browserStore } from './game-store'

/** A kept game by its id, with its own pack if that is kept too; undefined when there is no such game, or the browser keeps none. */
export async function keptWithContent(
  id: string,
  store = browserStore(),
): Promise<{ readonly kept: KeptGame; readonly content?: RawPack } | undefined> {
  try {
    const kept = (await store.list()).find((game) => game.id === id)
    return kept && { kept, content: await store.content(kept.record.pack.digest) }
  } catch {
    return undefined
  }
}
