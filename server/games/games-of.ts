import { type Db, db } from '../db/client'
import { everyDraft, type WorkspaceId } from '../workspace/workspace'

/**
 * The workspace whose games a request may see: its own. The person at the machine has those of the machine, and no visitor's: games go
 * from browser to browser by themselves, and nobody wants those of others.
 */
export async function gamesOf(workspace: WorkspaceId): Promise<string | undefined> {
  if (workspace !== everyDraft) return workspace
  return (await db().workspace.findUnique({ where: { local: true }, select: { id: true } }))?.id
}

/** Packs that no game of the workspace is played with any more. */
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

/** What changes games of one workspace happens one after the other: what is read next stays true until the transaction ends. */
export const lockGames = (transaction: Db, workspaceId: string) =>
  transaction.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR UPDATE`
