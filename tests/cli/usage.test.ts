import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { main } from '../../cli/main'
import { HOME, inFolder, ludoteca } from './support/terminal'

describe('what is written wrongly is told, with exit code 2', () => {
  const wrong: [string, string[], RegExp][] = [
    ['no command', [], /Usage: ludoteca COMMAND/],
    ['an unknown command', ['chekc'], /There is no command "chekc"\. Did you mean "check"\?/],
    ['a command nobody meant', ['frobnicate'], /There is no command "frobnicate"\./],
    ['no folder', ['check'], /Name at least one pack folder/],
    ['a folder that is not there', ['check', 'content/nowhere'], /neither a pack folder nor a bundled pack/],
    ['a file that is not in a pack', ['check', 'package.json'], /package\.json is not in a pack/],
    ['a file for a pack', ['test', 'package.json'], /is not a folder/],
    [
      'more games than can be kept',
      ['play', 'corteo/base', '--games', '99999999999'],
      /--games must be a whole number from 1 to 10,000, found "99999999999"/,
    ],
    ['no games', ['check', 'corteo', '--play', '0'], /--play must be a whole number from 1 to 10,000/],
    [
      'a seed beyond counting',
      ['play', 'corteo/base', '--seed', '9007199254740991'],
      /--seed must be a whole number up to 1,000,000,000,000,000, 32/,
    ],
    ['one file to be mended', ['check', 'content/corteo/units.yaml', '--fix'], /name the folder/],
    ['a whole disk', ['check', '.'], /holds far more than a pack can/],
    ['an unknown option', ['check', 'corteo', '--jsn'], /Unknown option '--jsn'/],
    [
      'a language we do not speak',
      ['check', 'corteo', '--lang', 'fr'],
      /--lang must be en or it, found "fr"/,
    ],
    ['a game without a scenario', ['play', 'corteo'], /PACK\/SCENARIO/],
    [
      'a scenario that is not there',
      ['play', 'corteo/nothing'],
      /has no scenario "nothing"; it has base, advanced, special/,
    ],
    ['a seed that is no number', ['play', 'corteo/base', '--seed', 'x'], /--seed must be a whole number/],
    [
      'a bot that is not there',
      ['play', 'corteo/base', '--seats', 'deep'],
      /There is no bot "deep"; bots are random/,
    ],
    [
      'too many bots',
      ['play', 'corteo/base', '--seats', 'random,random,random'],
      /2 seats \(march, power\); --seats names 3/,
    ],
    ['a record of many games', ['play', 'corteo/base', '--games', '2', '--record', 'x'], /one game/],
    ['a record that is not there', ['replay', 'nothing.json'], /nothing\.json: cannot be read \(ENOENT\)/],
    [
      'a record that is none',
      ['replay', 'package.json'],
      /not a recorded game: "format" is missing or wrong/,
    ],
    [
      'a rules file that is not there',
      ['test', 'kriegspiel', '--coverage', 'none.md'],
      /none\.md: cannot be read/,
    ],
  ]

  test.each(wrong)('%s', async (_, args, message) => {
    const { code, out, err } = await ludoteca(args)
    expect(err).toMatch(message)
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  test('in Italian where the terminal speaks it', async () => {
    const { err } = await ludoteca(['chekc'], { env: { LANG: 'it_IT.UTF-8' } })
    expect(err).toContain('Il comando «chekc» non esiste. Forse «check»?')
    const forced = await ludoteca(['--lang', 'en', 'chekc'], { env: { LANG: 'it_IT.UTF-8' } })
    expect(forced.err).toContain('There is no command')
  })
})

test.each([
  ['chekc'],
  ['check'],
  ['play', 'corteo/nothing'],
  ['pack', 'corteo'],
  ['play', 'corteo/base', '--games', '0'],
  ['check', 'corteo', '--lang', 'fr'],
])('with --json an error of usage is JSON: %s %s', async (...args) => {
  const { code, out, err } = await ludoteca([...args, '--json'])
  const { error } = JSON.parse(out)
  expect([code, err, error.kind]).toEqual([2, '', 'usage'])
  expect(error.code).toMatch(/^cli\./)
  expect(error.message).not.toBe('')
})

test.each(['-V', '--version'])('%s prints the version', async (option) => {
  const { version } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8'))
  expect((await ludoteca([option])).out).toBe(`${version}\n`)
  expect(JSON.parse((await ludoteca([option, '--json'])).out)).toEqual({ version })
})

test('a fault of ours is told as such, with exit code 3', async () => {
  const told: string[] = []
  const code = await main(['check', 'corteo', '--lang', 'en'], {
    home: HOME,
    terminal: {
      out: () => {
        throw new Error('the paper is jammed')
      },
      err: (text) => void told.push(text),
      cwd: HOME,
      env: {},
      outIsTerminal: false,
      errIsTerminal: false,
    },
  })
  expect(told.join('')).toContain('Something is wrong inside ludoteca: the paper is jammed')
  expect(code).toBe(3)
})

describe('help', () => {
  test.each(['en', 'it'])('in %s', async (language) => {
    const { code, out } = await ludoteca(['--help', '--lang', language])
    await expect(out).toMatchFileSnapshot(`golden/help.${language}.txt`)
    expect(code).toBe(0)
  })

  test('of one command', async () => {
    const { out } = await ludoteca(['pack', '--help'])
    expect(out).toContain('pack DIR [-o FILE]')
    expect(out).not.toContain('replay FILE')
  })
})

describe('colour and progress', () => {
  test('colour on a terminal only, and never with NO_COLOR', async () => {
    await inFolder(async (cwd) => {
      const bare = { cwd, onTerminal: true }
      const colours = await ludoteca(['test', 'kriegspiel'], bare)
      expect(colours.out).toContain('\u001b[32mok\u001b[0m')
      const none = await ludoteca(['test', 'kriegspiel'], { ...bare, env: { NO_COLOR: '1' } })
      expect(none.out).not.toContain('\u001b')
      const piped = await ludoteca(['test', 'kriegspiel'])
      expect(piped.out).not.toContain('\u001b')
      expect(piped.err).toBe('')
    })
  })

  test('progress on standard error, and wiped away at the end', async () => {
    const { err } = await ludoteca(['play', 'kriegspiel/opening', '--games', '2'], { onTerminal: true })
    expect(err).toContain('game 2 of 2')
    expect(err.endsWith('\r\u001b[K')).toBe(true)
  })
})
