import type { GameHead } from '../../schemas/api'
import { db } from '../db/client'
import type { WorkspaceId } from '../workspace/workspace'
import { gamesOf } from './games-of'

/** Every game of a workspace and where it stands, those deleted of late too; the newest change first. */
export async function listGames(workspace: WorkspaceId): Promise<GameHead[]> {
  const workspaceId = await gamesOf(workspace)
  if (!workspaceId) return []
  const games = await db().game.findMany({
    where: { workspaceId },
    select: { id: true, rev: true, key: true, updatedAt: true, deletedAt: true },
    orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
  })
  return games.map(gameHead)
}

type Row = { id: string; rev: number; key: string; updatedAt: Date; deletedAt: Date | null }

export const gameHead = ({ id, rev, key, updatedAt, deletedAt }: Row): GameHead => ({
  id,
  rev,
  key,
  updatedAt: updatedAt.toISOString(),
  deleted: deletedAt ? true : undefined,
})
