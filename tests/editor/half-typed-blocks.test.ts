/** Texts of blocks that are being typed. Every phrase exists and every line is a text, at any stage. */
import { describe, expect, test } from 'vitest'
import { type BlockGroup, blocksOf } from '../../app/_editor/blocks/model/lines'
import { outlineOf } from '../../app/_editor/blocks/model/outline'
import { nextBelow, seedRandom } from '../../engine/kernel/random'
import { LANGUAGES } from '../blocks/moments'
import { programsOf } from '../blocks/programs'
import { countOf } from '../support/budget'
import { countIn, HALVES, withHalf } from '../support/halves'
import { panelWords } from './block-words'

const pascal = (id: string) => id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const schemaOf = (ruleset: string) => `${import.meta.dirname}/../../schemas/${ruleset}/blocks.schema.json`

const textsIn = (groups: readonly BlockGroup[]) =>
  groups.flatMap(({ lines }) => lines.flatMap(({ name, summary }) => [name, summary]))

test('a phrase with values is said, a group of phrases is empty', () => {
  const words = panelWords('en', 'corteo')
  expect(words.phrase('map', { turns: 10, minutes: 20 })).toContain('10')
  expect(words.phrase('sideWins')).toBe('')
  expect(words.phrase('none of the texts')).toBe('')
})

describe.each(LANGUAGES.map(({ ruleset }) => ruleset))('%s', (ruleset) => {
  test('half a value anywhere in any program leaves every line a text', () => {
    const programs = programsOf(schemaOf(ruleset), pascal(ruleset), {})
    const spoken = [panelWords('en', ruleset), panelWords('it', ruleset)]
    const rng = seedRandom(30)
    for (let left = countOf(100, 5000); left > 0; left--) {
      const program = programs.program(rng)
      const half = HALVES[nextBelow(rng, HALVES.length)]
      const value = withHalf(program, { left: nextBelow(rng, countIn(program)) }, half)
      for (const words of spoken)
        for (const read of [blocksOf, outlineOf])
          expect(textsIn(read(value, words)).filter((text) => typeof text !== 'string')).toEqual([])
    }
  })
})
