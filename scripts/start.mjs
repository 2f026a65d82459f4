// npm start: everything the site needs, prepared and started; Ctrl-C stops all of it.
import { createServer } from 'node:http'
import { front } from './lib/front/front.mjs'
import { KeptPage } from './lib/front/kept-page.mjs'
import { launch } from './lib/launch.mjs'
import { main, root, say } from './lib/project.mjs'
import { ensureBuild } from './lib/site-build.mjs'

/** The site runs in this very process: whatever ends us ends it too. */
async function serve({ host, port }) {
  process.chdir(root)
  process.env.NODE_ENV = 'production'
  await ensureBuild({ before: () => say('Building the site; this takes a minute, and only the first time.') })
  const { default: next } = await import('next')
  const server = createServer()
  const site = next({ dev: false, dir: root, hostname: host, port, httpServer: server })
  await site.prepare()
  const page = new KeptPage(() => reachable(server.address()))
  server.on('request', front(site.getRequestHandler(), { page }))
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    ended: new Promise((resolve) => server.once('close', () => resolve('The site ended.'))),
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      // Answers under way may finish, but a connection left open does not keep us.
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), 3000)
      await closed
      clearTimeout(late)
      await site.close()
    },
  }
}

/** Where this machine reaches a server that listens everywhere. */
function reachable({ address, port }) {
  const everywhere = { '0.0.0.0': '127.0.0.1', '::': '::1' }
  return { host: everywhere[address] ?? address, port }
}

await main(async () => {
  const code = await launch('npm start', serve)
  // Next keeps timers of its own.
  process.exit(code)
})
