/** The test detects samples of forbidden texts. */
import { expect, test } from 'vitest'
import { loadPack } from '../engine/support/content'
import { everyMessage, speechOf } from './support/speech'
import { tableOf } from './support/tables'
import { foreignIn, vocabularyOf } from './support/vocabulary'

const ITALIAN = vocabularyOf(
  ['Vai a {cell}', 'Sbarca in una delle aree con {count, plural, one {# unità} other {# unità}}'],
  loadPack('junta'),
  'it',
)

test.each([
  ['Sbarca in villa-quarter', 'villa-quarter'],
  ['Prima Brigata (first-brigade-6)', 'first-brigade-6'],
  ['Vai a {cell}', '{'],
  ['Vai a  Università', '  '],
  ['Vai a undefined', 'undefined'],
  ['Go to Università', 'Go'],
  ['junta.choice.land', 'junta.choice.land'],
  ['safeConduct', 'safeConduct'],
])('“%s” is not said', (text, slip) => {
  expect(foreignIn(text, ITALIAN)).toContain(slip)
})

test.each([
  'Sbarca in Ville',
  'Vai a Università',
  'Vai a 0704',
  'Guardia presidenziale 4',
  'unità dell’Università',
])('“%s” may be said', (text) => {
  expect(foreignIn(text, ITALIAN)).toEqual([])
})

test('a key that is missing, and a value that is lacking, are seen', async () => {
  const { def } = await tableOf('junta', 'two-families')
  const speech = await speechOf(loadPack('junta'), def, 'it')
  const said = [{ key: 'junta.no-such-thing' }, { key: 'junta.deal.unit' }].map((message) =>
    speech.format(message),
  )
  const vocabulary = vocabularyOf([], loadPack('junta'), 'it')
  for (const text of said) expect(foreignIn(text, vocabulary)).toContain('‹')
  expect(Object.keys(await everyMessage('it'))).toContain('junta')
})
