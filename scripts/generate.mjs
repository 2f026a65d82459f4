// npm run generate: makes the database client from prisma/schema.prisma. Start, build, check and test do it by themselves.
import { generateClient } from './lib/prisma.mjs'
import { main, say } from './lib/project.mjs'

await main(async () => {
  say(generateClient() ? 'Made the database client.' : 'The database client is up to date.')
})
