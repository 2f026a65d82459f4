import type { GameAnswer } from '../../schemas/api'
import { db } from '../db/client'
import { appError } from '../errors'
import type { WorkspaceId } from '../workspace/workspace'
import { unpacked } from './game-request'
import { isDigest, isGameId } from './game-shape'
import { gamesOf } from './games-of'
import { gameLimits } from './limits'
import { gameHead } from './list-games'

/** Returns a game of the workspace; throws `game-not-found` for any other. */
export async function readGame(workspace: WorkspaceId, id: string): Promise<GameAnswer> {
  const workspaceId = isGameId(id) ? await gamesOf(workspace) : undefined
  const row = workspaceId && (await db().game.findFirst({ where: { workspaceId, id, deletedAt: null } }))
  if (!row) throw appError('game-not-found')
  return { head: gameHead(row), game: unpacked(row.bytes, gameLimits.gameBytes) }
}

/** Returns the JSON of a pack that games of the workspace use. */
export async function readContent(workspace: WorkspaceId, digest: string): Promise<string> {
  const workspaceId = isDigest(digest) ? await gamesOf(workspace) : undefined
  const row = workspaceId && (await db().gameContent.findFirst({ where: { workspaceId, digest } }))
  if (!row) throw appError('game-not-found')
  return unpacked(row.bytes, gameLimits.contentBytes)
}
