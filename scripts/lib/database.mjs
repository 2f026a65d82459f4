// The database of a run: the server named by DATABASE_URL, or our own in the data directory. Checked, migrated, ready.
import { mkdirSync, realpathSync } from 'node:fs'
import pg from 'pg'
import { databasePlace } from './database-place.mjs'
import { takeLock } from './launch-lock.mjs'
import { migrate } from './migrations.mjs'
import { startPostgres } from './postgres.mjs'
import { PlainError } from './project.mjs'

const application = 'ludoteca'

/**
 * @returns {Promise<{ url: string, where: string, applied: string[], exited?: Promise<number>, close: () => Promise<void> }>}
 * `exited` settles when a server of our own ends, wanted or not.
 */
export async function openDatabase(dataDirectory, purpose) {
  mkdirSync(dataDirectory, { recursive: true })
  const releases = []
  const releaseLock = () => {
    for (const release of releases) release()
  }
  process.once('exit', releaseLock)
  try {
    for (const place of placesToLock(dataDirectory)) releases.push(takeLock(place, purpose))
    return process.env.DATABASE_URL
      ? await openGiven(process.env.DATABASE_URL, releaseLock)
      : await openOwn(dataDirectory, releaseLock)
  } catch (error) {
    releaseLock()
    throw error
  }
}

/** The data directory, and the place of its database where that is another: copies of the one may share the other. */
function placesToLock(dataDirectory) {
  const data = realpathSync(dataDirectory)
  return process.env.DATABASE_URL ? [data] : [...new Set([data, databasePlace(data).parent])]
}

async function openGiven(url, close) {
  const { host, pathname } = new URL(url)
  try {
    await assertDurable(url)
    return { url, where: `${host}${pathname}`, applied: await migrate(url), close: async () => close() }
  } catch (error) {
    if (error instanceof PlainError || !error.code) throw error
    throw new PlainError(
      `The database named by DATABASE_URL (${host}${pathname}) does not answer: ${error.message}`,
    )
  }
}

async function openOwn(dataDirectory, releaseLock) {
  const server = await startPostgres(dataDirectory)
  const close = async () => {
    await server.stop()
    releaseLock()
  }
  try {
    await createApplicationDatabase(server)
    const url = server.url(application, application)
    await assertDurable(url)
    return {
      url,
      adminUrl: server.url('postgres'),
      where: server.place,
      applied: await migrate(url),
      exited: server.exited,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The site is an ordinary user of the database, not its administrator. */
async function createApplicationDatabase(server) {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [application])
    // The password is base64url: no character of it needs quoting.
    if (role.rowCount === 0)
      await client.query(`CREATE ROLE ${application} LOGIN PASSWORD '${server.password}'`)
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [application])
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${application} OWNER ${application}`)
  } finally {
    await client.end()
  }
}

/** A server that answers before it has written would make every "saved" a guess. */
async function assertDurable(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      const { rows } = await client.query('SELECT current_setting($1) AS value', [setting])
      if (rows[0].value === 'off') {
        throw new PlainError(
          `The database has ${setting} switched off and could lose saved work. Switch it on.`,
        )
      }
    }
  } finally {
    await client.end()
  }
}
