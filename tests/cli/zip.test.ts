import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { checkFolder } from '../../cli/packs'
import { CORTEO } from './support/copy'
import { inFolder, ludoteca } from './support/terminal'

/** Ignores files for editors, which are no part of a pack. The schema line in each file refers to them. */
const isForEditors = (path: string) => path.startsWith('.vscode') || /^schemas\b.*\.schema\.json$/.test(path)
const withoutLine = (path: string) =>
  readFileSync(path, 'latin1').replace(/^# yaml-language-server: .*\n/, '')

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()

async function zipOf(path: string, entries: Record<string, string>): Promise<void> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(entries)) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  const chunks: Buffer[] = []
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer)
  writeFileSync(path, Buffer.concat(chunks))
}

test('a zip with a file where another one needs a folder is refused in words', () =>
  inFolder(async (cwd) => {
    await zipOf(join(cwd, 'a.zip'), { 'pack.yaml': '', 'a.md': '', 'a.md/b.md': '' })
    const { code, err } = await ludoteca(['unpack', 'a.zip'], { cwd })
    expect(err).toContain('a.zip is refused: “a.md/b.md” is in the zip twice')
    expect([code, existsSync(join(cwd, 'a'))]).toEqual([1, false])
  }))

describe('ludoteca pack and unpack', () => {
  test('a pack comes back byte for byte, but for the line that names a schema', async () => {
    await inFolder(async (cwd) => {
      const packed = await ludoteca(['pack', CORTEO, '-o', 'corteo.zip'], { cwd })
      expect(packed.code).toBe(0)
      const unpacked = await ludoteca(['unpack', 'corteo.zip', '-o', 'again'], { cwd })
      expect(unpacked.code).toBe(0)
      const again = join(cwd, 'again')
      const [shipped, own] = [
        filesIn(again).filter(isForEditors),
        filesIn(again).filter((path) => !isForEditors(path)),
      ]
      expect(own).toEqual(filesIn(CORTEO))
      expect(shipped).toContain(join('schemas', 'units.schema.json'))
      expect(shipped).not.toContain(join('schemas', 'junta-units.schema.json'))
      for (const file of own) expect(withoutLine(join(again, file))).toBe(withoutLine(join(CORTEO, file)))
    })
  })

  test('what was unpacked is the same pack: with the same zip, no finding, and the same digest', async () => {
    await inFolder(async (cwd) => {
      await ludoteca(['pack', 'kriegspiel', '-o', 'first.zip'], { cwd })
      await ludoteca(['unpack', 'first.zip', '-o', 'again', '--lang', 'it'], { cwd })
      expect((await ludoteca(['pack', 'again', '-o', 'second.zip'], { cwd })).code).toBe(0)
      const [first, second] = ['first.zip', 'second.zip'].map((name) => readFileSync(join(cwd, name)))
      expect(second.equals(first)).toBe(true)
      const there = await checkFolder(join(cwd, 'again'), 'again')
      const here = await checkFolder(join(process.cwd(), 'content', 'kriegspiel'), 'kriegspiel')
      expect(there.diagnostics).toEqual([])
      expect([there.fileCount, there.raw?.digest]).toEqual([here.fileCount, here.raw?.digest])
      expect(there.raw?.digest).toMatch(/^[0-9a-f]{64}$/)
    })
  })

  test('it names the zip after the pack, and overwrites nothing', async () => {
    await inFolder(async (cwd) => {
      expect((await ludoteca(['pack', CORTEO], { cwd })).code).toBe(0)
      const [name] = readdirSync(cwd)
      expect(name).toMatch(/^corteo-\d+\.\d+\.\d+\.zip$/)
      const twice = await ludoteca(['pack', CORTEO], { cwd })
      expect(twice.err).toContain('is there already; nothing was written')
      expect(twice.code).toBe(2)

      mkdirSync(join(cwd, 'taken'))
      writeFileSync(join(cwd, 'taken', 'mine.txt'), 'mine')
      const onto = await ludoteca(['unpack', name, '-o', 'taken'], { cwd })
      expect(onto.code).toBe(2)
      expect(readdirSync(join(cwd, 'taken'))).toEqual(['mine.txt'])
    })
  })

  test('a hostile zip is refused, in both languages, and nothing is written', async () => {
    await inFolder(async (cwd) => {
      await zipOf(join(cwd, 'evil.zip'), { 'pack.yaml': 'format: 2\n', 'run.exe': 'MZ' })
      const english = await ludoteca(['unpack', 'evil.zip', '-o', 'out'], { cwd })
      expect(english.code).toBe(1)
      expect(english.err).toContain('evil.zip is refused: ')
      expect(english.err).toContain('run.exe')
      const italian = await ludoteca(['unpack', 'evil.zip', '-o', 'out', '--lang', 'it'], { cwd })
      expect(italian.err).toContain('evil.zip è rifiutato: ')
      expect(existsSync(join(cwd, 'out'))).toBe(false)
      expect(readdirSync(cwd)).toEqual(['evil.zip'])
    })
  })

  test('what could not be imported is not packed', async () => {
    await inFolder(async (cwd) => {
      mkdirSync(join(cwd, 'odd'))
      writeFileSync(join(cwd, 'odd', 'notes.exe'), 'MZ')
      const { code, err } = await ludoteca(['pack', 'odd'], { cwd })
      expect(code).toBe(1)
      expect(err).toContain('odd is refused: ')
      expect(readdirSync(cwd)).toEqual(['odd'])
    })
  })
})
