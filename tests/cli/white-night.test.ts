import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { HOME, ludoteca } from './support/terminal'

const PACK = 'content/notte-bianca'

/** Bundled packs may be missing. */
describe.runIf(existsSync(join(HOME, PACK)))('the example pack, by the commands of its README', () => {
  test.each(['en', 'it'])('is clean (%s)', async (language) => {
    const { code, out } = await ludoteca(['check', PACK, '--lang', language])
    expect(out.trimEnd().split('\n')).toHaveLength(1)
    expect(code).toBe(0)
  })

  test('keeps what its cases promise', async () => {
    const { code, out } = await ludoteca(['test', PACK])
    expect(out).toMatch(/\d+ cases passed, none failed/)
    expect(code).toBe(0)
  })

  test.each([
    ['en', ['Stages', 'Open doors', 'Applause', 'Home by metro', 'Floats towed', 'Sent home']],
    ['it', ['Palchi', 'Porte aperte', 'Applausi', 'A casa in metro', 'Carri rimossi', 'Mandati a casa']],
  ])('is played to a full score sheet (%s)', async (language, lines) => {
    const { code, out } = await ludoteca([
      'play',
      'notte-bianca/until-dawn',
      ...['--seats', 'greedy,greedy', '--seed', '3', '--lang', language],
    ])
    for (const line of lines) expect(out).toMatch(new RegExp(`^${line} +-?\\d+$`, 'm'))
    expect(code).toBe(0)
  })
})
