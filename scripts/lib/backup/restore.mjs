// Restores a backup completely or not at all.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { openDatabase } from '../database/database.mjs'
import { migrate, migrateTo } from '../database/migrations.mjs'
import { connectionFault } from '../database/url.mjs'
import { Fault } from '../fault.mjs'
import { setOneForm } from './content.mjs'
import { readBackup, verifyBackup } from './read.mjs'
import { countGames, countRows, dropTables, quoted, setCounters, tablesIn } from './tables.mjs'

/**
 * Reads the file twice: first to verify it before anything is changed, then to write its rows in one transaction. The transaction
 * is committed only if the digest matches again. Older backups are migrated.
 * @returns {Promise<{ rows: Record<string, number>, games: number, madeAt: string, version: string, where: string, applied:
 * string[] }>}
 */
export async function restore(dataDirectory, file, { force = false } = {}) {
  const { madeAt, version } = await verifyBackup(file)
  const database = await openForRestore(dataDirectory, force)
  try {
    const restored = await inTransaction(database, (client) =>
      replaceAll(client, file, database.where, force),
    )
    return { ...restored, madeAt, version, where: database.where, applied: await migrate(database.url) }
  } finally {
    await database.close()
  }
}

/** Creates a missing database again if `force` is set; a damaged one is never touched. */
async function openForRestore(dataDirectory, force) {
  const open = () => openDatabase(dataDirectory, 'ludoteca restore', { migrating: false })
  try {
    return await open()
  } catch (error) {
    if (!force || !(error instanceof Fault) || error.code !== 'database-gone') throw error
    for (const trace of ['ludoteca.json', 'postgres.log']) {
      if (existsSync(join(dataDirectory, trace))) rmSync(join(dataDirectory, trace))
    }
    return open()
  }
}

async function inTransaction({ url, where }, act) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('BEGIN')
    await setOneForm(client)
    const result = await act(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error.code ? connectionFault(error, { where, user: client.user, database: client.database }) : error
  } finally {
    await client.end().catch(() => {})
  }
}

async function replaceAll(client, file, where, force) {
  const count = await countRows(client)
  if (count > 0 && !force) throw new Fault('restore-not-empty', { where, count })
  await dropTables(client)
  const parts = readBackup(file)
  try {
    const rows = await writeAll(client, file, parts)
    await setCounters(client)
    return { rows, games: await countGames(client) }
  } finally {
    await parts.return()
  }
}

async function writeAll(client, file, parts) {
  let head
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    const part = next.value
    if ('end' in part) return part.end.rows
    if ('head' in part) {
      head = part.head
      await migrateTo(
        client,
        head.migrations.map((one) => ({ ...one, finished_at: head.madeAt })),
      )
    } else await writeRows(client, await target(client, head, part.table, file), parts)
  }
  // Unreachable: reading refuses a backup without an end.
  throw new Fault('backup-cut', { file })
}

/** Returns the statement that writes a table's rows; throws if this version lacks the table or its columns. */
async function target(client, head, name, file) {
  const { columns } = head.tables.find((table) => table.name === name)
  const here = (await tablesIn(client)).find((table) => table.name === name)
  if (!here || !columns.every((column) => here.columns.includes(column)))
    throw new Fault('backup-damaged', { file })
  return `COPY ${quoted(name)} (${columns.map(quoted).join(', ')}) FROM STDIN`
}

/** Streams the rows no faster than the database takes them. */
async function writeRows(client, statement, parts) {
  await pipeline(Readable.from(rowsOf(parts), { objectMode: false }), client.query(copyFrom(statement)))
}

/** Yields rows up to the end of this table. */
async function* rowsOf(parts) {
  for (let next = await parts.next(); !next.done; next = await parts.next()) {
    if ('endOf' in next.value) return
    yield next.value.row
  }
}
