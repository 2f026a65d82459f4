// TypeScript that is made of other files and not kept in git: what reads or bundles our sources asks for it here first.
import { buildValidators } from '../validators.mjs'
import { writeKnown } from './rulesets.mjs'

/** The list of rulesets, then the validators of their schemas; what is fresh is left alone. Says which it made. */
export async function makeSources() {
  const rulesets = await writeKnown()
  return { rulesets, validators: await buildValidators() }
}
