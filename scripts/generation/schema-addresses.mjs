/**
 * Writes the schemas of rulesets to `schemas/<address>.schema.json`, beside the shared ones: the first line of a file in `content/`
 * refers to these paths, and editors read them. They are adapted for editors (`as-written.mjs`), and made at install and by `npm
 * run generate`; git does not keep them.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asWritten } from './as-written.mjs'
import { COMMON, schemaFile, schemaPaths } from './schema-files.mjs'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../..', 'schemas')

/** Writes missing or outdated files, removes those without a schema, and returns how many files changed. */
export function putUnderAddresses() {
  const ofRulesets = schemaPaths()
    .filter((path) => path.includes('/'))
    .map((path) => readFileSync(schemaFile(path), 'utf8'))
    .map((text) => [JSON.parse(text).$id, text])
  const texts = asWritten(new Map(ofRulesets))
  const there = readdirSync(folder).filter((name) => name.endsWith('.schema.json'))
  const stale = there.filter((name) => !texts.has(name) && !COMMON.includes(name.replace('.schema.json', '')))
  for (const name of stale) rmSync(join(folder, name))
  const old = [...texts].filter(
    ([name, text]) => !there.includes(name) || readFileSync(join(folder, name), 'utf8') !== text,
  )
  for (const [name, text] of old) writeFileSync(join(folder, name), text)
  return stale.length + old.length
}
