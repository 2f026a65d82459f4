// Starts, awaits and stops one PostgreSQL process on one port, with a guardian that outlives this process.
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Fault } from '../fault.mjs'
import { startGuardian } from '../processes/guarded.mjs'
import { administrator, spawnProgram } from './postgres-program.mjs'
import { faultIn, lastWords } from './postgres-words.mjs'

const logLimit = 5_000_000

/** Settings that make confirmed saves durable. They are set on the command line, so that no file in the data can override them. */
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']

/** Returns the URL of a server on a port. */
export const urlOn =
  (server, port) =>
  (database, user = administrator) =>
    `postgresql://${user}:${server.password}@127.0.0.1:${port}/${encodeURIComponent(database)}`

/**
 * @param server `{ cluster, binaries, owner?, password, passwordFile, log }`
 * @returns {Promise<{ exited: Promise<number>, words: () => string, stop: () => Promise<void> }>} `words`: the log of this process
 */
export async function runServer(server, port) {
  const guardian = startGuardian(server.cluster)
  const log = openLog(server.log)
  const child = spawnServer(server, port, log.descriptor)
  closeSync(log.descriptor)
  const exited = new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', () => resolve(1))
  })
  exited.then(() => guardian.stdin.end())
  if (child.pid) guardian.stdin.write(`${child.pid}\n`)
  const stop = async () => {
    child.kill('SIGINT')
    const late = setTimeout(() => child.kill('SIGQUIT'), 20_000)
    await exited
    clearTimeout(late)
  }
  // Neither process keeps this one alive: the caller decides how long the server runs.
  guardian.unref()
  guardian.stdin.unref?.()
  child.unref()
  const words = () => readFileSync(server.log).subarray(log.start).toString('utf8')
  try {
    await waitUntilReady(server, urlOn(server, port)('postgres'), exited, words)
  } catch (error) {
    await stop()
    throw error
  }
  return { exited, words, stop }
}

function openLog(file) {
  const size = existsSync(file) ? statSync(file).size : 0
  const isFresh = size > logLimit
  return { descriptor: openSync(file, isFresh ? 'w' : 'a', 0o600), start: isFresh ? 0 : size }
}

function spawnServer(server, port, log) {
  const settings = [
    ...durable,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
  ]
  const args = ['-D', server.cluster, ...settings.flatMap((one) => ['-c', one])]
  return spawnProgram(server, 'postgres', args, { stdio: ['ignore', log, log], cwd: server.cluster })
}

/** Waits for the server, which may need a while to recover. If it exits instead, its log has the reason. */
async function waitUntilReady(server, url, exited, words) {
  let over = false
  exited.then(() => {
    over = true
  })
  for (const end = Date.now() + 120_000; Date.now() < end && !over; await sleep(25)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      // 28P01, wrong password: waiting would not help.
      if (error.code === '28P01') throw new Fault('password-refused', { file: server.passwordFile })
      // XX001 or XX002, damaged files, and 58P01, a missing file: waiting would not help either.
      if (['XX001', 'XX002', '58P01'].includes(error.code)) {
        throw new Fault('database-damaged', { cluster: server.cluster, words: error.message })
      }
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw (
    faultIn(words(), server) ??
    new Fault('database-not-started', { log: server.log, words: lastWords(words()) })
  )
}
