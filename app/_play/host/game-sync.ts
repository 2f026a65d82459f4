/**
 * Synchronises the games of this browser with the server. The browser's copy is the primary one: the server gets missing games,
 * and returns games of other browsers. Neither side overwrites the other: if both advanced, both games are kept.
 */
import { mergedBookmarks } from '../../../engine/match/history/bookmarks'
import { isSameAct, isSamePosition, type SavedGame } from '../../../engine/match/saved/saved-game'
import type { GameRecord, RawPack } from '../../../engine/types'
import type { GameHead } from '../../../schemas/api'
import { type GameStore, type Mark, MOST_GAMES } from './game-store'
import type { SiteGames } from './site-games'

export type SyncPorts = {
  readonly store: GameStore
  readonly site: SiteGames
  readonly newId: () => string
}

/** Includes the digests of the packs known to be on the server. */
type Round = SyncPorts & { readonly contents: Set<string> }

/**
 * Runs one round; rejects if the server is not reached, and the next round resumes. Resolves to true if a local game was
 * replaced.
 */
export async function syncGames(ports: SyncPorts): Promise<boolean> {
  const { store, site } = ports
  const there = await site.list()
  const [heads, marks] = [byId(there.games), byId(await store.marks())]
  const round = { ...ports, contents: new Set(there.contents) }
  const games = await store.list()
  let isOther = false
  for (const game of games) {
    const done = await syncGame(round, game, marks.get(game.id), heads.get(game.id))
    isOther ||= done
  }
  const here = new Set(games.map(({ id }) => id))
  const room = { most: MOST_GAMES - games.length }
  for (const head of heads.values())
    if (!here.has(head.id)) isOther = (await syncMissing(round, head, marks.get(head.id), room)) || isOther
  return isOther
}

/**
 * Loads one game from the server into the store, if the store accepts it. Undefined if the server has none, or it was deleted
 * here.
 */
export async function fetchGame(ports: SyncPorts, id: string): Promise<GameWithContent | undefined> {
  const { store, site } = ports
  const there = await site.game(id)
  const marks = await store.marks().catch(() => [])
  if (!there || marks.some((mark) => mark.id === id && mark.isRemoved)) return undefined
  const { digest } = there.game.record.pack
  const kept = { ...there.game, rev: 1 }
  await take({ ...ports, contents: new Set([digest]) }, there.game, there.head, 0).catch(() => undefined)
  const content = await store.content(digest).catch(() => undefined)
  return { kept, content: content ?? (await site.content(digest)) }
}

export type GameWithContent = { readonly kept: SavedGame; readonly content?: RawPack }

const byId = <T extends { readonly id: string }>(all: readonly T[]): Map<string, T> =>
  new Map(all.map((one) => [one.id, one]))

async function syncGame(
  round: Round,
  game: SavedGame,
  known: Mark | undefined,
  head: GameHead | undefined,
): Promise<boolean> {
  const mark = heardOf(known, game.id, head)
  if (mark !== known) await round.store.mark(game.id, mark)
  // A deleted game that exists here again is uploaded again.
  const isNew = mark.local !== game.rev || mark.isRemoved === true
  if (!head) return (isNew || mark.server > 0) && send(round, game, { ...mark, server: 0 }, 0)
  if (head.rev <= mark.server) {
    if (isNew || head.rev < mark.server) return send(round, game, mark, head.rev)
    return fetchContent(round, game)
  }
  if (head.deleted) {
    if (isNew) return send(round, game, mark, head.rev)
    await round.store.remove(game.id)
    return true
  }
  return bothWrote(round, game, mark, isNew)
}

/** Uploads the pack of a game that the server has without it; other browsers could not play it otherwise. */
async function fetchContent({ store, site, contents }: Round, { record }: SavedGame): Promise<false> {
  const { digest } = record.pack
  const content = contents.has(digest) ? undefined : await store.content(digest)
  if (content) await site.sendContent(content)
  if (content) contents.add(digest)
  return false
}

/** Applies an upload that arrived without confirmation: the server then has its key. */
function heardOf(mark: Mark | undefined, id: string, head: GameHead | undefined): Mark {
  if (!mark) return { id, local: 0, server: 0 }
  const { sending, isRemoved } = mark
  return sending && head?.key === sending.key
    ? { id, local: sending.local, server: head.rev, isRemoved, sending: undefined }
    : mark
}

