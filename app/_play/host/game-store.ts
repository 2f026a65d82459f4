/** The games of this browser and their packs, in a database of their own (IndexedDB). */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SavedGame } from '../../../engine/match/saved/saved-game'
import { isSavedGame } from '../../../engine/match/saved/saved-shape'
import type { RawPack } from '../../../engine/types'
import { GAMES_DATABASE } from './games-database'

/** Largest number of saved games: finished ones are dropped first, then those set aside, the oldest first. */
export const MOST_GAMES = 100

/** The synchronisation state of a game. */
export type Mark = {
  readonly id: string
  /** The matching revisions in the browser and on the server; 0 before the first. */
  readonly local: number
  readonly server: number
  /** A pending upload; its arrival may never be confirmed. */
  readonly sending?: { readonly key: string; readonly local: number }
  /** The game was deleted here, but the server does not know yet. */
  readonly isRemoved?: true
}

export type GameStore = {
  /** All games, the last played one first. */
  list(): Promise<SavedGame[]>
  /** Unreadable entries: damaged ones, or those of another version. They stay unchanged. */
  unreadable(): Promise<unknown[]>
  /**
   * Saves a game, with its pack if it is given and missing. Returns `elsewhere` if another tab saved or deleted the game since;
   * nothing is overwritten then. A game that the store has lost is saved again. A `parted` game is saved together with it, or not
   * at all. Rejects if the browser cannot store (no space, or no permission).
   */
  write(game: SavedGame, content?: RawPack, parted?: SavedGame): Promise<'kept' | 'elsewhere'>
  /** Removing the last game of a pack removes the pack too. */
  remove(id: string): Promise<void>
  /** The pack with a digest, as its first game saved it. */
  content(digest: string): Promise<RawPack | undefined>
  marks(): Promise<Mark[]>
  /** Merges a change into the state of a game. */
  mark(id: string, change: Partial<Mark>): Promise<void>
}

type Schema = DBSchema & {
  games: { key: string; value: SavedGame }
  contents: { key: string; value: RawPack }
  marks: { key: string; value: Mark }
}

const VERSION = 2

/** Opens at the first use; after a refusal the next use tries again. */
export function browserStore(): GameStore {
  const using = connection()
  return {
    list: async () => newestFirst((await using((database) => database.getAll('games'))).filter(isSavedGame)),
    unreadable: async () =>
      (await using((database) => database.getAll('games'))).filter((one) => !isSavedGame(one)),
    write: (game, content, parted) => using((database) => write(database, game, content, parted)),
    remove: (id) => using((database) => remove(database, id)),
    content: (digest) => using((database) => database.get('contents', digest)),
    marks: () => using((database) => database.getAll('marks')),
    mark: (id, change) =>
      using(async (database) => {
        const transaction = writing(database)
        await changeMark(transaction, id, change)
        await transaction.done
      }),
  }
}

type Database = IDBPDatabase<Schema>

/**
 * Runs work on the database. If the browser closes the connection, for example when the site's storage is cleared, it is opened
 * again.
 */
function connection(): <T>(work: (database: Database) => Promise<T>) => Promise<T> {
  let opened: Promise<Database> | undefined
  const forget = () => {
    opened = undefined
  }
  const database = () => {
    opened ??= open(forget)
    opened.catch(forget)
    return opened
  }
  return async (work) => {
    try {
      return await work(await database())
    } catch (cause) {
      if (!isClosed(cause)) throw cause
      forget()
      return work(await database())
    }
  }
}

const isClosed = (cause: unknown): boolean => cause instanceof Error && cause.name === 'InvalidStateError'

const open = (onClosed: () => void): Promise<Database> =>
  openDB<Schema>(GAMES_DATABASE, VERSION, {
    upgrade: (database, before) => {
      if (before < 1) database.createObjectStore('games', { keyPath: 'id' })
      database.createObjectStore('contents')
      database.createObjectStore('marks', { keyPath: 'id' })
    },
    // A newer Ludoteca in another tab may upgrade the store, so this tab closes it.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    terminated: onClosed,
  })

const ALL = ['games', 'contents', 'marks'] as const
const writing = (database: Database) => database.transaction(ALL, 'readwrite', { durability: 'strict' })
type Writing = ReturnType<typeof writing>

async function write(
  database: Database,
  game: SavedGame,
  content: RawPack | undefined,
  parted: SavedGame | undefined,
): Promise<'kept' | 'elsewhere'> {
  const transaction = writing(database)
  const [games, contents] = [transaction.objectStore('games'), transaction.objectStore('contents')]
  const before = await games.get(game.id)
  const isElsewhere = before
    ? before.rev !== game.rev - 1
    : game.rev > 1 && (await isRemoved(transaction, game))
  if (!isElsewhere) {
    await games.put(game)
    if (parted) await games.put(parted)
    const { digest } = game.record.pack
    if (content && (await contents.getKey(digest)) === undefined) await contents.put(content, digest)
    if (!before) await makeRoom(transaction, game.id)
  }
  await transaction.done
  return isElsewhere ? 'elsewhere' : 'kept'
}

const isRemoved = async (transaction: Writing, { id }: SavedGame): Promise<boolean> =>
  (await transaction.objectStore('marks').get(id))?.isRemoved === true

async function makeRoom(transaction: Writing, own: string): Promise<void> {
  const games = transaction.objectStore('games')
  const gone = tooMany(await games.getAll(), own)
  for (const id of gone) await games.delete(id)
  if (gone.length > 0) await dropContents(transaction)
}

async function remove(database: Database, id: string): Promise<void> {
  const transaction = writing(database)
  await transaction.objectStore('games').delete(id)
  await dropContents(transaction)
  // Also set for a game missing on the server: its upload may be pending.
  await changeMark(transaction, id, { isRemoved: true })
  await transaction.done
}

async function changeMark(transaction: Writing, id: string, change: Partial<Mark>): Promise<void> {
  const marks = transaction.objectStore('marks')
  await marks.put({ ...((await marks.get(id)) ?? { id, local: 0, server: 0 }), ...change })
}

/** Removes packs without any game. */
async function dropContents(transaction: Writing): Promise<void> {
  const contents = transaction.objectStore('contents')
  const named = new Set(
    (await transaction.objectStore('games').getAll()).map(({ record }) => record.pack.digest),
  )
  for (const digest of await contents.getAllKeys()) if (!named.has(digest)) await contents.delete(digest)
}

const newestFirst = (games: readonly SavedGame[]): SavedGame[] =>
  [...games].sort((one, other) => other.updated - one.updated)

const ORDER_OF_LEAVING = { over: 0, aside: 1, on: 2 } as const

/** The games to drop, never the one being saved. */
export function tooMany(games: readonly SavedGame[], own: string): string[] {
  const others = games.filter(({ id }) => id !== own)
  const first = (game: SavedGame) => ORDER_OF_LEAVING[game.status] ?? 0
  return others
    .sort((one, other) => first(one) - first(other) || one.updated - other.updated)
    .slice(0, Math.max(0, games.length - MOST_GAMES))
    .map(({ id }) => id)
}
