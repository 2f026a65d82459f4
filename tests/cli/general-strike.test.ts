/** The example pack of what the language of blocks can say: clean, its cases hold, and every scenario is played to its end. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOME, ludoteca } from './support/terminal'

const PACK = join('examples', 'general-strike')
const SCENARIOS = readdirSync(join(HOME, PACK, 'scenarios')).map((file) => file.replace('.yaml', ''))

test.each(['en', 'it'])('is clean (%s)', async (language) => {
  const { code, out } = await ludoteca(['check', PACK, '--lang', language])
  expect([code, out.trimEnd().split('\n').length, out]).toEqual([0, 1, out])
})

test('keeps what its cases promise', async () => {
  const { code, out } = await ludoteca(['test', PACK])
  expect(out).toMatch(/\d+ cases? passed, none failed/)
  expect(code).toBe(0)
})

test.each(SCENARIOS)('%s plays to the end', async (scenario) => {
  const played = await ludoteca(['play', `${PACK}/${scenario}`, '--seed', '3'])
  expect([played.code, played.err]).toEqual([0, ''])
})
