/** Every archived pack of format 1 opens, reports its changes, and plays the same games. */
import '../../engine/rulesets/all'
import { describe, expect, test } from 'vitest'
import { compile, crossCheck } from '../../engine/compile'
import { hash, replay } from '../../engine/game'
import { otherRules } from '../../engine/replay/rules-version'
import type { GameDef, RawPack } from '../../engine/types'
import { checkPack } from '../../schemas/check'
import type { PackFiles } from '../../schemas/digest'
import type { Migration } from '../../schemas/format/migrate'
import { ARCHIVE, oldFiles, oldRequired } from './archive'

const open = (files: PackFiles) => checkPack(files, crossCheck, { required: oldRequired() })

const fixed = (files: PackFiles, { files: changed }: Migration): PackFiles => ({
  ...files,
  ...Object.fromEntries(Object.entries(changed).map(([path, { after }]) => [path, after])),
})

/** Each pack as opened, and after its conversion. */
const opened = Object.fromEntries(
  Object.keys(ARCHIVE.packs).map((folder) => {
    const files = oldFiles(folder, false)
    const old = open(files)
    return [folder, { files, old, now: open(fixed(files, old.migration!)) }]
  }),
)

function gameOf(pack: RawPack | undefined, scenario: string): GameDef {
  const made = pack && compile(pack, scenario)
  if (!made?.ok) throw new Error(`${scenario}: ${JSON.stringify(made?.error)}`)
  return made.value
}

/** Names of that time had no articles. */
const butArticles = (all: (typeof opened)[string]['now']['diagnostics']) =>
  all.filter(({ code }) => code !== 'W-NAME-ARTICLE')

describe.each(Object.keys(ARCHIVE.packs))('%s', (folder) => {
  const { files, old, now } = opened[folder]
  const { pack, migration } = old
  const diagnostics = butArticles(old.diagnostics)

  test('opens with one warning, at the line of its format', () => {
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual(['W-FORMAT-OLD pack.yaml'])
    const line = files['pack.yaml'].split('\n')[diagnostics[0].line - 1]
    expect(line).toBe('format: 1')
  })

  test('is the same once it is written in the present format', () => {
    expect(butArticles(now.diagnostics)).toEqual([])
    expect(now.migration).toBeUndefined()
    const { earlier: _, ...read } = pack!
    const { earlier: __, ...written } = now.pack!
    expect(read).toEqual(written)
  })

  test('says each change with what stands there', () => {
    for (const { file, line, before } of migration!.changes) {
      expect(files[file].split('\n')[line - 1]).toContain(before)
    }
  })
})

describe('games recorded with packs of format 1', () => {
  test.each(ARCHIVE.records)('$pack.id, $scenario: end in the same state', (record) => {
    const { old, now } = opened[`content/${record.pack.id}`]
    const read = gameOf(old.pack, record.scenario)
    const written = gameOf(now.pack, record.scenario)
    const ends = [read, written].map((def) => hash(replay(def, record)))
    expect(ends[0]).toBe(ends[1])
    expect(read.pack.digest).toBe(written.pack.digest)
    // Other rules may give other games. A record must replay as long as the rules are the same.
    if (!otherRules(read, record)) expect(ends[0]).toBe(record.hash)
  })
})
