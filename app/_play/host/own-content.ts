/** The content of a saved game, even if its pack has changed since. */
import { newId } from '../../_shell/new-id'
import { browserStore } from './game-store'
import type { GameWithContent } from './game-sync'

/** Milliseconds after which the server counts as away. */
const PATIENCE_MS = 8000

/**
 * `nowhere`: neither this browser nor the server has the game. `away`: this browser does not have it, and the server does not
 * answer.
 */
export type Lookup = GameWithContent | 'nowhere' | 'away'

/**
 * A saved game by id, with its own pack if that is saved too. It comes from this browser (without a time limit) or from the
 * server.
 */
export async function savedWithContent(
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
  const [{ fetchGame }, { siteGames }] = await Promise.all([import('./game-sync'), import('./site-games')])
  const ask: typeof fetch = (address, init) =>
    fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
  return fetchGame({ store, site: siteGames(ask), newId }, id)
}
