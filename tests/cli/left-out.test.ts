/** A battle pack with only two of Corteo's rules. It is clean, its cases pass, bots play it, and the table shows no other rule. */
import { expect, test } from 'vitest'
import { ludoteca } from './support/terminal'

const POND = 'tests/cli/pond'

test('it is clean, and so are its cases', async () => {
  const checked = await ludoteca(['check', POND])
  expect([checked.code, checked.out]).toEqual([0, `${POND}: no findings in 8 files.\n`])
  const tested = await ludoteca(['test', POND])
  expect(tested.out).toContain('3 cases passed, none failed')
})

test.each(['greedy', 'random'])('%s players end it', async (bot) => {
  const { code, out, err } = await ludoteca(['play', `${POND}/dusk`, '--seats', bot, '--games', '4'])
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('4 games')
})

test('the table has the turn and the points, and nothing of rules that are off', async () => {
  const { out } = await ludoteca(['show', `${POND}/dusk`])
  expect(out).toContain('Turn: 0/4\nScore: 0\n')
  for (const word of ['Runs', 'Barricades', 'Prison']) expect(out).not.toContain(word)
  const other = await ludoteca(['show', 'tests/cli/village/morning'])
  for (const word of ['Runs', 'Barricades']) expect(other.out).toContain(word)
})
