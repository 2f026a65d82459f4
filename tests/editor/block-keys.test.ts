/** What the studio calls the keys of scenarios, decks and tracks, for who does not read English. */
import '../../schemas/all'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outlineOf } from '../../app/_editor/model/blocks/outline'
import english from '../../app/_editor/text/en.json'
import italian from '../../app/_editor/text/it.json'
import type { Kind } from '../../schemas/catalogue'
import { KINDS_OF } from '../../schemas/generated/kinds'
import { resolve } from '../../schemas/resolve'
import { isObject, rootAsWritten } from '../../schemas/walk'
import { wordsIn } from './block-words'

const ROLES = ['scenario', 'deck', 'tracks']

/** Schemas of files that are read key by key; the scenarios of one ruleset are said in phrases of their own. */
const KINDS = Object.entries(KINDS_OF)
  .filter(([ruleset]) => existsSync(`schemas/${ruleset}`))
  .flatMap(([, kinds]) => ROLES.flatMap((role) => (kinds as Record<string, string>)[role] ?? []))
  .filter((kind) => kind !== 'scenario') as Kind[]

type Home = Parameters<typeof resolve>[0]['home']

/** Every key that a file of this kind may have somewhere. */
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

test.each(KINDS)('each key of %s has a word in Italian and in English', (kind) => {
  const keys = [...keysOf(kind)]
  expect(keys.length).toBeGreaterThan(5)
  for (const { blockPhrases } of [italian, english]) {
    const words: Readonly<Record<string, string>> = blockPhrases.keys
    expect(keys.filter((key) => !words[key])).toEqual([])
  }
})

test('there are the schemas of four games, and no word for a key that none of them has', () => {
  expect(KINDS.length).toBe(7)
  const all = new Set(KINDS.flatMap((kind) => [...keysOf(kind)]))
  expect(Object.keys(italian.blockPhrases.keys).filter((key) => !all.has(key))).toEqual([])
})

test('Italian shows no key as it is written that has another word, at any depth that is shown', () => {
  const all = [...new Set(KINDS.flatMap((kind) => [...keysOf(kind)]))].filter((key) => key !== 'source')
  const words: Readonly<Record<string, string>> = italian.blockPhrases.keys
  for (const key of all) {
    const [group] = outlineOf({ set: { [key]: { [key]: 1 } }, list: [{ [key]: 1, id: 'a' }] }, wordsIn('it'))
    expect(group.lines[0]).toMatchObject({ name: words[key], summary: `${words[key]} 1` })
  }
})
