/**
 * Collects the words of each ruleset's scenarios, cards and blocks from its schemas: keys, and names of kinds, moments and the
 * like.
 */

/** Roles whose files consist of words; the others hold numbers and looks. */
const ROLES = ['scenario', 'deck']

/** @returns by ruleset `{ keys, names }`, each once in alphabetical order */
export function wordsByRuleset(schemas, kindsByRuleset) {
  const found = {}
  for (const [ruleset, kinds] of Object.entries(kindsByRuleset)) {
    const words = { keys: new Set(), names: new Set() }
    for (const role of ROLES) if (kinds[role] !== undefined) gather(schemas[kinds[role]], words)
    gather(schemas[`${ruleset}-blocks`], words)
    found[ruleset] = { keys: [...words.keys].sort(), names: [...words.names].sort() }
  }
  return found
}

function gather(schema, words) {
  if (Array.isArray(schema)) for (const part of schema) gather(part, words)
  if (schema === undefined || schema === null || typeof schema !== 'object' || Array.isArray(schema)) return
  const names = [schema.const, ...(Array.isArray(schema.enum) ? schema.enum : [])]
  for (const name of names) if (typeof name === 'string') words.names.add(name)
  for (const [key, inner] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(inner)) words.keys.add(name)
    if (key !== 'examples' && key !== 'const' && key !== 'enum') gather(inner, words)
  }
}
