/** The ending names its level of victory in the words of the pack, from any of its files. */
import { expect, test } from 'vitest'
import { levelName, packNames } from '../../app/_play/pack-names'

const texts = {
  en: {
    language: 'en',
    text: {
      victory: { crushing: { name: 'Crushing victory' } },
      levels: { 'lane-forced': { name: 'The lane is forced' } },
    },
  },
}
const nameOf = packNames({ texts }, 'en')

test('a level of the rules, one of the scenario, and one without words', () => {
  expect(levelName(nameOf, 'crushing')).toBe('Crushing victory')
  expect(levelName(nameOf, 'lane-forced')).toBe('The lane is forced')
  expect(levelName(nameOf, 'limit')).toBe('')
  expect(levelName(nameOf, undefined)).toBe('')
})
