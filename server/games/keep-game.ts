import type { GameConflict, GameKept } from '../../schemas/api'
import { db, type Transaction } from '../db/client'
import type { Game } from '../db/generated/client'
import { appError } from '../errors'
import type { GameWish, Packed } from './game-request'
import { dropContents, lockGames } from './games-of'
import { gameLimits } from './limits'
import { gameHead } from './list-games'

export type KeepOutcome =
  | { readonly kept: true; readonly answer: GameKept }
  | { readonly kept: false; readonly conflict: GameConflict }

/**
 * Writes a game and the pack that came with it, or nothing. It resolves after the database has written them to disk.
 *
 * - A game based on an older revision overwrites nothing: the conflict names the stored revision.
 * - Repeating a request with the same key has no further effect and returns the same response.
 */
export async function keepGame(workspaceId: string, wish: GameWish): Promise<KeepOutcome> {
  return db().$transaction(async (transaction) => {
    await lockGames(transaction, workspaceId)
    const { id, base, key, hash } = wish
    const there = await transaction.game.findUnique({ where: { workspaceId_id: { workspaceId, id } } })
    if (there?.key === key) {
      if (there.requestHash !== hash) throw appError('key-reused')
      return kept(transaction, there)
    }
    if (there ? there.rev !== base : base !== 0) return { kept: false, conflict: conflictOf(there) }
    return kept(transaction, await write(transaction, workspaceId, wish, there))
  })
}

async function write(
  transaction: Transaction,
  workspaceId: string,
  { id, base, key, hash, digest, content, bytes, size }: GameWish,
  there: Game | null,
): Promise<Game> {
  if (!there || there.deletedAt) await assertAnother(transaction, workspaceId)
  await assertRoomFor(transaction, workspaceId, size - (there?.size ?? 0))
  const row = { rev: base + 1, key, requestHash: hash, digest, bytes, size, updatedAt: new Date() }
  const game = await transaction.game.upsert({
    where: { workspaceId_id: { workspaceId, id } },
    create: { workspaceId, id, ...row },
    update: { ...row, deletedAt: null },
  })
  if (there && there.digest !== digest) await dropContents(transaction, workspaceId)
  if (content) await writeContent(transaction, workspaceId, { digest, ...content })
  return game
}

async function kept(transaction: Transaction, { workspaceId, rev, digest }: Game): Promise<KeepOutcome> {
  const content = await transaction.gameContent.count({ where: { workspaceId, digest } })
  return { kept: true, answer: { rev, needsContent: content === 0 } }
}

/** Returns the conflict for a late write; `head` is `undefined` if the site no longer has the game. */
export const conflictOf = (there: Game | null): GameConflict => ({
  error: {
    code: 'game-changed',
    message: { key: 'server.errors.game-changed', values: { rev: there?.rev ?? 0 } },
  },
  head: there ? gameHead(there) : undefined,
})

type Content = Packed & { readonly digest: string }

/** Stores a pack used by a game of the workspace. A stored pack never changes. */
export async function keepContent(workspaceId: string, content: Content): Promise<void> {
  await db().$transaction(async (transaction) => {
    await lockGames(transaction, workspaceId)
    const games = await transaction.game.count({
      where: { workspaceId, digest: content.digest, deletedAt: null },
    })
    if (games === 0) throw appError('game-not-found')
    await writeContent(transaction, workspaceId, content)
  })
}

async function writeContent(
  transaction: Transaction,
  workspaceId: string,
  { digest, bytes, size }: Content,
): Promise<void> {
  const where = { workspaceId_digest: { workspaceId, digest } }
  if (await transaction.gameContent.findUnique({ where, select: { digest: true } })) return
  await assertRoomFor(transaction, workspaceId, size)
  await transaction.gameContent.create({ data: { workspaceId, digest, bytes, size } })
}

async function assertAnother(transaction: Transaction, workspaceId: string): Promise<void> {
  const games = await transaction.game.count({ where: { workspaceId, deletedAt: null } })
  if (games >= gameLimits.games) throw appError('too-many-games', { limit: gameLimits.games })
}

async function assertRoomFor(transaction: Transaction, workspaceId: string, more: number): Promise<void> {
  const sum = { where: { workspaceId }, _sum: { size: true } } as const
  const [games, contents] = [
    await transaction.game.aggregate(sum),
    await transaction.gameContent.aggregate(sum),
  ]
  const bytes = (games._sum.size ?? 0) + (contents._sum.size ?? 0) + more
  if (more > 0 && bytes > gameLimits.workspaceBytes)
    throw appError('games-too-large', { limit: gameLimits.workspaceBytes })
}
