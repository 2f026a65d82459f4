/** Each shared word that a game does not speak has its reason in `without` of its vocabulary. */
import { expect, test } from 'vitest'
import { missingWords } from '../../scripts/pages/words-page.mjs'

test('each missing word has its reason in both languages', () => {
  const bare = missingWords().filter(({ reason }) => !reason?.en || !reason.it)
  expect(bare.map(({ game, word, need }) => `${game}: ${word} (${need})`)).toEqual([])
})
