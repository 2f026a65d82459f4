/** Checks of every example pack: it is clean, its cases pass, and bots play each scenario to the end. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { HOME, ludoteca } from './terminal'

export function testExamplePack(name: string): void {
  const pack = join('examples', name)
  const scenarios = readdirSync(join(HOME, pack, 'scenarios')).map((file) => file.replace('.yaml', ''))

  test.each(['en', 'it'])('is clean (%s)', async (language) => {
    const { code, out } = await ludoteca(['check', pack, '--lang', language])
    expect([code, out.trimEnd().split('\n').length, out]).toEqual([0, 1, out])
  })

  test('keeps what its cases promise', async () => {
    const { code, out } = await ludoteca(['test', pack])
    expect(out).toMatch(/\d+ cases? passed, none failed/)
    expect(code).toBe(0)
  })

  test.each(scenarios)('%s plays to the end', async (scenario) => {
    const played = await ludoteca(['play', `${pack}/${scenario}`, '--seed', '3'])
    expect([played.code, played.err]).toEqual([0, ''])
  })
}
