import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scale, someOf } from '../support/budget'
import { BROKEN_FILES } from './broken-files'
import { underlinedIn } from './elsewhere'
import { LanguageServer } from './language-server'

/** Milliseconds to install a missing release. */
const TO_INSTALL = 120_000

/** A daily run covers one pack, the long suite all. */
const bundled = someOf(readdirSync('content')).map((pack) => resolve('content', pack))

/**
 * Checks one release of the language server against an author's expectations of an editor without settings. `name` is the installed
 * package.
 */
export function holdsInEditor(name: string): void {
  describe(`${name}, as an editor runs it`, () => holds(name))
}

/** Returns the first YAML file of a folder, or its tracks. */
function firstIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  const [first] = names.includes('tracks.yaml') ? ['tracks.yaml'] : names
  return first === undefined ? [] : [join(folder, first)]
}

function holds(name: string): void {
  let server: LanguageServer
  beforeAll(async () => {
    server = await LanguageServer.start(name, resolve('.'))
  }, TO_INSTALL)
  afterAll(() => server.stop())

  test('underlines nothing in any bundled file', async () => {
    const { files, found } = await underlinedIn(server, ...bundled)
    expect(files).toBeGreaterThan(scale === 'long' ? 100 : 5)
    expect(found).toEqual([])
  })

  test('reads the schemas of every game without a complaint in its log', async () => {
    const files = readdirSync('content').flatMap((pack) => [
      ...['scenarios', 'decks', 'cases'].flatMap((folder) => firstIn(join('content', pack, folder))),
      ...firstIn(join('content', pack)),
    ])
    expect(files.length).toBeGreaterThan(15)
    for (const file of files) await server.check(resolve(file), readFileSync(file, 'utf8'))
    expect(server.log.filter((line) => /schema|stack|error/i.test(line))).toEqual([])
  })

  test('underlines the line of each fault, but where only ours can', async () => {
    const missed = []
    for (const { file, from, to } of BROKEN_FILES) {
      const path = resolve('content', file)
      const text = readFileSync(path, 'utf8')
      expect([file, from, text.includes(from)]).toEqual([file, from, true])
      const line = text.slice(0, text.indexOf(from)).split('\n').length
      const lines = (
        await server.check(
          path,
          text.replace(from, () => to),
        )
      ).map((one) => one.line)
      const last = line + to.split('\n').length - 1
      if (!lines.some((one) => one >= line && one <= last)) missed.push(`${file}: ${to} (told: ${lines})`)
    }
    const known = BROKEN_FILES.filter(({ onlyOurs }) => onlyOurs).length
    expect(known).toBeLessThanOrEqual(2)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(known)
  })

  test('explains a key under the pointer, in words and with what is allowed', async () => {
    const path = resolve('content', 'kriegspiel/units.yaml')
    const text = readFileSync(path, 'utf8')
    const lines = text.split('\n')
    const line = lines.findIndex((one) => one.includes('attack: 4'))
    const help = await server.hover(path, text, line, lines[line].indexOf('attack') + 2)
    expect(help).toMatch(/attack/i)
    expect(help.length).toBeGreaterThan(20)
  })
}
