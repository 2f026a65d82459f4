// Generates the TypeScript that git does not keep. Every command that reads or bundles our sources calls this first.
import { makeCode } from './generated-code.mjs'
import { writeKnown } from './rulesets.mjs'
import { buildValidators } from './validators.mjs'

/**
 * Generates the list of rulesets, the code from schemas and statements, then the validators, each if outdated. Returns which ones
 * it generated.
 */
export async function makeSources() {
  const rulesets = await writeKnown()
  const code = await makeCode()
  return { rulesets, code, validators: await buildValidators() }
}
