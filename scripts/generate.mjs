// npm run generate: makes the files that git does not keep. Start, build, check and test also run it. They are the list of rulesets
// (from their folders and ludoteca.config.mjs), the database client (from prisma/schema.prisma) and the validators (from the
// schemas). It also puts the schemas of rulesets under their addresses for editors.
import { makeGenerated } from './generation/generated.mjs'
import { main, say } from './lib/project.mjs'

await main(async () => {
  const made = await makeGenerated()
  say(made.rulesets ? 'Listed the rulesets.' : 'The list of rulesets is up to date.')
  say(
    made.code
      ? 'Made the code from schemas and statements.'
      : 'The code from schemas and statements is up to date.',
  )
  say(made.client ? 'Made the database client.' : 'The database client is up to date.')
  say(made.validators ? 'Built the validators.' : 'The validators are up to date.')
  say(`Schemas under their addresses: ${made.addresses} files written.`)
})
