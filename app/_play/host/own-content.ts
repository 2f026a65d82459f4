/** What a kept game is played with, whatever has become of its pack. */
import { newId } from '../../_shell/new-id'
import { browserStore } from './game-store'
import type { GameWithContent } from './game-sync'

/** A site that takes longer than so many milliseconds counts as away. */
const PATIENCE_MS = 8000

/** `nowhere`: neither this browser nor the site has the game. `away`: this browser has not, and the site does not answer. */
export type Lookup = GameWithContent | 'nowhere' | 'away'

/** A kept game by its id, with its own pack if that is kept too: from this browser, however long its store takes, or from the site. */
export async function keptWithContent(
  id: string,
  store = browserStore(),
  fromSite = gameOfSite,
): Promise<Lookup> {
  const games = await store.list().catch(() => [])
  const kept = games.find((game) => game.id === id)
  if (kept) return { kept, content: await store.content(kept.record.pack.digest).catch(() => undefined) }
  try {
    return (await fromSite(id, store)) ?? 'nowhere'
  } catch {
    return 'away'
  }
}

async function gameOfSite(id: string, store = browserStore()): Promise<GameWithContent | undefined> {
  const [{ bringGame }, { siteGames }] = await Promise.all([import('./game-sync'), import('./site-games')])
  const ask: typeof fetch = (address, init) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
  return bringGame({ store, site: siteGames(ask), newId }, id)
}
