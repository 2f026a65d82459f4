// The drafts of a data folder or a database, for commands on this machine, whether the site is running or not.
import { existsSync } from 'node:fs'
import pg from 'pg'
import { missingIn } from './database/migrations.mjs'
import { reachDatabase } from './database/reach-database.mjs'
import { Fault } from './fault.mjs'
import { dataDirectory } from './project.mjs'

/**
 * Runs `work` with the drafts that `LUDOTECA_DATA` or `DATABASE_URL` name.
 * @template T
 * @param {(store: ReturnType<typeof storeOn>) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDrafts(work) {
  const data = dataDirectory()
  if (!process.env.DATABASE_URL && !existsSync(data)) throw new Fault('drafts-nowhere', { path: data })
  const database = await reachDatabase(data, 'ludoteca drafts')
  const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    // A running site may have another version than this one.
    if ((await missingIn(client)).length > 0) throw new Fault('drafts-older', { where: database.where })
    return await work(storeOn(client))
  } finally {
    await client.end().catch(() => {})
    await database.close()
  }
}

const ofDrafts = `SELECT d.id, d.name, d."packId", d.rev, d."updatedAt", d."workspaceId" AS workspace,
  CASE WHEN w.local THEN 'local' WHEN w.visitor THEN 'visitor' ELSE 'earlier' END AS owner
  FROM "Draft" d JOIN "Workspace" w ON w.id = d."workspaceId"`

const storeOn = (client) => ({
  /** All drafts, most recently changed first. */
  list: async () => (await client.query(`${ofDrafts} ORDER BY d."updatedAt" DESC, d.id`)).rows,

  /** The files of a draft as one consistent snapshot. */
  files: async (draft) => {
    const { rows } = await client.query('SELECT path, bytes FROM "DraftFile" WHERE "draftId" = $1', [draft])
    return new Map(rows.map(({ path, bytes }) => [path, bytes]))
  },

  /** Returns the id of the local machine's workspace. */
  local: async () => {
    const made =
      'INSERT INTO "Workspace" (id, local) VALUES (gen_random_uuid(), true) ON CONFLICT (local) DO NOTHING'
    await client.query(made)
    return (await client.query('SELECT id FROM "Workspace" WHERE local')).rows[0].id
  },

  workspaces: async () => (await client.query('SELECT id FROM "Workspace" ORDER BY id')).rows,

  /** Moves drafts into a workspace, all of them or none. Their keys are cleared, as they belong to requests of the old owner. */
  move: async (drafts, workspace) => {
    const { rowCount } = await client.query(
      'UPDATE "Draft" SET "workspaceId" = $2, key = NULL WHERE id = ANY($1) AND "workspaceId" <> $2',
      [drafts, workspace],
    )
    return rowCount
  },
})
