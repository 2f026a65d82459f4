/** The seldom words of the language load only for packs that say them (decision 93). */
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { CARD_WORDS } from '../../engine/blocks/cards/words'
import { needsSeldom, SELDOM_EFFECTS, SELDOM_PARTS, SELDOM_ZONES } from '../../engine/blocks/seldom/needed'
import { SELDOM } from '../../engine/blocks/seldom/words'
import { SHAPES } from '../../engine/blocks/zones/shapes'
import type { RawPack } from '../../engine/types'
import { loadPack } from '../engine/support/content'

const GAMES = ['corteo', 'cry-havoc', 'junta', 'kriegspiel', 'wir-sind-das-volk']

beforeEach(() => vi.resetModules())
// Other tests share the loaded modules.
afterAll(() => vi.resetModules())

test('each seldom word is known by its type, but for those that need a deck', () => {
  const { measures, conditions, effects, cells } = SELDOM.words
  const cards = [CARD_WORDS.measures, CARD_WORDS.effects].flatMap((words) => Object.keys(words ?? {}))
  const wordsOf = (...kinds: readonly (object | undefined)[]) =>
    kinds
      .flatMap((kind) => Object.keys(kind ?? {}))
      .filter((word) => !cards.includes(word))
      .sort()
  expect(wordsOf(effects)).toEqual([...SELDOM_EFFECTS].sort())
  expect([...SELDOM_ZONES]).toEqual(SHAPES)
  expect([...new Set(wordsOf(measures, conditions, cells))]).toEqual([...SELDOM_PARTS].sort())
})

test('no bundled game needs them, a scenario with a deck or with one of them does', () => {
  for (const game of GAMES) expect(needsSeldom(loadPack(game) as RawPack), game).toBe(false)
  const scenarios = (scenario: object) => ({ scenarios: { one: scenario } }) as unknown as RawPack
  expect(needsSeldom(scenarios({ decks: [{ id: 'events', cards: [] }] }))).toBe(true)
  expect(needsSeldom(scenarios({ triggers: [{ do: [{ type: 'status' }] }] }))).toBe(true)
  expect(needsSeldom(scenarios({ triggers: [{ do: [{ type: 'say' }] }] }))).toBe(false)
})

test('they load with the pack that says them, and a game without them says so', async () => {
  const bundled = loadPack('corteo') as RawPack
  const [scenario] = Object.keys(bundled.scenarios)
  const tired = { id: 'tired', at: 'turn-began', do: [{ type: 'status', who: {}, status: 'tired' }] }
  const triggers = [tired] as never
  const pack = {
    ...bundled,
    scenarios: { ...bundled.scenarios, [scenario]: { ...bundled.scenarios[scenario], triggers } },
  }
  const registry = await import('../../engine/rulesets')
  const { compile } = await import('../../engine/game')
  await registry.loadRules(pack.manifest.ruleset)
  expect(() => compile(pack, scenario)).toThrow()
  await registry.loadToShow(pack)
  expect(compile(pack, scenario).ok).toBe(true)
})
