import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { edit } from './support/copy'
import { HOME, inFolder, ludoteca } from './support/terminal'

const VILLAGE = join('tests', 'cli', 'village')

/** Exact output in both languages. After an intended change: `npx vitest run tests/cli -u`. */
const SHOWN: readonly [string, string[], number][] = [
  ['check', ['check', VILLAGE], 0],
  ['test', ['test', VILLAGE, '--coverage', join(VILLAGE, 'rules.md')], 1],
  ['test-json', ['test', VILLAGE, '--coverage', join(VILLAGE, 'rules.md'), '--json'], 1],
  ['play', ['play', `${VILLAGE}/morning`, '--seed', '4'], 0],
  ['play-many', ['play', `${VILLAGE}/morning`, '--seed', '4', '--games', '12'], 0],
  ['show', ['show', `${VILLAGE}/morning`], 0],
]

/** The hash changes with any field of the state. Tests of records check it. */
const withoutHash = (text: string) => text.replace(/\b[0-9a-f]{16}\b/g, '(hash)')

describe.each(['en', 'it'])('word for word in %s', (language) => {
  test.each(SHOWN)('%s', async (name, args, expected) => {
    const { code, out, err } = await ludoteca([...args, '--lang', language])
    await expect(withoutHash(out)).toMatchFileSnapshot(`golden/${name}.${language}.txt`)
    expect(err).toBe('')
    expect(code).toBe(expected)
  })

  test('findings', async () => {
    await inFolder(async (cwd) => {
      const pack = join(cwd, 'village')
      cpSync(join(HOME, VILLAGE), pack, { recursive: true })
      edit(pack, 'units.yaml', 'speed: 3', 'speeed: 3')
      edit(pack, 'scenarios/morning.yaml', 'unit: teacher', 'unit: techer')
      edit(pack, 'maps/village.yaml', "'....#.S'", "'....#.'")
      const { code, out } = await ludoteca(['check', 'village', '--lang', language], { cwd })
      await expect(out).toMatchFileSnapshot(`golden/findings.${language}.txt`)
      expect(code).toBe(1)
    })
  })
})
