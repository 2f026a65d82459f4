import { type Db, db } from '../db/client'
import { everyDraft, type WorkspaceId } from '../workspace/workspace'

/**
 * Returns the workspace whose games a request may see. The user at the machine sees only the games of the machine, not those of
 * visitors: browsers already synchronise their own games.
 */
export async function gamesOf(workspace: WorkspaceId): Promise<string | undefined> {
  if (workspace !== everyDraft) return workspace
  return (await db().workspace.findUnique({ where: { local: true }, select: { id: true } }))?.id
}

/** Deletes packs that no game of the workspace uses any more. */
export async function dropContents(transaction: Db, workspaceId: string): Promise<void> {
  const named = await transaction.game.findMany({
    where: { workspaceId, deletedAt: null },
    select: { digest: true },
    distinct: ['digest'],
  })
  await transaction.gameContent.deleteMany({
    where: { workspaceId, digest: { notIn: named.map(({ digest }) => digest) } },
  })
}

/** Serialises changes to games of one workspace: later reads stay valid until the transaction ends. */
export const lockGames = (transaction: Db, workspaceId: string) =>
  transaction.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR UPDATE`
