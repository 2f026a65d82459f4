// Runs the site inside this process, behind its front.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { CachedPage } from '../front/cached-page.mjs'
import { front } from '../front/front.mjs'
import { gatekeeper } from '../front/gatekeeper.mjs'
import { PackedFiles } from '../front/packed-files.mjs'
import { refuse, refuseRaw } from '../front/refuse.mjs'
import { root } from '../project.mjs'

/**
 * The growth of live memory, in percent, before garbage collection. By default the engine waits until memory is several times as
 * large, and many readers leave hundreds of megabytes.
 */
const growth = 50

/** Every response names its build: `app/_shell/build-news.ts` uses the same name. */
const buildHeader = 'x-ludoteca-build'

/**
 * Timeouts for incomplete headers and requests (milliseconds); the front has its own limits for bodies (`front/body.mjs`). The
 * front also refuses a request without a host, with its own message and complete headers.
 */
const options = {
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 1000,
  requireHostHeader: false,
}

/**
 * @param {{ host: string, port: number }} at
 * @param {{ dev: boolean }} options whether the site is rebuilt as its source is edited
 * @returns {Promise<{ says: string, ended: Promise<string>, stop: () => Promise<void> }>}
 */
export async function serveSite({ host, port }, { dev }) {
  process.chdir(root)
  process.env.NODE_ENV = dev ? 'development' : 'production'
  if (!dev) setFlagsFromString(`--heap-growing-percent=${growth}`)
  const door = gatekeeper({ host })
  const { default: next } = await import('next')
  const server = createServer(options)
  server.on('clientError', refuseRaw)
  server.on('checkExpectation', (request, response) =>
    refuse(request, response, 'bad-request', { expected: 'Expect: 100-continue' }),
  )
  const connections = new Set()
  server.on('connection', (connection) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  server.on('upgrade', (request, socket) => {
    if (!door.isOurs(request)) socket.destroy()
  })
  const site = next({ dev, dir: root, hostname: host, port, httpServer: server })
  await site.prepare()
  const page = new CachedPage(() => reachable(server.address()))
  const files = dev ? undefined : new PackedFiles(join(root, '.next/packed'))
  const answer = dev ? site.getRequestHandler() : front(site.getRequestHandler(), { page, files })
  const build = dev ? undefined : readFileSync(join(root, '.next/BUILD_ID'), 'utf8').trim()
  server.on('request', (request, response) => {
    if (build) response.setHeader(buildHeader, build)
    door.admit(request, response, () => answer(request, response))
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    says: door.says,
    ended: new Promise((resolve) => server.once('close', () => resolve('The site ended.'))),
    stop: () => stop(server, site, connections),
  }
}

/** Returns the local address of a server that listens on all addresses. */
function reachable({ address, port }) {
  const everywhere = { '0.0.0.0': '127.0.0.1', '::': '::1' }
  return { host: everywhere[address] ?? address, port }
}

/** How long running responses, and then Next, may take to end (milliseconds). */
const patience = 3000

async function stop(server, site, connections) {
  const closed = new Promise((resolve) => server.close(resolve))
  // Running responses may finish; idle connections and web sockets are closed.
  server.closeIdleConnections()
  const late = setTimeout(() => {
    for (const connection of connections) connection.destroy()
  }, patience)
  await closed
  clearTimeout(late)
  await Promise.race([site.close(), sleep(patience, undefined, { ref: false })])
}
