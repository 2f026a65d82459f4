import { chmodSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
// @ts-expect-error a plain script without types
import { backUp } from '../../scripts/lib/backup/backup.mjs'
// @ts-expect-error a plain script without types
import { restore } from '../../scripts/lib/backup/restore.mjs'
// @ts-expect-error a plain script without types
import { openDatabase } from '../../scripts/lib/database/database.mjs'
// @ts-expect-error a plain script without types
import { removeData } from '../../scripts/lib/database/place.mjs'
import { perScale } from '../support/budget'

const megabyte = 1_000_000
/** Files of 2 MB each. */
const files = perScale({ daily: 30, reduced: 80, long: 500 })
/** The maximum memory, in either direction: some files at a time, never all. */
const limit = 160 * megabyte

const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'ludoteca-large-')))
const [full, empty] = folders
const file = join(full, 'all.backup')

type Database = { readonly url: string; close(): Promise<void> }
const digests = `SELECT count(*)::int AS files, md5(string_agg(md5(bytes), '' ORDER BY path)) AS digest FROM "DraftFile"`

async function query(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  delete process.env.DATABASE_URL
  for (const folder of folders) chmodSync(folder, 0o755)
  const database: Database = await openDatabase(full, 'a test')
  const id = '00000000-0000-4000-8000-000000000001'
  await query(
    database.url,
    `INSERT INTO "Workspace" (id) VALUES ('${id}')`,
    `INSERT INTO "Draft" (id, "workspaceId", name, "packId") VALUES ('${id}', '${id}', 'Large', 'large')`,
    `INSERT INTO "DraftFile" ("draftId", path, bytes, size, sha256, rev)
     SELECT '${id}', n || '.md', b, length(b), encode(sha256(b), 'hex'), 1
     FROM generate_series(1, ${files}) n, LATERAL (SELECT string_agg(sha256((n * 100000 + i)::text::bytea), ''::bytea) AS b
       FROM generate_series(1, 62500) i) made`,
  )
  await database.close()
})
afterAll(() => {
  for (const folder of folders) removeData(folder)
})

/** Returns the most memory during a function, beyond that before it. */
async function growth(run: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  try {
    await run()
  } finally {
    clearInterval(timer)
  }
  return most - before
}

test('a backup larger than memory should be is written and restored piece by piece', async () => {
  expect(await growth(() => backUp(full, file))).toBeLessThan(limit)
  expect(statSync(file).size).toBeGreaterThan(files * 2 * megabyte * 0.9)
  expect(await growth(() => restore(empty, file))).toBeLessThan(limit)
  const [one, other]: Database[] = [await openDatabase(full, 'a test'), await openDatabase(empty, 'a test')]
  try {
    expect(await query(other.url, digests)).toEqual(await query(one.url, digests))
  } finally {
    await one.close()
    await other.close()
  }
})
