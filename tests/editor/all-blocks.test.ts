/** The studio's sentences for effects of cards. `tests/schemas/sentences.test.ts` says every word. */
import { describe, expect, test } from 'vitest'
import junta from '../../schemas/junta/vocabulary.json'
import volk from '../../schemas/wir-sind-das-volk/vocabulary.json'
import { wordsIn } from './block-words'

type Words = ReturnType<typeof wordsIn>
const sayEffect = ({ sayer }: Words, block: object) => sayer.say('Effect', block)

type Property = { readonly const?: string; readonly examples?: readonly unknown[] }
type Definition = {
  readonly properties?: Readonly<Record<string, Property>>
  readonly 'x-kind'?: string
}
const ofKind = (definitions: Readonly<Record<string, Definition>>, kind: string) =>
  Object.values(definitions).filter((definition) => definition['x-kind'] === kind)

const filled = (definitions: readonly Definition[]) =>
  definitions.map(({ properties = {} }) =>
    Object.fromEntries(
      Object.entries(properties).map(([key, { const: word, examples }]) => [key, word ?? examples?.[0]]),
    ),
  )

describe.each(['en', 'it'] as const)('%s', (language) => {
  test('what cards of Wir sind das Volk! do, and whom and where it is about', () => {
    const names = { 'sides.ddr': 'East', 'sides.brd': 'West', 'areas.west-berlin': 'Berlin' }
    const words = wordsIn(language, names, 'wir-sind-das-volk')
    const said = filled(ofKind(volk.definitions, 'Effect')).map((block) => sayEffect(words, block))
    expect(said.length).toBe(18)
    expect(said.filter((text) => text === '')).toEqual([])
    const unrest = { type: 'unrest', on: 'brd', count: 2 }
    const all = [
      unrest,
      { ...unrest, count: -2 },
      { ...unrest, provinces: ['west-berlin'] },
      { ...unrest, by: 'ddr' },
    ]
    const texts = all.map((block) => sayEffect(words, block))
    expect(new Set(texts).size).toBe(4)
    expect(texts.join()).toMatch(/West.*Berlin.*East/)
    expect(sayEffect(words, { type: 'track', track: 'prestige', steps: -1 })).toMatch(/−1$/)
  })

  test('what cards of Junta do, and for whom, where and for how much', () => {
    const names = { 'sides.car': 'Cars', 'offices.admiral': 'Admiral', 'locations.home': 'Home' }
    const words = wordsIn(language, names, 'junta')
    const effects = ofKind(junta.definitions, 'Effect')
    const said = filled(effects).map((block) => sayEffect(words, block))
    expect(effects.length).toBe(24)
    expect(said.filter((text) => text === '')).toEqual([])
    const burgle = { type: 'burgle', count: 2 }
    const all = [
      burgle,
      { ...burgle, family: 'car' },
      { ...burgle, office: 'admiral' },
      { ...burgle, receiver: 'car' },
      { ...burgle, location: 'home' },
      { ...burgle, cost: 7 },
    ].map((block) => sayEffect(words, block))
    expect(new Set(all).size).toBe(6)
    expect(all.join()).toMatch(/Cars.*Admiral.*Cars.*Home.*7/)
  })

  test('a draw from the pile of a game, by whom it is', () => {
    const names = { 'sides.ddr': 'East', 'offices.office-admiral': 'Admiral' }
    const [volk, junta] = ['wir-sind-das-volk', 'junta'].map((ruleset) => wordsIn(language, names, ruleset))
    const said = (words: Words, who: object) => sayEffect(words, { type: 'draw', count: 2, ...who })
    expect(said(volk, { side: 'ddr' })).toMatch(/East\)?: 2$/)
    expect(said(junta, { family: 'ddr' })).toBe(said(volk, { side: 'ddr' }))
    expect(said(junta, { office: 'office-admiral' })).toMatch(/Admiral\)?: 2$/)
    expect(said(junta, {})).toBe(said(volk, {}))
  })
})
