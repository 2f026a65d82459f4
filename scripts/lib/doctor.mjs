// Checks everything a start depends on, with the same checks as the start, and continues after a fault as far as possible.
import { existsSync } from 'node:fs'
import pg from 'pg'
import { countGames } from './backup/tables.mjs'
import { checkCluster } from './database/cluster-check.mjs'
import { checkDataFolder } from './database/data-folder.mjs'
import { checkRoom } from './database/disk-capacity.mjs'
import { missingIn } from './database/migrations.mjs'
import { distantDatabases } from './database/orphans.mjs'
import { findPlace } from './database/place.mjs'
import { reachDatabase } from './database/reach-database.mjs'
import { checkServer, connectionFault, readDatabaseUrl } from './database/url.mjs'
import { Fault, tell } from './fault.mjs'

/**
 * @typedef {{ check: string, status: 'ok' | 'note' | 'problem', code?: string, message: string }} Result
 * @returns {Promise<Result[]>} in the order of the checks; those made impossible by a fault are left out
 */
export async function examine(dataDirectory, language) {
  const results = []
  const add = (check, status, message, code) =>
    results.push({ check, status, ...(code ? { code } : {}), message })
  const known = (key, values) => tell(`doctor.${key}`, values, language)
  /** Runs one check; returns its result, or `undefined` after a fault. */
  const run = async (check, look) => {
    try {
      const { status = 'ok', key, values } = await look()
      add(check, status, known(key, values), status === 'ok' ? undefined : key)
      return true
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      add(check, 'problem', error.words(language), error.code)
      return false
    }
  }
  if (await run('data-folder', () => dataFolder(dataDirectory))) {
    const reachable = process.env.DATABASE_URL
      ? await run('server', givenServer)
      : (await run('room', () => room(dataDirectory))) && (await run('files', () => files(dataDirectory)))
    if (reachable && (process.env.DATABASE_URL || hasDatabase(dataDirectory))) {
      await inDatabase(dataDirectory, run)
    }
  }
  for (const { state, ...values } of distantDatabases()) {
    if (state === 'orphan' || state === 'unknown') {
      const key = `distant-${state}`
      add('distant', 'note', known(key, { folder: '', ...values, day: values.changed.slice(0, 10) }), key)
    }
  }
  return results
}

function dataFolder(path) {
  return checkDataFolder(path)
    ? { key: 'data-folder', values: { path } }
    : { status: 'note', key: 'no-data-folder', values: { path } }
}

const hasDatabase = (path) => existsSync(path) && checkCluster(findPlace(path))

function room(path) {
  const parent = existsSync(path) ? findPlace(path).parent : path
  const free = checkRoom(parent, { isNew: !hasDatabase(path) })
  return { key: 'room', values: { path: parent, free } }
}

function files(path) {
  if (!hasDatabase(path)) return { status: 'note', key: 'no-database', values: { path } }
  return { key: 'files', values: { path: findPlace(path).parent } }
}

async function givenServer() {
  const address = readDatabaseUrl(process.env.DATABASE_URL)
  await checkServer(address)
  return { key: 'server', values: { where: address.where } }
}

/** Runs the checks that need an open database. */
async function inDatabase(dataDirectory, run) {
  let database
  const opened = await run('database', async () => {
    database = await reachDatabase(dataDirectory, 'ludoteca doctor')
    return { key: database.isRunning ? 'database-running' : 'database', values: { where: database.where } }
  })
  if (!opened) return
  const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  const asked = (look) => async () => {
    try {
      return await look(client)
    } catch (error) {
      if (error instanceof Fault || !error.code) throw error
      throw connectionFault(error, { where: database.where, user: client.user, database: client.database })
    }
  }
  try {
    await client.connect()
    await run('tables', asked(tables))
    await run('drafts', asked(drafts))
  } finally {
    await client.end().catch(() => {})
    await database.close()
  }
}

async function tables(client) {
  const missing = await missingIn(client)
  return missing.length === 0
    ? { key: 'tables' }
    : { status: 'note', key: 'tables-old', values: { count: missing.length } }
}

/** Reads every byte from the disk and compares it with the stored digest. */
async function drafts(client) {
  const { rows: there } = await client.query(`SELECT to_regclass('"DraftFile"') IS NOT NULL AS there`)
  if (!there[0].there) return { status: 'note', key: 'no-tables' }
  const { rows } = await client.query(
    `SELECT (SELECT count(*) FROM "Draft")::int AS drafts, count(*)::int AS files, coalesce(sum(length(bytes)), 0)::float8 AS bytes,
       (count(*) FILTER (WHERE encode(sha256(bytes), 'hex') <> sha256 OR length(bytes) <> size))::int AS wrong
     FROM "DraftFile"`,
  )
  const { wrong, ...values } = rows[0]
  if (wrong > 0) throw new Fault('files-wrong', { count: wrong })
  return { key: 'drafts', values: { ...values, games: await countGames(client) } }
}
