// Opens the database for a command beside the site or without it: the running one, else one started temporarily.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../fault.mjs'
import { openDatabase } from './database.mjs'
import { whoRuns } from './launch-lock.mjs'
import { readPassword } from './password.mjs'
import { databasePlace } from './place.mjs'
import { application } from './postgres.mjs'
import { urlOn } from './postgres-server.mjs'
import { checkServer, readDatabaseUrl } from './url.mjs'

/**
 * Does not migrate the tables.
 * @returns {Promise<{ url: string, where: string, isRunning: boolean, close: () => Promise<void> }>} `isRunning`: the site, or an
 * external server, uses it now
 */
export async function reachDatabase(dataDirectory, purpose) {
  if (process.env.DATABASE_URL) {
    const address = readDatabaseUrl(process.env.DATABASE_URL)
    await checkServer(address)
    return { url: address.url, where: address.where, isRunning: true, close: async () => {} }
  }
  const running = existsSync(dataDirectory) ? whoRuns(dataDirectory) : undefined
  if (running?.database) throw new Fault('running-elsewhere', { where: running.database, dataDirectory })
  if (running) return runningDatabase(dataDirectory)
  const { url, where, close } = await openDatabase(dataDirectory, purpose, { migrating: false })
  return { url, where, isRunning: false, close }
}

/** Returns our own server of a running site: its port is in its pid file, its password beside that. */
function runningDatabase(dataDirectory) {
  const place = databasePlace(realpathSync(dataDirectory))
  const cluster = join(place.parent, 'postgres')
  const pidFile = join(cluster, 'postmaster.pid')
  const port = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[3]) : 0
  if (!port) throw new Fault('server-starting', { where: cluster, words: 'postmaster.pid' })
  const { password } = readPassword(place)
  const url = urlOn({ password }, port)(application, application)
  return { url, where: cluster, isRunning: true, close: async () => {} }
}
