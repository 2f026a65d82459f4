// What is made of other files and not kept in git: whatever needs it asks for it here, and what is fresh is left alone.
import { putUnderAddresses } from '../schema-addresses.mjs'
import { generateClient } from './prisma.mjs'
import { makeSources } from './sources.mjs'

/**
 * The list of rulesets, the database client, the validators, and the schemas of rulesets under their addresses; says what it made, by name
 * and as a number of files.
 */
export async function makeGenerated() {
  return { ...(await makeSources()), client: generateClient(), addresses: putUnderAddresses() }
}
