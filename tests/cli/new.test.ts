/** `new` writes a complete, clean, playable pack. If it cannot, it says why and writes no file. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rulesetIds } from '../../engine/rulesets'
import { inFolder, ludoteca } from './support/terminal'

describe.each(rulesetIds())('ludoteca new --ruleset %s', (ruleset) => {
  test('writes a pack that checks, holds its cases and is played as it says', async () => {
    await inFolder(async (cwd) => {
      const made = await ludoteca(['new', 'packs/my-war', '--ruleset', ruleset], { cwd })
      expect(made.err).toBe('')
      expect(made.code).toBe(0)
      const commands = made.out.match(/(?<=npx ludoteca ).*/g) ?? []
      expect(commands.map((command) => command.split(' ')[0])).toEqual(['check', 'test', 'play'])
      const [checked, tested, played] = await Promise.all(
        commands.map((command) => ludoteca(command.split(' '), { cwd })),
      )
      expect(checked?.out).toMatch(/^packs\/my-war: no findings in \d+ files\.\n$/)
      expect(tested?.out).toMatch(/cases? passed, none failed \(\d+ cases? in 1 file\)\.\n$/)
      expect([checked?.code, tested?.code, played?.code]).toEqual([0, 0, 0])
      const manifest = readFileSync(join(cwd, 'packs/my-war/pack.yaml'), 'utf8')
      expect(manifest).toMatch(/^# yaml-language-server: \$schema=\.\/schemas\/pack\.schema\.json\n/)
      expect(manifest).toMatch(/\nid: my-war\n[\s\S]*\n {2}en: My war\n/)
      expect(existsSync(join(cwd, 'packs/my-war/schemas/pack.schema.json'))).toBe(true)
    })
  })
})

describe('ludoteca new', () => {
  test('makes an id of any name of a folder, and quotes it for the shell', async () => {
    await inFolder(async (cwd) => {
      const { code, out } = await ludoteca(['new', 'Perché no', '-r', 'junta', '--lang', 'it'], { cwd })
      expect(code).toBe(0)
      expect(out).toContain("npx ludoteca check 'Perché no'")
      const manifest = readFileSync(join(cwd, 'Perché no/pack.yaml'), 'utf8')
      expect(manifest).toMatch(/\nid: perche-no\n[\s\S]*\n {2}it: Perché no\n/)
    })
  })

  test('takes the name that is given', async () => {
    await inFolder(async (cwd) => {
      await ludoteca(['new', 'x', '--ruleset', 'corteo', '--name', 'All: or #nothing'], { cwd })
      const checked = await ludoteca(['check', 'x'], { cwd })
      expect(checked.out).toMatch(/no findings/)
      expect(readFileSync(join(cwd, 'x/pack.yaml'), 'utf8')).toContain('  en: "All: or #nothing"\n')
    })
  })

  test('leaves alone what is there', async () => {
    await inFolder(async (cwd) => {
      mkdirSync(join(cwd, 'mine'))
      writeFileSync(join(cwd, 'mine/notes.txt'), 'do not lose me')
      const { code, err } = await ludoteca(['new', 'mine', '--ruleset', 'corteo'], { cwd })
      expect(err).toMatch(/mine is there already and is not empty; nothing was written/)
      expect(code).toBe(2)
      expect(existsSync(join(cwd, 'mine/pack.yaml'))).toBe(false)
    })
  })

  test.each([
    ['no folder', ['new', '--ruleset', 'corteo'], /Name one folder/],
    ['two folders', ['new', 'a', 'b', '--ruleset', 'corteo'], /Name one folder/],
    ['no rules', ['new', 'a'], /--ruleset, one of corteo, /],
    ['rules that are nearly right', ['new', 'a', '--ruleset', 'cry-havok'], /Did you mean "cry-havoc"\?/],
    ['rules that nobody knows', ['new', 'a', '--ruleset', '../junta'], /No rules are called "\.\.\/junta"/],
    ['a name without letters', ['new', '2026', '--ruleset', 'corteo'], /needs at least one letter/],
  ])('%s is told, and nothing is written', async (_, args, message) => {
    await inFolder(async (cwd) => {
      const { code, out, err } = await ludoteca(args, { cwd })
      expect(err).toMatch(message)
      expect([code, out]).toEqual([2, ''])
      expect(existsSync(join(cwd, 'a'))).toBe(false)
    })
  })
})
