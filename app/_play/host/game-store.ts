/** The games of this browser and the packs they are played with, in its own database (IndexedDB). */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { isKeptGame, type KeptGame } from '../../../engine/match/kept-game'
import type { RawPack } from '../../../engine/types'
import { GAMES_DATABASE } from './games-database'

/** More games than these are not kept: those that ended go first, then those set aside, the oldest before the others. */
export const MOST_GAMES = 100

/** What is known of a game on the site. */
export type Mark = {
  readonly id: string
  /** The revisions of it, here and there, that are the same; 0 before the first. */
  readonly local: number
  readonly server: number
  /** What is on its way: whether it arrived may never be heard. */
  readonly sending?: { readonly key: string; readonly local: number }
  /** Thrown away here: the site is still to be told. */
  readonly isRemoved?: true
}

export type GameStore = {
  /** All games, the one played last first. */
  list(): Promise<KeptGame[]>
  /**
   * Keeps a game, and the pack it is played with if it is given and not there yet. `elsewhere` when it was written since by somebody who
   * read the same: nothing is overwritten then. With `parted`, a game of its own that is kept together with it, or not at all. Rejects when
   * the browser keeps nothing (no room, or not allowed to).
   */
  write(game: KeptGame, content?: RawPack, parted?: KeptGame): Promise<'kept' | 'elsewhere'>
  /** Its pack goes with the last game that is played with it. */
  remove(id: string): Promise<void>
  /** The pack of a digest, as the first game with it found it. */
  content(digest: string): Promise<RawPack | undefined>
  marks(): Promise<Mark[]>
  /** What is not in the change stays as it is. */
  mark(id: string, change: Partial<Mark>): Promise<void>
}

type Schema = DBSchema & {
  games: { key: string; value: KeptGame }
  contents: { key: string; value: RawPack }
  marks: { key: string; value: Mark }
}

const VERSION = 2

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
    write: async (game, content, parted) => write(await database(), game, content, parted),
    remove: async (id) => remove(await database(), id),
    content: async (digest) => (await database()).get('contents', digest),
    marks: async () => (await database()).getAll('marks'),
    mark: async (id, change) => {
      const transaction = writing(await database())
      await changeMark(transaction, id, change)
      await transaction.done
    },
  }
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(GAMES_DATABASE, VERSION, {
    upgrade: (database, before) => {
      if (before < 1) database.createObjectStore('games', { keyPath: 'id' })
      database.createObjectStore('contents')
      database.createObjectStore('marks', { keyPath: 'id' })
    },
    // A newer Ludoteca in another tab may change the store: this tab lets go of it.
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  })

const ALL = ['games', 'contents', 'marks'] as const
const writing = (database: IDBPDatabase<Schema>) =>
  database.transaction(ALL, 'readwrite', { durability: 'strict' })
type Writing = ReturnType<typeof writing>

async function write(
  database: IDBPDatabase<Schema>,
  game: KeptGame,
  content: RawPack | undefined,
  parted: KeptGame | undefined,
): Promise<'kept' | 'elsewhere'> {
  const transaction = writing(database)
  const [games, contents] = [transaction.objectStore('games'), transaction.objectStore('contents')]
  const before = await games.get(game.id)
  const isElsewhere = (before?.rev ?? 0) !== game.rev - 1
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

async function makeRoom(transaction: Writing, own: string): Promise<void> {
  const games = transaction.objectStore('games')
  const gone = tooMany(await games.getAll(), own)
  for (const id of gone) await games.delete(id)
  if (gone.length > 0) await dropContents(transaction)
}

async function remove(database: IDBPDatabase<Schema>, id: string): Promise<void> {
  const transaction = writing(database)
  await transaction.objectStore('games').delete(id)
  await dropContents(transaction)
  // Also of a game that the site does not have yet: it may be on its way.
  await changeMark(transaction, id, { isRemoved: true })
  await transaction.done
}

async function changeMark(transaction: Writing, id: string, change: Partial<Mark>): Promise<void> {
  const marks = transaction.objectStore('marks')
  await marks.put({ ...((await marks.get(id)) ?? { id, local: 0, server: 0 }), ...change })
}

/** Packs that no game is played with any more. */
async function dropContents(transaction: Writing): Promise<void> {
  const contents = transaction.objectStore('contents')
  const named = new Set(
    (await transaction.objectStore('games').getAll()).map(({ record }) => record.pack.digest),
  )
  for (const digest of await contents.getAllKeys()) if (!named.has(digest)) await contents.delete(digest)
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
