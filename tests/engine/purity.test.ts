import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { randomBot } from '../../engine/bots/random'
import { boardMap, compile, crossCheck } from '../../engine/compile'
import { apply, decisions, hash, outcome, play, replay, setup, table, view } from '../../engine/game'
import { act, recordOf, startSession, stateOf } from '../../engine/replay/session'
import type { GameDef } from '../../engine/types'
import { schemaFile, schemaPaths } from '../../scripts/generation/schema-files.mjs'
import { countOf, isItsTurn } from '../support/budget'
import { loadPack, packNames } from './support/content'
import { withoutTheWorld } from './support/forbidden'
import { raceDef } from './support/race'
import { smallPack } from './support/small-pack'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** The generated list of rulesets, the only import of rulesets from outside. */
const LIST = join('rulesets', 'known.ts')
const sources = readdirSync(join(root, 'engine'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && name !== LIST)
  .map((name) => {
    const path = join(root, 'engine', name)
    return {
      name: `engine/${name}`,
      path,
      tree: ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true),
    }
  })

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node)
  node.forEachChild((child) => visit(child, see))
}

/** The table is computed after this many actions. Games must not use the outside world in between. */
const LOOK_EACH = countOf(16, 1)

/** Uses every verb, from the first choice to the last. */
function playThrough(def: GameDef, seed: number): string {
  const bot = randomBot(seed)
  let session = startSession(def, { seed })
  let acts = 0
  for (
    let asked = decisions(def, stateOf(session));
    asked.length > 0;
    asked = decisions(def, stateOf(session))
  ) {
    const next = act(session, asked[0].seat, bot(asked[0]).action)
    if (!next.ok) throw new Error(next.error.rule)
    session = next.value
    if (acts++ % LOOK_EACH > 0) continue
    table(def, stateOf(session))
    for (const seat of [...def.seats, 'spectator']) view(def, stateOf(session), seat)
  }
  expect(outcome(def, stateOf(session))).toBeDefined()
  const record = recordOf(session)
  const fast = play(def, setup(def, { seed }))
  for (const { seat, action } of record.actions) fast.act(seat, action)
  expect(hash(fast.state)).toBe(record.hash)
  expect(hash(replay(def, record))).toBe(record.hash)
  return record.hash
}

describe('without clock, chance, locale, network or process', () => {
  test('the guard itself works, and gives everything back', () => {
    for (const tempt of <(() => unknown)[]>[
      () => Math.random(),
      () => Date.now(),
      () => new Date(),
      () => performance.now(),
      () => new Intl.Collator(),
      () => 'a'.localeCompare('b'),
    ])
      expect(() => withoutTheWorld(tempt)).toThrow('not for the engine')
    expect(() => [
      Math.random(),
      Date.now(),
      new Date(),
      performance.now(),
      new Intl.Collator(),
      'a'.localeCompare('b'),
    ]).not.toThrow()
  })

  test('a game is played, refused, recorded and played again', () => {
    const def = raceDef()
    const hashes = withoutTheWorld(() => [playThrough(def, 5), playThrough(def, 5), playThrough(def, 6)])
    expect(hashes[0]).toBe(hashes[1])
    expect(hashes[2]).not.toBe(hashes[0])
    withoutTheWorld(() => apply(def, setup(def, { seed: 1 }), 'red', { type: 'fly' }))
  })

  test('a pack is checked and compiled', () => {
    raceDef()
    const pack = smallPack((raw) => {
      raw.units.units[0].side = 'rad'
    })
    withoutTheWorld(() => {
      expect(crossCheck(pack).length).toBeGreaterThan(0)
      expect(compile(smallPack(), 'raid').ok).toBe(true)
      expect(boardMap(smallPack().maps.town).grid.size).toBe(24)
    })
  })

  const scenarios = packNames().flatMap((name) => {
    const raw = loadPack(name)
    return Object.values(raw.scenarios).map((scenario) => ({
      name: `${name}/${scenario.id}`,
      raw,
      scenario: scenario.id,
    }))
  })
  // A daily run covers one game. `courses.test.ts` pins the courses of all, which would vary if they depended on more than the
  // seed.
  const today = scenarios.filter(({ raw }) => isItsTurn(raw.manifest.ruleset))
  test.each(today)('$name is played from the first choice to the last', ({ raw, scenario }) => {
    const result = withoutTheWorld(() => {
      const made = compile(raw, scenario)
      return made.ok ? playThrough(made.value, 12) : made.error
    })
    expect(result).toMatch(/^[0-9a-f]{16}$/)
  })
})

describe('the source of the engine', () => {
  test.each(sources)(
    '$name imports only the engine, types of the schemas, the nearest of some names and where a value is written',
    ({ path, tree }) => {
      visit(tree, (node) => {
        const specifier =
          ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined
        if (!specifier || !ts.isStringLiteral(specifier)) return
        expect(specifier.text).toMatch(/^\./)
        const target = relative(root, resolve(dirname(path), specifier.text))
        if (target.startsWith('engine/')) return
        expect(target).toMatch(/^schemas\//)
        // "Did you mean" and the origin of a merged value have one module each, which imports no other.
        if (['schemas/suggest', 'schemas/origin'].includes(target)) return
        const typeOnly = ts.isImportDeclaration(node)
          ? node.importClause?.isTypeOnly
          : (node as ts.ExportDeclaration).isTypeOnly
        expect(typeOnly, `${specifier.text} must be a type import`).toBe(true)
      })
    },
  )

  test('names no scenario, place, site, component, unit, terrain or side of any pack', () => {
    const words = schemaWords()
    const named = new Map(packNames().flatMap((name) => contentIds(name).map((id) => [id, name] as const)))
    const found: string[] = []
    for (const { name, tree } of sources)
      visit(tree, (node) => {
        if (!ts.isStringLiteralLike(node)) return
        if (named.has(node.text) && !words.has(node.text))
          found.push(`${name}: '${node.text}' of ${named.get(node.text)}`)
      })
    expect(named.size).toBeGreaterThan(30)
    expect(found).toEqual([])
  })
})

function contentIds(pack: string): string[] {
  const { units, terrain, maps, scenarios } = loadPack(pack)
  const lists = [
    units.units,
    units.components ?? [],
    units.sides,
    terrain.terrain,
    Object.values(scenarios),
    ...Object.values(maps).flatMap((map) => [map.places ?? [], map.sites ?? [], map.regions ?? []]),
  ]
  return lists.flatMap((list) => list.map(({ id }) => id))
}

/** Returns words of the format itself, such as the role `base`, which packs may use as names. */
function schemaWords(): Set<string> {
  const words = new Set<string>()
  const collect = (value: unknown, key?: string): void => {
    if (typeof value === 'string' && (key === 'const' || key === 'enum')) words.add(value)
    if (Array.isArray(value)) for (const item of value) collect(item, key)
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) {
        if (key === 'properties') words.add(name)
        collect(part, name)
      }
  }
  for (const path of schemaPaths()) collect(JSON.parse(readFileSync(schemaFile(path), 'utf8')))
  return words
}
