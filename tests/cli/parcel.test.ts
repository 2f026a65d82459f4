import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { CORTEO } from './support/copy'
import { inFolder, ludoteca } from './support/terminal'

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

describe('ludoteca pack and unpack', () => {
  test('a pack comes back byte for byte', async () => {
    await inFolder(async (cwd) => {
      const packed = await ludoteca(['pack', CORTEO, '-o', 'corteo.zip'], { cwd })
      expect(packed.code).toBe(0)
      const unpacked = await ludoteca(['unpack', 'corteo.zip', '-o', 'again'], { cwd })
      expect(unpacked.code).toBe(0)
      const again = join(cwd, 'again')
      expect(filesIn(again)).toEqual(filesIn(CORTEO))
      for (const file of filesIn(CORTEO)) {
        expect(readFileSync(join(again, file)).equals(readFileSync(join(CORTEO, file)))).toBe(true)
      }
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
      await zipOf(join(cwd, 'evil.zip'), { 'pack.yaml': 'format: 1\n', 'run.exe': 'MZ' })
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
