// npm run generate: makes the database client from prisma/schema.prisma, which start, build, check and test do by themselves, and puts
// the schemas of rulesets under their addresses for editors.
import { generateClient } from './lib/prisma.mjs'
import { main, say } from './lib/project.mjs'
import { putUnderAddresses } from './schema-addresses.mjs'

await main(async () => {
  say(generateClient() ? 'Made the database client.' : 'The database client is up to date.')
  say(`Schemas under their addresses: ${putUnderAddresses()} files written.`)
})
