// npm run build: the database client, then the production build.
import { main } from './lib/project.mjs'
import { buildSite } from './lib/site/site-build.mjs'

await main(async () => {
  await buildSite({ loud: true })
})
