// npm run dev: like npm start, but the site is rebuilt as the source is edited.

import { makeGenerated } from './generation/generated.mjs'
import { main } from './lib/project.mjs'
import { launch } from './lib/site/launch.mjs'
import { serveSite } from './lib/site/site-server.mjs'

async function serve(at) {
  await makeGenerated()
  return serveSite(at, { dev: true })
}

await main(async () => process.exit(await launch('npm run dev', serve)))
