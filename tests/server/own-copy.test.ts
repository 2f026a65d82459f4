/** A copy of a pack with some of its scenarios. It refers only to copied entries, and those are unchanged. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { crossCheck } from '../../engine/compile'
import { checkPack, type RequiredPacks } from '../../schemas/check'
import type { PackFiles } from '../../server/packs/files'
import { type CopyWish, ownCopy } from '../../server/packs/own-copy'

const filesOf = (folder: string): PackFiles =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(yaml|md)$/.test(path))
      .sort()
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path))] as const),
  )

/** Packs with scenarios that extend others, many maps, decks, or a required pack. */
const PACKS = ['corteo', 'cry-havoc', 'wir-sind-das-volk', 'notte-bianca']
const REQUIRED: RequiredPacks = { corteo: Object.fromEntries(filesOf('content/corteo')) }
const requiredBy = (pack: string): RequiredPacks => (pack === 'notte-bianca' ? REQUIRED : {})

const textOf = (files: PackFiles, path: string) => Buffer.from(files.get(path) ?? '').toString()
const manifestOf = (files: PackFiles) => parse(textOf(files, 'pack.yaml'))
const WISH: CopyWish = { id: 'mine', name: 'Mine: a copy', author: 'Ada “A.” Rossi: me', cases: true }

function findingsOf(files: PackFiles, pack: string) {
  const { diagnostics } = checkPack(Object.fromEntries(files), crossCheck, { required: requiredBy(pack) })
  return diagnostics.map(({ code, file, line, found }) => `${code} ${file}:${line} ${found}`)
}

/** Returns a scenario, the one it extends, and so on. */
function basesOf(files: PackFiles, id: string): string[] {
  const { extends: base } = parse(textOf(files, `scenarios/${id}.yaml`)) as { extends?: string }
  return base === undefined ? [id] : [id, ...basesOf(files, base)]
}

const linesOf = (text: string) => text.split('\n')

/** Whether one text has the lines of another, some of them left out. */
function isPartOf(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0
  for (const line of whole) if (at < part.length && part[at] === line) at++
  return at === part.length
}

describe.each(PACKS)('%s', (pack) => {
  const files = filesOf(join('content', pack))
  const { scenarios, authors } = manifestOf(files) as { scenarios: string[]; authors: object[] }

  test('whole: every file but pack.yaml is the same, with an id, a name and an author of its own', () => {
    const copy = ownCopy(files, WISH, requiredBy(pack))
    const changed = [...copy].filter(
      ([path, bytes]) => !Buffer.from(bytes).equals(files.get(path) ?? Buffer.alloc(0)),
    )
    expect([changed.map(([path]) => path), copy.size]).toEqual([['pack.yaml'], files.size])
    expect(manifestOf(copy)).toEqual({
      ...manifestOf(files),
      id: 'mine',
      name: { en: WISH.name, it: WISH.name },
      authors: [...authors, { name: WISH.author }],
    })
  })

  test.each([...new Set([scenarios[0], scenarios.at(-1) ?? ''])])('%s alone', (scenario) => {
    const copy = ownCopy(files, { ...WISH, scenarios: [scenario] }, requiredBy(pack))
    const bases = basesOf(files, scenario)
    expect(manifestOf(copy).scenarios).toEqual(scenarios.filter((id) => bases.includes(id)))
    // Units used only by others stay, which causes an information and no fault.
    expect(findingsOf(copy, pack).filter((one) => !one.startsWith('I-UNIT-UNUSED'))).toEqual([])
    for (const path of copy.keys())
      if (path !== 'pack.yaml')
        expect(isPartOf(linesOf(textOf(copy, path)), linesOf(textOf(files, path))), path).toBe(true)
    const cases = [...copy.keys()].filter((path) => path.startsWith('cases/'))
    const asked = cases.flatMap((path) => parse(textOf(copy, path)).cases as { scenario?: string }[])
    expect(asked.filter((one) => !bases.includes(one.scenario ?? scenario))).toEqual([])
  })

  test('without cases', () => {
    const copy = ownCopy(files, { ...WISH, cases: false, author: undefined }, requiredBy(pack))
    expect([...copy.keys()].filter((path) => path.startsWith('cases/'))).toEqual([])
    expect(manifestOf(copy).authors).toEqual(authors)
    expect(findingsOf(copy, pack)).toEqual([])
  })
})
