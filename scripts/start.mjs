// npm start: prepares and starts everything the site needs; Ctrl-C stops all of it.

import { main, say } from './lib/project.mjs'
import { launch } from './lib/site/launch.mjs'
import { ensureBuild } from './lib/site/site-build.mjs'
import { serveSite } from './lib/site/site-server.mjs'

/** Runs the site in this process, so that it ends with it. */
async function serve(at, signal) {
  const before = () => say('The site is built first. This takes about a minute, once.')
  await ensureBuild({ before, signal })
  return serveSite(at, { dev: false })
}

await main(async () => {
  const code = await launch('npm start', serve)
  // Exits explicitly, because Next keeps timers running.
  process.exit(code)
})
