/** The keys of scenarios, decks and tracks, which the studio lists by their words. */
import '../../schemas/all'
import { existsSync } from 'node:fs'
import type { Kind } from '../../schemas/catalogue'
import { KINDS_OF } from '../../schemas/generated/kinds'
import { resolve } from '../../schemas/resolve'
import { isObject, rootAsWritten } from '../../schemas/walk'

const ROLES = ['scenario', 'deck', 'tracks']

/** Schemas of files that the studio lists key by key. The scenarios of one ruleset have phrases of their own. */
const LISTED_KINDS = Object.entries(KINDS_OF)
  .filter(([ruleset]) => existsSync(`schemas/${ruleset}`))
  .flatMap(([, kinds]) => ROLES.flatMap((role) => (kinds as Record<string, string>)[role] ?? []))
  .filter((kind) => kind !== 'scenario') as Kind[]

type Home = Parameters<typeof resolve>[0]['home']

/** Every key of a kind of file, at any depth. */
function keysOf(kind: Kind): ReadonlySet<string> {
  const keys = new Set<string>()
  const seen = new Set<unknown>()
  const walk = (node: unknown, home: Home): void => {
    if (Array.isArray(node)) for (const one of node) walk(one, home)
    if (!isObject(node)) return
    if (typeof node.$ref === 'string') {
      const name = `${node.$ref.startsWith('#') ? home : ''}${node.$ref}`
      if (seen.has(name)) return
      seen.add(name)
      const there = resolve({ schema: node, home })
      walk(there.schema, there.home)
      return
    }
    for (const [word, inner] of Object.entries(node)) {
      if (['examples', 'definitions'].includes(word)) continue
      if (word !== 'properties' || !isObject(inner)) walk(inner, home)
      else
        for (const [key, schema] of Object.entries(inner)) {
          keys.add(key)
          walk(schema, home)
        }
    }
  }
  const { schema, home } = rootAsWritten(kind)
  walk(schema, home)
  return keys
}

export const keysShownByStudio = (): ReadonlySet<string> =>
  new Set(LISTED_KINDS.flatMap((kind) => [...keysOf(kind)]))
