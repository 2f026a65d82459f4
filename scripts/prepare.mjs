// npm ci: generates code that git does not keep and that needs no development tool, before anything else reads it.
import { main } from './lib/project.mjs'
import { makeSources } from './lib/sources.mjs'
import { putUnderAddresses } from './schema-addresses.mjs'

await main(async () => {
  await makeSources()
  putUnderAddresses()
})
