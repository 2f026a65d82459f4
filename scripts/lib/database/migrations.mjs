// Migrates a database with prisma/migrations. It keeps the same records as `prisma migrate deploy`, so that either can continue the
// other's work.
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { Fault } from '../fault.mjs'
import { root } from '../project.mjs'

export const migrationsDirectory = join(root, 'prisma/migrations')

/** The key of the advisory lock that Prisma Migrate also takes. */
const lockKey = 72707369

/** The table in which Prisma records applied migrations. */
export const booksName = '_prisma_migrations'

const books = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`

/** Returns names and texts of the migrations, oldest first. */
export function readMigrations() {
  return readdirSync(migrationsDirectory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(migrationsDirectory, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/** Applies missing migrations, each in one transaction. Returns their names. */
export async function migrate(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockKey])
    await client.query(books)
    const missing = missingMigrations(readMigrations(), await appliedMigrations(client))
    for (const migration of missing) await apply(client, migration)
    return missing.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

/**
 * Migrates an empty schema to the state in the given records, inside the caller's transaction.
 * @param applied rows of the records: `{ name, checksum, finished_at }`
 */
export async function migrateTo(client, applied) {
  const known = readMigrations()
  missingMigrations(known, applied)
  const wanted = new Set(applied.map((row) => row.name))
  await client.query(books)
  for (const migration of known.filter(({ name }) => wanted.has(name))) await record(client, migration)
}

/** Returns the names of migrations missing in a database, without changing it. */
export async function missingIn(client) {
  return missingMigrations(readMigrations(), await appliedMigrations(client)).map(({ name }) => name)
}

/** Returns the records of finished migrations: `{ name, checksum, finished_at }`, or none without a record table. */
export async function appliedMigrations(client) {
  const { rows: found } = await client.query(
    `SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS there`,
  )
  if (!found[0].there) return []
  const { rows } = await client.query(
    'SELECT migration_name AS name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  )
  return rows
}

function missingMigrations(known, applied) {
  for (const row of applied) {
    if (!row.finished_at) throw new Fault('migration-half', { name: row.name })
    const file = known.find((migration) => migration.name === row.name)
    if (!file) throw new Fault('migration-newer', { name: row.name })
    if (file.checksum !== row.checksum) throw new Fault('migration-edited', { name: row.name })
  }
  const done = new Set(applied.map((row) => row.name))
  return known.filter((migration) => !done.has(migration.name))
}

/** PostgreSQL changes tables inside transactions too. */
async function apply(client, migration) {
  await client.query('BEGIN')
  try {
    await record(client, migration)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    if (error.code === '53100') throw error
    throw new Fault('migration-fails', { name: migration.name, words: error.message }, { cause: error })
  }
}

async function record(client, { name, sql, checksum }) {
  await client.query(sql)
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, applied_steps_count)
     VALUES ($1, $2, now(), $3, 1)`,
    [randomUUID(), checksum, name],
  )
}
