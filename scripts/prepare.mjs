// npm ci: generates code that git does not keep and that needs no development tool, before anything else reads it.

import { putUnderAddresses } from './generation/schema-addresses.mjs'
import { makeSources } from './generation/sources.mjs'
import { main } from './lib/project.mjs'

await main(async () => {
  await makeSources()
  putUnderAddresses()
})
