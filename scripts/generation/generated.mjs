// Generates the files that git does not keep, if they are outdated. Every command that needs them calls this first.

import { generateClient } from '../lib/database/prisma.mjs'
import { putUnderAddresses } from './schema-addresses.mjs'
import { makeSources } from './sources.mjs'

/**
 * Generates the list of rulesets, the database client, the validators, and the schemas of rulesets under their addresses. Returns
 * what was generated, by name and as a number of files.
 */
export async function makeGenerated() {
  return { ...(await makeSources()), client: generateClient(), addresses: putUnderAddresses() }
}
