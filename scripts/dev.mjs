// npm run dev: the same as start, but the site follows the source as you edit it.
import { launch } from './lib/launch.mjs'
import { generateClient } from './lib/prisma.mjs'
import { main } from './lib/project.mjs'
import { serveSite } from './lib/site-server.mjs'

async function serve(at) {
  generateClient()
  return serveSite(at, { dev: true })
}

await main(async () => process.exit(await launch('npm run dev', serve)))
