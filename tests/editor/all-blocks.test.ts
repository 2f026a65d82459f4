/** The studio has words for every word of the language, in both languages. */
import { describe, expect, test } from 'vitest'
import { sayCondition, sayMeasure, sayZone } from '../../app/_editor/model/blocks/say-condition'
import { sayEffect } from '../../app/_editor/model/blocks/say-effect'
import blocks from '../../schemas/blocks.json'
import corteo from '../../schemas/corteo/vocabulary.json'
import { wordsIn } from './block-words'

type Property = { readonly const?: string; readonly examples?: readonly unknown[] }
type Definition = {
  readonly description?: string
  readonly properties?: Readonly<Record<string, Property>>
  readonly oneOf?: readonly { readonly $ref: string }[]
  readonly 'x-kind'?: string
}
const common: Readonly<Record<string, Definition>> = blocks.definitions
const own: Readonly<Record<string, Definition>> = corteo.definitions

/** A block of each type of a kind, filled with the examples of its keys. */
const blocksOf = (kind: string) =>
  [
    ...(common[kind].oneOf ?? []).map(({ $ref }) => common[$ref.split('/').pop() ?? '']),
    ...Object.values(own).filter((definition) => definition['x-kind'] === kind),
  ].map(({ properties = {} }) =>
    Object.fromEntries(
      Object.entries(properties).map(([key, { const: word, examples }]) => [key, word ?? examples?.[0]]),
    ),
  )

const SAY = { Effect: sayEffect, Condition: sayCondition, Measure: sayMeasure, Zone: sayZone }

describe.each(['en', 'it'] as const)('%s', (language) => {
  test.each(Object.keys(SAY) as (keyof typeof SAY)[])('every %s', (kind) => {
    const words = wordsIn(language)
    const wordless = blocksOf(kind).filter((block) => SAY[kind](words, block) === '')
    expect(wordless.map(({ type }) => type)).toEqual([])
    expect(blocksOf(kind).length).toBeGreaterThan(8)
  })

  test('a draw from the pile of a game, by whom it is', () => {
    const words = wordsIn(language, { 'sides.ddr': 'East', 'offices.office-admiral': 'Admiral' })
    const said = (who: object) => sayEffect(words, { type: 'draw', count: 2, ...who })
    expect(said({ side: 'ddr' })).toMatch(/East: 2$/)
    expect(said({ family: 'ddr' })).toBe(said({ side: 'ddr' }))
    expect(said({ office: 'office-admiral' })).toMatch(/Admiral: 2$/)
    expect(said({})).toBe(said({ side: words.phrase('card.ofMoment') }))
  })
})
