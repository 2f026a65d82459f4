/** The store of games for a table: the database code loads when a game must be found or saved. */
import type { GameStore } from './game-store'
import { hasStore } from './games-database'

export type TableStore = Pick<GameStore, 'list' | 'write'>

export const fetchStore = () => import('./game-store')

/** A browser without games returns an empty list, and opens its store at the first save. */
export function lazyStore(): TableStore {
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
