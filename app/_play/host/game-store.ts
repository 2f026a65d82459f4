/** The games of this browser, in its own database (IndexedDB). */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isKeptGame, type KeptGame } from './kept-game'

/** More games than these are not kept: those that ended go first, then those set aside, the oldest before the others. */
export const MOST_GAMES = 100

export type GameStore = {
  /** All games, the one played last first. */
  list(): Promise<KeptGame[]>
  /**
   * Keeps a game. `elsewhere` when it was written since by somebody who read the same: nothing is overwritten then.
   * Rejects when the browser keeps nothing (no room, or not allowed to).
   */
  write(game: KeptGame): Promise<'kept' | 'elsewhere'>
  remove(id: string): Promise<void>
}

type Schema = DBSchema & { games: { key: string; value: KeptGame } }

const NAME = 'ludoteca-games'
const VERSION = 1

/** Opened at the first use; a browser that refuses is asked again the next time. */
export function browserStore(): GameStore {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const database = () => {
    opened ??= open()
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  return {
    list: async () => newestFirst((await (await database()).getAll('games')).filter(isKeptGame)),
    write: async (game) => write(await database(), game),
    remove: async (id) => (await database()).delete('games', id),
  }
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, VERSION, {
    upgrade: (database) => void database.createObjectStore('games', { keyPath: 'id' }),
    // A newer Ludoteca in another tab may change the store: this tab lets go of it.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  })

async function write(database: IDBPDatabase<Schema>, game: KeptGame): Promise<'kept' | 'elsewhere'> {
  const transaction = database.transaction('games', 'readwrite', { durability: 'strict' })
  const before = await transaction.store.get(game.id)
  const isElsewhere = (before?.rev ?? 0) !== game.rev - 1
  if (!isElsewhere) {
    await transaction.store.put(game)
    for (const id of tooMany(await transaction.store.getAll(), game.id)) await transaction.store.delete(id)
  }
  await transaction.done
  return isElsewhere ? 'elsewhere' : 'kept'
}

const newestFirst = (games: readonly KeptGame[]): KeptGame[] =>
  [...games].sort((one, other) => other.updated - one.updated)

const ORDER_OF_LEAVING = { over: 0, aside: 1, on: 2 } as const

/** Games that have to go; never the one that is being written. */
export function tooMany(games: readonly KeptGame[], own: string): string[] {
  const others = games.filter(({ id }) => id !== own)
  const first = (game: KeptGame) => ORDER_OF_LEAVING[game.status] ?? 0
  return others
    .sort((one, other) => first(one) - first(other) || one.updated - other.updated)
    .slice(0, Math.max(0, games.length - MOST_GAMES))
    .map(({ id }) => id)
}
