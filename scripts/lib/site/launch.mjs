// The common part of start and dev: opens the database, serves the site, and stops both together.
import { once } from 'node:events'
import { createServer } from 'node:net'
import { openDatabase } from '../database/database.mjs'
import { onParentGone } from '../processes/processes.mjs'
import { dataDirectory, PlainError, quiet, say } from '../project.mjs'
import { assertVisitorQuota } from './visitor-quota.mjs'

/** Returns where the site listens: `HOST` and `PORT`, or only this computer on port 3000. */
export function address() {
  const port = Number(process.env.PORT || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new PlainError(`PORT is "${process.env.PORT}", which is not a port number.`)
  }
  const host = process.env.HOST || '127.0.0.1'
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return { host, port, url: `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}` }
}

export async function assertPortFree({ host, port }) {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    if (error.code === 'EADDRINUSE') {
      throw new PlainError(
        `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
      )
    }
    throw new PlainError(`Cannot listen on ${host}:${port}: ${error.message}`)
  }
  probe.close()
  await once(probe, 'close')
}

/** Sets the disk and the reserve at which the site refuses saves, so that our own database never runs out of disk space. */
function tellRoom(disk) {
  delete process.env.LUDOTECA_DISK
  if (!disk) return
  process.env.LUDOTECA_DISK = disk.path
  process.env.LUDOTECA_DISK_RESERVE = String(disk.reserve)
}

/**
 * Runs a site on its database until it is told to stop, or until one of them ends by itself.
 * @param {(at: object, signal: AbortSignal) => Promise<{ says: string, ended: Promise<string>, stop: () => Promise<void> }>}
 * serve starts the site; the signal aborts its preparation
 */
export async function launch(purpose, serve) {
  Object.assign(process.env, quiet)
  assertVisitorQuota()
  const at = address()
  await assertPortFree(at)
  const stopping = new AbortController()
  const told = new Promise((resolve) => {
    const tell = () => {
      stopping.abort()
      resolve({ code: 0 })
    }
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, tell)
    onParentGone(tell)
  })
  const database = await openDatabase(dataDirectory(), `${purpose} on ${at.url}`)
  process.env.DATABASE_URL = database.url
  tellRoom(database.disk)
  let site
  try {
    if (stopping.signal.aborted) return 0
    const serving = serve(at, stopping.signal)
    const early = await Promise.race([serving, told])
    if ('code' in early) {
      serving.then((late) => late.stop()).catch(() => {})
      return early.code
    }
    site = early
    say(`Database: ${database.where}\n${site.says}`)
    say(`Ludoteca is ready: ${at.url}\nCtrl-C stops it.`)
    const end = await Promise.race([
      told,
      site.ended.then((reason) => ({ code: 1, reason })),
      ...(database.exited
        ? [database.exited.then(() => ({ code: 1, reason: 'The database server ended.' }))]
        : []),
    ])
    if (end.reason)
      console.error(`\n${end.reason} Ludoteca stops. Your saved work is safe; start it again to continue.\n`)
    return end.code
  } finally {
    await site?.stop()
    await database.close()
  }
}
