import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scale, someOf } from '../support/budget'
import { BROKEN_FILES } from './broken-files'
import { underlinedIn } from './elsewhere'
import { LanguageServer } from './language-server'

/** A day asks of one pack, the long suite of all. */
const bundled = someOf(readdirSync('content')).map((pack) => resolve('content', pack))

/** Holds one release of the language server to what an author may expect of an editor without any setting. `name` is the package as installed here. */
export function holdsInEditor(name: string): void {
  describe(`${name}, as an editor runs it`, () => holds(name))
}

function holds(name: string): void {
  let server: LanguageServer
  beforeAll(async () => {
    server = await LanguageServer.start(name, resolve('.'))
  })
  afterAll(() => server.stop())

  test('underlines nothing in any bundled file', async () => {
    const { files, found } = await underlinedIn(server, ...bundled)
    expect(files).toBeGreaterThan(scale === 'daily' ? 5 : 100)
    expect(found).toEqual([])
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
