// One PostgreSQL server of our own on one data directory: created, started, found again after an accident, stopped.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { databasePlace, isRoot } from './database-place.mjs'
import { postgresBinaries } from './postgres-binaries.mjs'
import { commandOf, isAlive, processesIn, signal, waitForExit } from './processes.mjs'
import { PlainError } from './project.mjs'

const majorVersion = '18'
const administrator = 'postgres'
const logLimit = 5_000_000
const guardianScript = fileURLToPath(new URL('guardian.mjs', import.meta.url))

/** What makes an answered save a saved one. Given on the command line, so that no file in the data can weaken it. */
const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']

/**
 * Starts the server of a data directory. The caller holds the launch lock.
 * @returns {Promise<{ url: (database: string) => string, place: string, exited: Promise<number>, stop: () => Promise<void> }>}
 */
export async function startPostgres(dataDirectory) {
  const { parent, owner } = databasePlace(dataDirectory)
  const server = {
    owner,
    cluster: join(realpathSync(parent), 'postgres'),
    binaries: postgresBinaries({ asRoot: isRoot() }),
    password: readPassword(dataDirectory),
    log: join(dataDirectory, 'postgres.log'),
  }
  if (!existsSync(join(server.cluster, 'PG_VERSION'))) await create(server)
  checkVersion(server.cluster)
  await stopOrphan(server.cluster)
  try {
    return await launch(server)
  } catch (error) {
    // The port may have been taken between our choice and the server's: a second try has another one.
    if (error instanceof PlainError) return await launch(server)
    throw error
  }
}

/** Made once, readable by us alone. The server knows only its hash. */
function readPassword(dataDirectory) {
  const file = join(dataDirectory, 'database-password')
  if (!existsSync(file)) {
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, randomBytes(24).toString('base64url'), { mode: 0o600 })
    renameSync(unfinished, file)
  }
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
  return readFileSync(file, 'utf8').trim()
}

const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

function spawnProgram(server, program, args, options) {
  return spawn(join(server.binaries, 'bin', program), args, {
    ...options,
    ...server.owner,
    env: environment,
    // Its own session: a Ctrl-C in the terminal reaches us alone, and we stop the site first and then the database.
    detached: true,
  })
}

/** Creates the cluster beside its place and moves it there when it is whole: an interrupted creation leaves no half of one. */
async function create(server) {
  const parent = dirname(server.cluster)
  for (const name of readdirSync(parent)) {
    if (name.startsWith('postgres.new-')) rmSync(join(parent, name), { recursive: true, force: true })
  }
  const unfinished = join(parent, `postgres.new-${process.pid}`)
  const cluster = join(unfinished, 'cluster')
  const passwordFile = join(unfinished, 'password')
  mkdirSync(cluster, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, server.password, { mode: 0o600 })
  if (server.owner) {
    for (const path of [unfinished, cluster, passwordFile])
      chownSync(path, server.owner.uid, server.owner.gid)
  }
  const initdb = spawnProgram(
    server,
    'initdb',
    [
      '-D',
      cluster,
      '-U',
      administrator,
      '-A',
      'scram-sha-256',
      '-E',
      'UTF8',
      '--no-locale',
      `--pwfile=${passwordFile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: unfinished },
  )
  let complaint = ''
  initdb.stderr.on('data', (text) => {
    complaint += text
  })
  const [code] = await once(initdb, 'close').catch((error) => [error.message])
  if (code !== 0) {
    throw new PlainError(
      `PostgreSQL could not create its files in ${parent} (${code}).\n${complaint.trim()}\n` +
        'If these programs do not run on this system, install PostgreSQL yourself and set DATABASE_URL to it.',
    )
  }
  renameSync(cluster, server.cluster)
  rmSync(unfinished, { recursive: true, force: true })
}

function checkVersion(cluster) {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== majorVersion) {
    throw new PlainError(
      `The database in ${cluster} was made by PostgreSQL ${version}; this Ludoteca brings PostgreSQL ${majorVersion}.\n` +
        'Start the Ludoteca that made it, export your drafts there, and import them here.',
    )
  }
}

/** A server that outlived its launcher is stopped in good order, so that there is never a second one on the same files. */
async function stopOrphan(cluster) {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  const command = commandOf(pid)
  const isOurs = isAlive(pid) && (command === undefined ? true : command.startsWith('postgres'))
  if (isOurs && (process.platform !== 'linux' || processesIn(cluster).includes(pid))) {
    signal(pid, 'SIGINT')
    if (!(await waitForExit(pid, 30_000))) signal(pid, 'SIGQUIT')
    if (!(await waitForExit(pid, 10_000))) {
      throw new PlainError(
        `A database server (process ${pid}) still works on ${cluster} and does not stop. Stop it first.`,
      )
    }
  }
  await removeStalePidFile(pidFile, cluster)
}

/**
 * PostgreSQL clears its own stale file, except when the id in it now belongs to something else (common after a restart of a
 * container). We remove it then, but only once no process of the dead server works on the files any more.
 */
async function removeStalePidFile(pidFile, cluster) {
  for (let waited = 0; processesIn(cluster).length > 0; waited += 100) {
    if (waited > 20_000) {
      throw new PlainError(`Processes of an older database server still work on ${cluster}. Stop them first.`)
    }
    await sleep(100)
  }
  if (process.platform === 'linux') rmSync(pidFile, { force: true })
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

async function launch(server) {
  const port = await freePort()
  // The directory is for whoever reads the list of processes.
  const guardian = spawn(process.execPath, [guardianScript, server.cluster], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guardian.stdin.on('error', () => {})
  const settings = [
    ...durable,
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'timezone=UTC',
  ]
  const log = openSync(
    server.log,
    existsSync(server.log) && statSync(server.log).size > logLimit ? 'w' : 'a',
    0o600,
  )
  const child = spawnProgram(
    server,
    'postgres',
    ['-D', server.cluster, ...settings.flatMap((one) => ['-c', one])],
    {
      stdio: ['ignore', log, log],
      cwd: server.cluster,
    },
  )
  closeSync(log)
  const exited = new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1))
    child.once('error', () => resolve(1))
  })
  if (child.pid) guardian.stdin.write(`${child.pid}\n`)

  const url = (database, user = administrator) =>
    `postgresql://${user}:${server.password}@127.0.0.1:${port}/${encodeURIComponent(database)}`
  const stop = async () => {
    child.kill('SIGINT')
    const late = setTimeout(() => child.kill('SIGQUIT'), 20_000)
    await exited
    clearTimeout(late)
    guardian.stdin.end()
  }
  // Neither keeps us alive by itself: whoever started the server decides how long it runs.
  guardian.unref()
  guardian.stdin.unref?.()
  child.unref()
  try {
    await waitUntilReady(url('postgres'), exited, server.log)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, password: server.password, place: server.cluster, exited, stop }
}

/** Recovery after an accident may take a while; a server that exits instead says why in its log. */
async function waitUntilReady(url, exited, log) {
  let over = false
  exited.then(() => {
    over = true
  })
  for (const end = Date.now() + 120_000; Date.now() < end; await sleep(25)) {
    if (over) break
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      // 28P01: the password does not fit, and will not by waiting.
      if (error.code === '28P01') {
        throw new PlainError(
          'The database does not accept the password in the file "database-password" of the data directory.',
        )
      }
    } finally {
      await client.end().catch(() => {})
    }
  }
  throw new PlainError(`The database did not start. Its own words are at the end of ${log}.`)
}
