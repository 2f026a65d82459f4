/** The studio's texts for the keys of scenarios, decks and tracks. `tests/house/described.test.ts` finds keys without one. */
import { expect, test } from 'vitest'
import { outlineOf } from '../../app/_editor/blocks/model/outline'
import italian from '../../app/_editor/text/it.json'
import { keysShownByStudio } from '../../scripts/described/keys'
import { wordsIn } from './block-words'

test('Italian shows no key as it is written that has another word, at any depth that is shown', () => {
  const all = [...keysShownByStudio()].filter((key) => key !== 'source')
  const words: Readonly<Record<string, string>> = italian.blockPhrases.keys
  for (const key of all) {
    const [group] = outlineOf({ set: { [key]: { [key]: 1 } }, list: [{ [key]: 1, id: 'a' }] }, wordsIn('it'))
    expect(group.lines[0]).toMatchObject({ name: words[key], summary: `${words[key]} 1` })
  }
})
