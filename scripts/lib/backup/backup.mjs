// Backs up everything users have made to one file, whether the site is running or not.
import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { reachDatabase } from '../database/reach-database.mjs'
import { connectionFault } from '../database/url.mjs'
import { Fault, reasonOf } from '../fault.mjs'
import { contentOf } from './content.mjs'
import { verifyBackup } from './read.mjs'

/**
 * Writes the backup completely or not at all, readable only by its owner, and reads it back.
 * @returns {Promise<{ rows: Record<string, number>, games: number, bytes: number, where: string }>}
 */
export async function backUp(dataDirectory, file, { force = false } = {}) {
  if (!force && existsSync(file)) throw new Fault('backup-exists', { file })
  if (!process.env.DATABASE_URL && !existsSync(dataDirectory)) {
    throw new Fault('nothing-to-back-up', { path: dataDirectory })
  }
  const unfinished = `${file}.${process.pid}.part`
  const database = await reachDatabase(dataDirectory, 'ludoteca backup')
  try {
    const { rows, games } = await writeContent(database, unfinished)
    await verifyBackup(unfinished)
    const bytes = statSync(unfinished).size
    putInPlace(unfinished, file, force)
    return { rows, games, bytes, where: database.where }
  } catch (error) {
    if (error.syscall && error.path !== undefined) {
      throw new Fault('backup-unwritable', { file, reason: reasonOf(error) })
    }
    throw error
  } finally {
    rmSync(unfinished, { force: true })
    await database.close()
  }
}

async function writeContent({ url, where }, file) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  let written
  async function* content() {
    written = yield* contentOf(client)
  }
  try {
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600 })
    await client.connect()
    await pipeline(Readable.from(content(), { objectMode: false }), createGzip(), target)
    return written
  } catch (error) {
    if (error.syscall && error.path !== undefined) throw error
    throw connectionFault(error, { where, user: client.user, database: client.database })
  } finally {
    await client.end().catch(() => {})
  }
}

/** Syncs the file to disk, then gives it its name. An existing file is replaced only with `force`. */
function putInPlace(unfinished, file, force) {
  const descriptor = openSync(unfinished, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
  if (force) return renameSync(unfinished, file)
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if (error.code === 'EEXIST') throw new Fault('backup-exists', { file })
    // For disks without links: the name was free a moment ago.
    if (existsSync(file)) throw error
    renameSync(unfinished, file)
  }
}
