// Runs our own PostgreSQL server on a data directory: creates, starts and stops it, recovers it after an accident, and keeps it
// while the disk is full.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '../fault.mjs'
import { freePort } from '../free-port.mjs'
import { say } from '../project.mjs'
import { checkCluster } from './cluster-check.mjs'
import { writeControl } from './control-file.mjs'
import { checkRoom, freeBytes, reserve } from './disk-capacity.mjs'
import { readPassword } from './password.mjs'
import { databasePlace, isRoot, linkPlace } from './place.mjs'
import { postgresBinaries } from './postgres-binaries.mjs'
import { createCluster, setPassword } from './postgres-create.mjs'
import { stopOrphan } from './postgres-orphan.mjs'
import { administrator } from './postgres-program.mjs'
import { runServer, urlOn } from './postgres-server.mjs'
import { isFullFor } from './postgres-words.mjs'

/** The role and the database of the site. */
export const application = 'ludoteca'

/**
 * Starts the server of a data directory. The caller holds the launch lock.
 * @returns {Promise<{ url: (database: string, user?: string) => string, password: string, place: string, exited: Promise<number>, stop: () => Promise<void> }>}
 */
export async function startPostgres(dataDirectory) {
  const server = await prepare(dataDirectory)
  const first = await firstRun(server)
  return { ...supervise(server, first), place: server.cluster, password: server.password }
}

/** Prepares everything the server needs; makes parts that never existed. */
async function prepare(dataDirectory) {
  const place = databasePlace(dataDirectory)
  const isThere = checkCluster(place)
  checkRoom(place.parent, { isNew: !isThere })
  linkPlace(place.data, place.parent)
  const { file, password, isNew } = readPassword(place)
  const server = {
    owner: place.owner,
    cluster: join(place.parent, 'postgres'),
    binaries: postgresBinaries({ asRoot: isRoot() }),
    password,
    passwordFile: file,
    log: join(place.data, 'postgres.log'),
  }
  if (!isThere) await createCluster(server)
  else await stopOrphan(server.cluster)
  if (isThere && isNew) await replacePassword(server)
  writeControl(place.data, place.parent)
  return server
}

/** Removes a password that could not be set, so that it does not look like the right one. */
async function replacePassword(server) {
  try {
    await setPassword(server, [administrator, application])
  } catch (error) {
    rmSync(server.passwordFile, { force: true })
    throw error
  }
}

async function firstRun(server) {
  const port = await freePort()
  try {
    return { port, run: await runServer(server, port) }
  } catch (error) {
    // The port may have been taken since it was chosen: the second try uses another one.
    if (!(error instanceof Fault) || error.code !== 'database-not-started') throw error
    const other = await freePort()
    return { port: other, run: await runServer(server, other) }
  }
}

/**
 * Restarts a server that ended because the disk is full, on the same port, when there is room; the site keeps running until then.
 * Any other end is final.
 */
function supervise(server, { port, run }) {
  let current = run
  let stopping = false
  const again = async () => {
    say(
      `The disk is full and the database has stopped; it goes on when there is room on the disk of ${server.cluster}.`,
    )
    while (!stopping) {
      await sleep(500)
      if (freeBytes(server.cluster) < reserve) continue
      current = await runServer(server, port)
      return true
    }
    return false
  }
  const watch = async () => {
    for (;;) {
      const code = await current.exited
      if (stopping || !existsSync(server.cluster) || !isFullFor(current.words(), server.cluster)) return code
      const goesOn = await again().catch((error) => {
        if (error.code !== 'disk-full') console.error(error.message)
        return error.code === 'disk-full'
      })
      if (!goesOn) return code
    }
  }
  return {
    url: urlOn(server, port),
    exited: watch(),
    stop: async () => {
      stopping = true
      await current.stop()
    },
  }
}
