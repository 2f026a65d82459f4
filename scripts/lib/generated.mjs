// What is made of other files and not kept in git: whatever needs it asks for it here, and what is fresh is left alone.
import { putUnderAddresses } from '../schema-addresses.mjs'
import { buildValidators } from '../validators.mjs'
import { generateClient } from './prisma.mjs'
import { writeKnown } from './rulesets.mjs'

/**
 * The list of rulesets, the database client, the validators, and the schemas of rulesets under their addresses; says what it made, by name
 * and as a number of files.
 */
export async function makeGenerated() {
  const rulesets = await writeKnown()
  return {
    rulesets,
    client: generateClient(),
    validators: await buildValidators(),
    addresses: putUnderAddresses(),
  }
}
