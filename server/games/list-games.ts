import type { GameHead } from '../../schemas/api'
import { db } from '../db/client'
import type { WorkspaceId } from '../workspace/workspace'
import { gamesOf } from './games-of'

/** Lists every game of a workspace with its state, including recently deleted ones, most recently changed first. */
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

/** Lists the digests of stored packs. Read it after the games, so that it includes the packs they need. */
export async function listContents(workspace: WorkspaceId): Promise<string[]> {
  const workspaceId = await gamesOf(workspace)
  if (!workspaceId) return []
  const contents = await db().gameContent.findMany({
    where: { workspaceId },
    select: { digest: true },
    orderBy: { digest: 'asc' },
  })
  return contents.map(({ digest }) => digest)
}

type Row = { id: string; rev: number; key: string; updatedAt: Date; deletedAt: Date | null }

export const gameHead = ({ id, rev, key, updatedAt, deletedAt }: Row): GameHead => ({
  id,
  rev,
  key,
  updatedAt: updatedAt.toISOString(),
  deleted: deletedAt ? true : undefined,
})