/** Uploads a game; always resolves to false, because the local game is not replaced. */
async function send(
  { store, site, newId, contents }: Round,
  game: SavedGame,
  mark: Mark,
  base: number,
): Promise<boolean> {
  const key = newId()
  // From here on, deleting the game also deletes it on the server.
  const again = mark.isRemoved ? { isRemoved: undefined } : {}
  await store.mark(game.id, { ...again, sending: { key, local: game.rev } })
  const { digest } = game.record.pack
  const content = contents.has(digest) ? undefined : await store.content(digest)
  const sent = await site.send(game, base, key, content)
  if (sent.type === 'elsewhere')
    throw new Error('Another browser was faster: the next round finds out what is there.')
  // A game that the server refuses stays local until it changes.
  const server = sent.type === 'kept' ? sent.rev : base
  await store.mark(game.id, { local: game.rev, server, sending: undefined })
  if (sent.type === 'kept' && content) contents.add(digest)
  return false
}

/** The server has a newer revision; `isNew` is true if this browser has one too. */
async function bothWrote(round: Round, game: SavedGame, mark: Mark, isNew: boolean): Promise<boolean> {
  const { store, site, newId } = round
  const there = await site.game(game.id)
  if (!there) return false
  const { head } = there
  if (isNew && goesOnFrom(game.record, there.game.record)) {
    const both = markedAsBoth(game, there.game)
    if (both === game) return send(round, game, mark, head.rev)
    const further = { ...both, rev: game.rev + 1 }
    return (await store.write(further)) === 'kept' && !(await send(round, further, mark, head.rev))
  }
  const isBoth = isNew && !goesOnFrom(there.game.record, game.record)
  const parted = { ...game, id: newId(), rev: 1, from: { id: game.id, rev: game.rev } }
  const marked = isNew && !isBoth ? markedAsBoth(there.game, game) : there.game
  return take(round, marked, head, game.rev, isBoth ? parted : undefined, marked !== there.game)
}

/** A game with the bookmarks of both copies; the same object if nothing is added. */
function markedAsBoth(game: SavedGame, other: SavedGame): SavedGame {
  const bookmarks = mergedBookmarks(game.bookmarks ?? [], other.bookmarks ?? [])
  return bookmarks.length > (game.bookmarks?.length ?? 0) ? { ...game, bookmarks } : game
}

/** Whether a record starts with all actions of another. */
export const goesOnFrom = (longer: GameRecord, shorter: GameRecord): boolean =>
  isSamePosition(longer, shorter) ||
  (longer.pack.digest === shorter.pack.digest &&
    longer.scenario === shorter.scenario &&
    longer.seed === shorter.seed &&
    longer.actions.length > shorter.actions.length &&
    shorter.actions.every((act, at) => isSameAct(act, longer.actions[at])))

/**
 * Replaces the local game, as it was at a revision, with the server's. If the local one advanced too, it is kept as `parted`.
 * Later local changes, and additions (`hasMore`), wait for the next round.
 */
async function take(
  { store, site, contents }: Round,
  game: SavedGame,
  head: GameHead,
  before: number,
  parted?: SavedGame,
  hasMore = false,
): Promise<boolean> {
  const { digest } = game.record.pack
  const isThere = contents.has(digest)
  const content = (await store.content(digest)) ?? (isThere ? await site.content(digest) : undefined)
  const rev = before + 1
  // The revision of a branch's origin differs between browsers, so 0 is stored, which matches none.
  const from = game.from && { ...game.from, rev: 0 }
  if ((await store.write({ ...game, rev, from }, content, parted)) === 'elsewhere') return false
  const local = hasMore ? before : rev
  await store.mark(game.id, { local, server: head.rev, sending: undefined, isRemoved: undefined })
  return true
}

/** Handles a game that is missing here: it was deleted here, or started elsewhere. */
async function syncMissing(
  round: Round,
  head: GameHead,
  known: Mark | undefined,
  room: { most: number },
): Promise<boolean> {
  const { store, site } = round
  if (head.deleted) return false
  const mark = heardOf(known, head.id, head)
  if (mark.isRemoved && head.rev <= mark.server) {
    const sent = await site.remove(head.id, head.rev)
    if (sent.type === 'kept') await store.mark(head.id, { server: sent.rev, sending: undefined })
    return false
  }
  if (room.most <= 0) return false
  const there = await site.game(head.id)
  if (!there) return false
  room.most--
  return take(round, there.game, there.head, 0)
}
