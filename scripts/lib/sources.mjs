// TypeScript that is made of other files and not kept in git: what reads or bundles our sources asks for it here first.
import { makeCode } from '../generated-code.mjs'
import { buildValidators } from '../validators.mjs'
import { writeKnown } from './rulesets.mjs'

/** Makes the list of rulesets, the code from schemas and statements, then the validators, each unless it is fresh. Returns which were made. */
export async function makeSources() {
  const rulesets = await writeKnown()
  const code = await makeCode()
  return { rulesets, code, validators: await buildValidators() }
}
