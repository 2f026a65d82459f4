import { db } from '../db/client'
import { appError } from '../errors'

/** What all visitors together may keep on this site. The person at the machine has the disk. */
export type VisitorQuota = { readonly bytes: number; readonly workspaces: number; readonly emptyDays: number }

const aDay = 24 * 60 * 60 * 1000
/** How long a sum is believed (milliseconds); what is written meanwhile is added to it. */
const fresh = 5000
/** How often empty workspaces are looked for. */
const sweepEvery = 60 * 60 * 1000

/** From the environment, which the start has checked (`scripts/lib/visitor-quota.mjs`). */
export function visitorQuota(env: NodeJS.ProcessEnv = process.env): VisitorQuota {
  const { LUDOTECA_VISITOR_MB: mb, LUDOTECA_VISITOR_WORKSPACES: workspaces, LUDOTECA_EMPTY_DAYS: days } = env
  return {
    bytes: Number(mb || 4000) * 1_000_000,
    workspaces: Number(workspaces || 10_000),
    emptyDays: Number(days || 30),
  }
}

type Known = { at: number; bytes: number; sweptAt: number }
/** Routes are bundled apart: they share what is known. */
const shared = globalThis as { ludotecaVisitors?: Known }

function known(): Known {
  shared.ludotecaVisitors ??= { at: Number.NEGATIVE_INFINITY, bytes: 0, sweptAt: Number.NEGATIVE_INFINITY }
  return shared.ludotecaVisitors
}

/** Refuses a request of a visitor that writes `more` bytes when visitors have no room for them. */
export async function assertVisitorRoom(more: number): Promise<void> {
  const visitors = known()
  if (Date.now() - visitors.at >= fresh) {
    visitors.at = Date.now()
    visitors.bytes = await visitorBytes()
  }
  if (visitors.bytes + more > visitorQuota().bytes) throw appError('site-full')
  visitors.bytes += more
}

/** Bytes of all files, late saves, games and packs of visitors. */
async function visitorBytes(): Promise<number> {
  const [{ bytes }] = await db().$queryRaw<[{ bytes: bigint | null }]>`
    WITH visitor AS (SELECT id FROM "Workspace" WHERE visitor),
      draft AS (SELECT id FROM "Draft" WHERE "workspaceId" IN (SELECT id FROM visitor))
    SELECT (
      COALESCE((SELECT sum(size) FROM "DraftFile" WHERE "draftId" IN (SELECT id FROM draft)), 0) +
      COALESCE((SELECT sum(length(c.bytes)) FROM "RefusedChange" c JOIN "DraftSave" s ON s.id = c."saveId"
        WHERE s."draftId" IN (SELECT id FROM draft)), 0) +
      COALESCE((SELECT sum(size) FROM "Game" WHERE "workspaceId" IN (SELECT id FROM visitor)), 0) +
      COALESCE((SELECT sum(size) FROM "GameContent" WHERE "workspaceId" IN (SELECT id FROM visitor)), 0)
    )::bigint AS bytes`
  return Number(bytes ?? 0)
}

/** Refuses one workspace more than visitors may have. Empty ones that nobody has opened for long go first. */
export async function assertAnotherWorkspace(): Promise<void> {
  const visitors = known()
  const { workspaces, emptyDays } = visitorQuota()
  if (Date.now() - visitors.sweptAt >= sweepEvery) {
    visitors.sweptAt = Date.now()
    await removeEmptyWorkspaces(new Date(Date.now() - emptyDays * aDay))
  }
  if ((await db().workspace.count({ where: { visitor: true } })) >= workspaces) throw appError('site-full')
}

/** Removes workspaces of visitors that hold nothing and that no browser has opened since. A game that was deleted is nothing. */
export async function removeEmptyWorkspaces(since: Date): Promise<number> {
  const { count } = await db().workspace.deleteMany({
    where: {
      visitor: true,
      createdAt: { lt: since },
      drafts: { none: {} },
      games: { none: { OR: [{ deletedAt: null }, { deletedAt: { gte: since } }] } },
      keys: { none: { usedAt: { gte: since } } },
    },
  })
  return count
}
