import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printable } from '../../cli/printable'
import { HOME, inFolder, ludoteca } from './support/terminal'

/** Texts that clear the screen, rename the window, write a link, hide, turn the direction or ring. Each has its number. */
const HOSTILE = [
  '\u001b[2J\u001b[H0',
  '\u001b]0;owned\u00071',
  '\u001b]8;;http://evil.invalid\u001b\\2',
  '\u001b[8m3',
  '\u200f4',
  '\u202e5',
  '\u2066\u20676',
  'a\rb7',
  '\b\b\b8',
  '\u001bc9',
]
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ACTS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/** Kriegspiel, with hostile names of sides and units, a hostile key and a hostile file. */
async function withHostilePack<T>(work: (folder: string) => Promise<T>): Promise<T> {
  return inFolder(async (folder) => {
    const pack = join(folder, 'kriegspiel')
    cpSync(join(HOME, 'content/kriegspiel'), pack, { recursive: true })
    const path = join(pack, 'text/en.yaml')
    let at = 0
    const text = readFileSync(path, 'utf8').replace(
      /name: .*$/gm,
      () => `name: ${JSON.stringify(HOSTILE[at++ % HOSTILE.length])}`,
    )
    writeFileSync(path, text)
    writeFileSync(
      join(pack, 'maps/other.yaml'),
      HOSTILE.map((one, n) => `${JSON.stringify(one)}: ${JSON.stringify(HOSTILE[9 - n])}`).join('\n'),
    )
    return work(pack)
  })
}

test('no name, key or value of a pack acts on the terminal, whatever the command', async () => {
  await withHostilePack(async (pack) => {
    for (const args of [
      ['check', pack],
      ['check', pack, '--json'],
      ['show', `${pack}/opening`],
      ['check', `${pack}${HOSTILE[0]}`],
      [HOSTILE[1]],
    ]) {
      const { out, err } = await ludoteca(args)
      expect([args, ACTS.exec(out + err)?.[0]]).toEqual([args, undefined])
      expect((out + err).length).toBeGreaterThan(20)
    }
    const { out } = await ludoteca(['check', pack])
    expect(out).toContain('\\u001b[2J')
  })
})

test('JSON is the same JSON', () => {
  for (const text of [...HOSTILE, '\u009b2J'])
    expect(JSON.parse(printable(JSON.stringify({ text })))).toEqual({ text })
})

test('our own colours and the line that overwrites itself pass', () => {
  for (const own of ['\u001b[31mred\u001b[0m', '\r\u001b[K12 of 40', 'two\nlines\tand a tab'])
    expect(printable(own)).toBe(own)
})
