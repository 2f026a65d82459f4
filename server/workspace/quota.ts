import { db } from '../db/client'
import { appError } from '../errors'

/** Limits for all visitors of this site together. The user at the machine is limited by the disk only. */
export type VisitorQuota = { readonly bytes: number; readonly workspaces: number; readonly emptyDays: number }

const aDay = 24 * 60 * 60 * 1000
/** How long a sum stays valid (milliseconds); bytes written meanwhile are added to it. */
const fresh = 5000
/** How often empty workspaces are removed (milliseconds). */
const sweepEvery = 60 * 60 * 1000

/** Reads the limits from the environment, which the start has validated (`scripts/lib/site/visitor-quota.mjs`). */
export function visitorQuota(env: NodeJS.ProcessEnv = process.env): VisitorQuota {
  const { LUDOTECA_VISITOR_MB: mb, LUDOTECA_VISITOR_WORKSPACES: workspaces, LUDOTECA_EMPTY_DAYS: days } = env
  return {
    bytes: Number(mb || 4000) * 1_000_000,
    workspaces: Number(workspaces || 10_000),
    emptyDays: Number(days || 30),
  }
}

type Known = { at: number; bytes: number; sweptAt: number }
/** Routes are bundled separately and share this state. */
const shared = globalThis as { ludotecaVisitors?: Known }

function known(): Known {
  shared.ludotecaVisitors ??= { at: Number.NEGATIVE_INFINITY, bytes: 0, sweptAt: Number.NEGATIVE_INFINITY }
  return shared.ludotecaVisitors
}

/** Throws if visitors have no room left for `more` bytes. */
export async function assertVisitorRoom(more: number): Promise<void> {
  const visitors = known()
  if (Date.now() - visitors.at >= fresh) {
    visitors.at = Date.now()
    visitors.bytes = await visitorBytes()
  }
  if (visitors.bytes + more > visitorQuota().bytes) throw appError('site-full')
  visitors.bytes += more
}

/** Returns the bytes of all visitors' files, late saves, games and packs. */
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

/** Throws if visitors may have no more workspaces. First removes empty ones that have long been unused. */
export async function assertAnotherWorkspace(): Promise<void> {
  const visitors = known()
  const { workspaces, emptyDays } = visitorQuota()
  if (Date.now() - visitors.sweptAt >= sweepEvery) {
    visitors.sweptAt = Date.now()
    await removeEmptyWorkspaces(new Date(Date.now() - emptyDays * aDay))
  }
  if ((await db().workspace.count({ where: { visitor: true } })) >= workspaces) throw appError('site-full')
}

/** Removes visitors' workspaces that are empty and unopened since a date. A deleted game does not count as content. */
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
