/** Rulesets load on demand. A ruleset that is not loaded is never treated as an empty one. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { RawPack } from '../../engine/types'
import { allRulesets } from '../../scripts/generation/schema-files.mjs'
import { firstLoad } from '../support/first-load'
import { loadPack } from './support/content'

/** The bundled rulesets, then those of `ludoteca.config.mjs`. */
const KNOWN = allRulesets().map(({ id }) => id)

/** Returns a fresh engine without any loaded ruleset. */
async function freshEngine() {
  vi.resetModules()
  const [registry, compiling] = await Promise.all([
    import('../../engine/rulesets'),
    import('../../engine/compile'),
  ])
  return { ...registry, ...compiling }
}
type Engine = Awaited<ReturnType<typeof freshEngine>>

describe('a ruleset', () => {
  let engine: Engine
  beforeEach(async () => {
    engine = await freshEngine()
  })

  test('is known before it is at hand', () => {
    expect(engine.rulesetIds()).toEqual(KNOWN)
    expect(KNOWN).toEqual(['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'wir-sind-das-volk', 'draughts'])
    expect([...engine.rulesets]).toEqual([])
  })

  test('is loaded alone, whatever else is asked for', async () => {
    await engine.loadRulesets(['junta', 'nobody-knows'])
    expect([...engine.rulesets.keys()]).toEqual(['junta'])
    expect(engine.rulesetNamed('nobody-knows')).toBeUndefined()
  })

  test('that is not at hand checks nothing and plays nothing, and says so', async () => {
    const pack = loadPack('kriegspiel')
    const [scenario] = Object.keys(pack.scenarios)
    expect(() => engine.crossCheck(pack)).toThrow('The rules of "kriegspiel" were not loaded.')
    expect(() => engine.compile(pack, scenario)).toThrow('The rules of "kriegspiel" were not loaded.')
    await engine.loadRulesets(['kriegspiel'])
    expect(engine.crossCheck(pack).filter(({ severity }) => severity === 'error')).toEqual([])
    expect(engine.compile(pack, scenario).ok).toBe(true)
  })

  test('that was loaded to be played plays, and says that what authors want is not there until it is', async () => {
    const pack = loadPack('kriegspiel')
    await engine.loadToPlay(pack)
    expect(engine.compile(pack, Object.keys(pack.scenarios)[0]).ok).toBe(true)
    const { checks, position, differences, positionUnits } = engine.rulesetNamed('kriegspiel')!
    expect([checks, position, differences, positionUnits]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(() => engine.crossCheck(pack)).toThrow('Of "kriegspiel" only the rules were loaded')
    await Promise.all([engine.loadRulesets(['kriegspiel']), engine.loadRulesets(['kriegspiel'])])
    expect(engine.wholeRuleset('kriegspiel')?.checks?.length).toBeGreaterThan(3)
    expect(engine.wholeRuleset('kriegspiel')).toMatchObject({
      ...{ trial: expect.anything(), position: expect.anything(), differences: expect.anything() },
      ...{ positionUnits: expect.anything(), startUnits: expect.anything() },
    })
    expect(engine.crossCheck(pack).filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('that nobody knows is a finding, with all that are known', () => {
    const pack = loadPack('kriegspiel')
    const odd = { ...pack, manifest: { ...pack.manifest, ruleset: 'kriegspeil' } } as unknown as RawPack
    const found = engine.crossCheck(odd).find(({ code }) => code === 'E-UNKNOWN-RULESET')
    expect(found).toMatchObject({ found: 'kriegspeil', suggestion: 'kriegspiel' })
  })

  test('comes once, and is asked for again when it failed to come', async () => {
    const asked: string[] = []
    const load = async () => {
      asked.push('junta')
      if (asked.length === 1) throw new Error('offline')
      return { id: 'junta' }
    }
    vi.doMock('../../engine/rulesets/known', () => ({ MANIFESTS: [{ id: 'junta', load, texts: {} }] }))
    const { loadRulesets, rulesets } = await freshEngine()
    vi.doUnmock('../../engine/rulesets/known')
    await expect(loadRulesets(['junta'])).rejects.toThrow('offline')
    expect(rulesets.has('junta')).toBe(false)
    await Promise.all([loadRulesets(['junta']), loadRulesets(['junta'])])
    await loadRulesets(['junta'])
    expect([rulesets.has('junta'), asked.length]).toEqual([true, 2])
  })

  test.each(['en', 'it'] as const)('brings its words, in %s, and nobody else’s', async (language) => {
    for (const id of engine.rulesetIds()) {
      const texts = await engine.loadTexts([id], language)
      expect(Object.keys(texts), id).toHaveLength(1)
      expect(JSON.stringify(texts).length, id).toBeGreaterThan(2000)
    }
    expect(await engine.loadTexts(['nobody-knows'], language)).toEqual({})
    const [atFirst, whole] = await Promise.all(
      [false, true].map((refusals) => engine.loadTexts(['corteo'], language, { refusals })),
    )
    expect(atFirst.corteo).not.toHaveProperty('refuse')
    expect(whole.corteo).toEqual({ ...(atFirst.corteo as object), refuse: expect.any(Object) })
    expect(Object.keys(await engine.loadTexts(engine.rulesetIds(), language))).toHaveLength(KNOWN.length)
  })
})

test('a browser that loads the engine loads no ruleset before it asks for one', async () => {
  const read = await firstLoad(
    "export { compile, crossCheck } from './engine/compile'; export * from './engine/game'",
  )
  expect(read).toContain('engine/rulesets/known.ts')
  expect(read.filter((path) => /^(engine\/rulesets|examples)\/[^/]+\//.test(path))).toEqual([])
})
