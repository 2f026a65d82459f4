/** What a kept game is played with, whatever has become of its pack. */
import type { KeptGame } from '../../../engine/match/kept-game'
import type { RawPack } from '../../../engine/types'
import { browserStore } from './game-store'

/** A site that does not answer must not keep anybody from playing; in milliseconds. */
const PATIENCE_MS = 3000

/**
 * A kept game by its id, with its own pack if that is kept too; one that began in another browser is fetched from the site. Undefined when
 * there is no such game, or the browser keeps none.
 */
export async function keptWithContent(
  id: string,
  store = browserStore(),
  fetchGames: () => Promise<unknown> = fromSite,
): Promise<{ readonly kept: KeptGame; readonly content?: RawPack } | undefined> {
  const find = async () => (await store.list()).find((game) => game.id === id)
  try {
    let kept = await find()
    if (!kept) {
      const patience = new Promise((late) => setTimeout(late, PATIENCE_MS))
      await Promise.race([fetchGames().catch(() => undefined), patience])
      kept = await find()
    }
    return kept && { kept, content: await store.content(kept.record.pack.digest) }
  } catch {
    return undefined
  }
}

const fromSite = async () => (await import('./sync-runner')).pageSync().round()
