// Opens the database of a run: the server in DATABASE_URL, or our own in the data directory. It is checked and migrated.
import { mkdirSync, realpathSync } from 'node:fs'
import pg from 'pg'
import { Fault } from '../fault.mjs'
import { checkCluster } from './cluster-check.mjs'
import { prepareDataFolder } from './data-folder.mjs'
import { reserve } from './disk-capacity.mjs'
import { takeLock } from './launch-lock.mjs'
import { migrate } from './migrations.mjs'
import { databasePlace } from './place.mjs'
import { application, startPostgres } from './postgres.mjs'
import { checkServer, connectionFault, readDatabaseUrl } from './url.mjs'

/**
 * @param options `migrating: false` leaves the tables unchanged
 * @returns {Promise<{ url: string, adminUrl?: string, where: string, applied: string[], disk?: { path: string, reserve: number },
 * exited?: Promise<number>, close: () => Promise<void> }>}
 * `exited` settles when our own server ends for good, wanted or not. `disk` is the disk of our own server, with the bytes reserved
 * on it
 */
export async function openDatabase(dataDirectory, purpose, { migrating = true } = {}) {
  const given = process.env.DATABASE_URL ? readDatabaseUrl(process.env.DATABASE_URL) : undefined
  prepareDataFolder(dataDirectory)
  const releases = []
  const releaseLock = () => {
    for (const release of releases) release()
  }
  process.once('exit', releaseLock)
  try {
    for (const place of placesToLock(dataDirectory, given)) {
      releases.push(takeLock(place, purpose, given?.where))
    }
    return given
      ? await openGiven(given, releaseLock, migrating)
      : await openOwn(dataDirectory, releaseLock, migrating)
  } catch (error) {
    releaseLock()
    throw error
  }
}

/** Returns the data directory and, if different, the place of its database: copies of a data directory may share a database. */
function placesToLock(dataDirectory, given) {
  const data = realpathSync(dataDirectory)
  if (given) return [data]
  const place = databasePlace(data)
  // Checks before anything is made: a database that has gone missing must not be made again.
  checkCluster(place)
  mkdirSync(place.parent, { recursive: true, mode: 0o755 })
  return [...new Set([data, place.parent])]
}

async function openGiven(address, close, migrating) {
  await checkServer(address)
  try {
    await assertDurable(address.url)
    const applied = migrating ? await migrate(address.url) : []
    return { url: address.url, where: address.where, applied, close: async () => close() }
  } catch (error) {
    if (error.code || error instanceof Fault) throw connectionFault(error, address)
    throw error
  }
}

async function openOwn(dataDirectory, releaseLock, migrating) {
  const server = await startPostgres(dataDirectory)
  const close = async () => {
    await server.stop()
    releaseLock()
  }
  try {
    await createApplicationDatabase(server)
    const url = server.url(application, application)
    await assertDurable(url)
    const applied = migrating ? await migrate(url) : []
    const disk = { path: server.place, reserve }
    const adminUrl = server.url('postgres')
    return { url, adminUrl, where: server.place, disk, applied, exited: server.exited, close }
  } catch (error) {
    await close()
    throw ownFault(error, server.place)
  }
}

/** Our own server runs, but its files are damaged. */
function ownFault(error, cluster) {
  if (['XX001', 'XX002', '58P01'].includes(error.code)) {
    return new Fault('database-damaged', { cluster, words: error.message }, { cause: error })
  }
  if (error.code === '53100') return new Fault('disk-full', { path: cluster, free: 0, needed: 0 })
  return error
}

/** Makes the site's role an ordinary user of the database, not its administrator. */
async function createApplicationDatabase(server) {
  const client = new pg.Client({ connectionString: server.url('postgres') })
  await client.connect()
  try {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [application])
    // The password is base64url, so no character of it needs quoting.
    if (role.rowCount === 0)
      await client.query(`CREATE ROLE ${application} LOGIN PASSWORD '${server.password}'`)
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [application])
    if (database.rowCount === 0) await client.query(`CREATE DATABASE ${application} OWNER ${application}`)
  } finally {
    await client.end()
  }
}

/** Refuses a server that confirms a commit before it has written it: no save would be certain. */
async function assertDurable(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      const { rows } = await client.query('SELECT current_setting($1) AS value', [setting])
      if (rows[0].value === 'off') throw new Fault('not-durable', { setting })
    }
  } finally {
    await client.end()
  }
}
