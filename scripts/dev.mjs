// npm run dev: like npm start, but the site is rebuilt as the source is edited.

import { makeGenerated } from './lib/generated.mjs'
import { launch } from './lib/launch.mjs'
import { main } from './lib/project.mjs'
import { serveSite } from './lib/site-server.mjs'

async function serve(at) {
  await makeGenerated()
  return serveSite(at, { dev: true })
}

await main(async () => process.exit(await launch('npm run dev', serve)))
