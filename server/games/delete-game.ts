import type { GameKept } from '../../schemas/api'
import { db, type Transaction } from '../db/client'
import { appError } from '../errors'
import type { WorkspaceId } from '../workspace/workspace'
import { isGameId } from './game-shape'
import { dropContents, gamesOf, lockGames } from './games-of'
import { conflictOf, type KeepOutcome } from './keep-game'
import { gameLimits } from './limits'

/** Deletes a game at a given revision; a game with later moves is kept. Other browsers can see for a while that it was deleted. */
export async function deleteGame(workspace: WorkspaceId, id: string, rev: number): Promise<KeepOutcome> {
  const workspaceId = isGameId(id) ? await gamesOf(workspace) : undefined
  if (!workspaceId) throw appError('game-not-found')
  return db().$transaction(async (transaction) => {
    await lockGames(transaction, workspaceId)
    const where = { workspaceId_id: { workspaceId, id } }
    const there = await transaction.game.findUnique({ where })
    if (!there) throw appError('game-not-found')
    if (there.deletedAt && there.rev === rev + 1) return gone(there.rev)
    if (there.rev !== rev || there.deletedAt) return { kept: false, conflict: conflictOf(there) }
    const data = { rev: rev + 1, bytes: new Uint8Array(), size: 0, digest: '', deletedAt: new Date() }
    await transaction.game.update({ where, data })
    await dropContents(transaction, workspaceId)
    await forgetOld(transaction, workspaceId)
    return gone(rev + 1)
  })
}

const gone = (rev: number): KeepOutcome => ({
  kept: true,
  answer: { rev, needsContent: false } satisfies GameKept,
})

async function forgetOld(transaction: Transaction, workspaceId: string): Promise<void> {
  const deleted = { workspaceId, deletedAt: { not: null } }
  const oldest = await transaction.game.findMany({
    where: deleted,
    orderBy: { deletedAt: 'desc' },
    skip: gameLimits.deleted,
    select: { id: true },
  })
  const since = new Date(Date.now() - gameLimits.deletedFor)
  await transaction.game.deleteMany({
    where: {
      ...deleted,
      OR: [{ deletedAt: { lt: since } }, { id: { in: oldest.map(({ id }) => id) } }],
    },
  })
}
