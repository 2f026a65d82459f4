/** Packs of an old format on the command line. They are read with a warning, and rewritten on request. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { oldFiles } from '../format/archive'
import { inFolder, ludoteca } from './support/terminal'

/** Writes a pack of format 1 to disk. */
function oldPack(folder: string, name: string): string {
  for (const [path, text] of Object.entries(oldFiles(`tests/cli/${name}`))) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true })
    writeFileSync(join(folder, name, path), text)
  }
  return join(folder, name)
}
const textOf = (pack: string, file: string) => readFileSync(join(pack, file), 'utf8')

describe('a pack of format 1', () => {
  test('is checked, tested and played with a warning, and stays as it is', async () => {
    await inFolder(async (folder) => {
      const pack = oldPack(folder, 'village')
      const checked = await ludoteca(['check', pack])
      expect(checked.code).toBe(0)
      expect(checked.out).toContain('pack.yaml:1:9  warning  W-FORMAT-OLD  This pack is of format 1.')
      const tested = await ludoteca(['test', pack])
      expect(tested.out).toContain('ok  four-lanes')
      const played = await ludoteca(['play', `${pack}/morning`, '--games', '1'])
      expect(played.code).toBe(0)
      expect(tested.err + played.err).toContain('W-FORMAT-OLD')
      expect(textOf(pack, 'pack.yaml')).toContain('format: 1')
    })
  })

  test('--fix --dry-run lists what would change, --fix changes it', async () => {
    await inFolder(async (folder) => {
      const pack = oldPack(folder, 'village')
      const dry = await ludoteca(['check', pack, '--fix', '--dry-run'])
      expect(dry.out).toContain('    scenarios/morning.yaml:')
      expect(dry.out).toContain('hands → turns')
      expect(dry.out).toContain('format 1 would become 2, 3 changes in 2 files')
      expect(textOf(pack, 'pack.yaml')).toContain('format: 1')
      chmodSync(join(pack, 'pack.yaml'), 0o600)
      const fixed = await ludoteca(['check', pack, '--fix', '--lang', 'it'])
      expect([fixed.code, fixed.out]).toEqual([0, expect.stringContaining('il formato 1 ora è 2')])
      expect(fixed.out).not.toContain('W-FORMAT-OLD')
      expect(textOf(pack, 'pack.yaml')).toContain('format: 2')
      expect(statSync(join(pack, 'pack.yaml')).mode & 0o777).toBe(0o600)
      expect(textOf(pack, 'scenarios/morning.yaml')).toContain('\nturns: ')
      expect(readdirSync(pack).filter((name) => name.startsWith('.'))).toEqual([])
      const again = await ludoteca(['check', pack, '--fix'])
      expect([again.code, again.out]).toEqual([0, expect.not.stringContaining('format 1')])
    })
  })

  test('--dry-run alone is no wish', async () => {
    await inFolder(async (folder) => {
      const { code, err } = await ludoteca(['check', oldPack(folder, 'village'), '--dry-run'])
      expect([code, err]).toEqual([2, expect.stringContaining('--fix')])
    })
  })

  test('machines read what would change', async () => {
    await inFolder(async (folder) => {
      const { out } = await ludoteca(['check', oldPack(folder, 'village'), '--json'])
      const [{ migration }] = JSON.parse(out).packs
      expect(migration).toMatchObject({ from: 1, to: 2 })
      expect(migration.changes).toContainEqual(
        expect.objectContaining({ file: 'pack.yaml', line: 1, column: 9, before: '1', after: '2' }),
      )
    })
  })
})
