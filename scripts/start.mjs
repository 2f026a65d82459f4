// npm start: everything the site needs, prepared and started; Ctrl-C stops all of it.
import { launch } from './lib/launch.mjs'
import { main, say } from './lib/project.mjs'
import { ensureBuild } from './lib/site-build.mjs'
import { serveSite } from './lib/site-server.mjs'

/** The site runs in this very process: whatever ends us ends it too. */
async function serve(at, signal) {
  const before = () => say('The site is built first. This takes about a minute, once.')
  await ensureBuild({ before, signal })
  return serveSite(at, { dev: false })
}

await main(async () => {
  const code = await launch('npm start', serve)
  // Next keeps timers of its own.
  process.exit(code)
})
