/**
 * Puts the schemas of rulesets under their addresses, `schemas/<address>.schema.json`, beside those that all share: the first line of a
 * file in `content/` names them there, and editors look there. As editors need them (`as-written.mjs`), made at install and by
 * `npm run generate`; git does not keep them.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asWritten } from './lib/as-written.mjs'
import { COMMON, schemaFile, schemaPaths } from './schema-files.mjs'

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'schemas')

/** Writes what is missing or old, takes away what no schema has as its address any more, and says how many files it changed. */
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
