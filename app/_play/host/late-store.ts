/** The store of games as a table uses it: what opens the database is fetched when there is a game to look for, or one to keep. */
import type { GameStore } from './game-store'
import { hasStore } from './games-database'

export type TableStore = Pick<GameStore, 'list' | 'write'>

export const fetchStore = () => import('./game-store')

/** A browser without games lists none, and its store is opened by the first one that is written. */
export function lateStore(): TableStore {
  let opened: GameStore | undefined
  const open = async () => {
    const { browserStore } = await fetchStore()
    opened ??= browserStore()
    return opened
  }
  return {
    list: async () => (opened || (await hasStore()) ? (await open()).list() : []),
    write: async (...game) => (await open()).write(...game),
  }
}
