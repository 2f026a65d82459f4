import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
// @ts-expect-error a plain script without types
import { backUp } from '../../scripts/lib/backup/backup.mjs'
// @ts-expect-error a plain script without types
import { restore } from '../../scripts/lib/backup/restore.mjs'
// @ts-expect-error a plain script without types
import { migrate } from '../../scripts/lib/database/migrations.mjs'
import { sha256 } from '../../server/packs/files'
import { BareDatabase, withUrl } from './support/bare-database'

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-backup-'))
const data = join(folder, 'data')
const file = join(folder, 'all.ludoteca-backup')
const tables = ['Workspace', 'Draft', 'DraftFile', 'DraftSave', 'RefusedChange']
const oldDatabase = readFileSync(join(import.meta.dirname, 'fixtures/database-0.1.0.sql'), 'utf8')

/** An error of the scripts, with the fields that tests read. */
type Told = Error & { readonly code?: string }
const thrown = (error: Told) => error

const backUpOf = (database: BareDatabase, to = file, options = {}) =>
  withUrl<unknown>(database.url, () => backUp(data, to, options))
const restoreInto = (database: BareDatabase, from = file, options = {}) =>
  withUrl<unknown>(database.url, () => restore(data, from, options))

let source: BareDatabase
let target: BareDatabase
beforeAll(async () => {
  source = await BareDatabase.make()
  await source.query(oldDatabase)
  await backUpOf(source)
})
beforeEach(async () => {
  target = await BareDatabase.make()
})
afterEach(() => target.drop())
afterAll(async () => {
  await source.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Returns a backup with changed text and a matching digest, so that only its contents show the change. */
function rewritten(change: (text: string) => string): string {
  const path = join(folder, 'rewritten')
  const lines = change(gunzipSync(readFileSync(file)).toString('utf8'))
    .trimEnd()
    .split('\n')
  const end = JSON.parse(lines.pop() as string)
  const text = `${lines.join('\n')}\n`
  writeFileSync(path, gzipSync(`${text}${JSON.stringify({ ...end, sha256: sha256(text) })}\n`))
  return path
}

describe('a backup', () => {
  test('of an older database brings back every row and byte, migrated to this version', async () => {
    const before = await source.rows(tables)
    await restoreInto(target)
    await withUrl(source.url, () => migrate(source.url))
    expect(await target.rows(tables)).toEqual(await source.rows(tables))
    expect(Object.values(before).map((rows) => rows.length)).toEqual([2, 3, 18, 6, 4])
    expect(await migrate(target.url)).toEqual([])
  })

  test('says how many games it carries; those that were deleted are none', async () => {
    expect(await restoreInto(target)).toMatchObject({ games: 0 })
    const [{ id }] = await target.query('SELECT id FROM "Workspace" LIMIT 1')
    const game = (name: string, deleted: string) =>
      `('${id}', '${name}', 1, 'key', repeat('0', 64), 'digest', '', 0, ${deleted})`
    await target.query(`INSERT INTO "Game" ("workspaceId", id, rev, key, "requestHash", digest, bytes, size, "deletedAt")
      VALUES ${game('kept', 'NULL')}, ${game('gone', 'now()')}`)
    const made = await backUpOf(target, join(folder, 'games'))
    expect(made).toMatchObject({ games: 1, rows: { Game: 2 } })
    expect(await restoreInto(target, join(folder, 'games'), { force: true })).toMatchObject({ games: 1 })
  })

  test('is for its owner only, and is not written over unasked', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const bytes = readFileSync(file)
    await expect(backUpOf(source)).rejects.toMatchObject({ code: 'backup-exists' })
    expect(readFileSync(file)).toEqual(bytes)
    await backUpOf(source, file, { force: true })
  })

  test('holds one moment, whatever is written meanwhile', async () => {
    let number = 0
    let over = false
    const [draft] = await source.query('SELECT id FROM "Draft" LIMIT 1')
    // Each step changes two tables at once, so that a backup between the two would show.
    const writing = (async () => {
      while (!over) {
        number++
        await source.query(`BEGIN; UPDATE "Draft" SET name = 'n${number}' WHERE id = '${draft.id}';
          UPDATE "DraftFile" SET size = ${number} WHERE "draftId" = '${draft.id}'; COMMIT`)
      }
    })()
    for (let round = 0; round < 4; round++) await backUpOf(source, join(folder, 'moment'), { force: true })
    over = true
    await writing
    expect(number).toBeGreaterThan(4)
    await restoreInto(target, join(folder, 'moment'))
    const found = await target.query(
      `SELECT DISTINCT d.name, f.size FROM "Draft" d JOIN "DraftFile" f ON f."draftId" = d.id WHERE d.id = '${draft.id}'`,
    )
    expect(found).toEqual([{ name: `n${found[0].size}`, size: expect.any(Number) }])
  })

  test('is not put over what is there, unless that is asked for', async () => {
    await target.query(oldDatabase)
    await target.query(`DELETE FROM "DraftFile"`)
    await expect(restoreInto(target)).rejects.toMatchObject({ code: 'restore-not-empty' })
    expect(await target.query('SELECT 1 FROM "DraftFile"')).toEqual([])
    await restoreInto(target, file, { force: true })
    expect(await target.query('SELECT 1 FROM "DraftFile"')).toHaveLength(18)
  })

  test('is never put into a database of something else', async () => {
    await target.query('CREATE TABLE customers (id int); INSERT INTO customers VALUES (1)')
    await expect(restoreInto(target, file, { force: true })).rejects.toMatchObject({ code: 'server-foreign' })
    expect(await target.query('SELECT * FROM customers')).toHaveLength(1)
  })
})

describe('a file that is not what was written changes nothing:', () => {
  const whole = () => readFileSync(file)
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  const cases: readonly (readonly [string, () => Buffer, RegExp])[] = [
    ...places.map((tenth) => {
      const cut = () => whole().subarray(0, Math.floor((whole().length * tenth) / 10))
      return [`cut off at ${tenth} tenths`, cut, /^backup-(cut|not-one)$/] as const
    }),
    ...places.map((tenth) => {
      const flip = () => {
        const bytes = whole()
        bytes[Math.floor((bytes.length * tenth) / 10) + 15] ^= 0x10
        return bytes
      }
      return [`a bit changed at ${tenth} tenths`, flip, /^backup-(damaged|cut|not-one)$/] as const
    }),
    ['the last byte missing', () => whole().subarray(0, -1), /^backup-(cut|damaged)$/],
    ['a byte too many', () => Buffer.concat([whole(), Buffer.from([0])]), /^backup-damaged$/],
    ['twice the same', () => Buffer.concat([whole(), whole()]), /^backup-damaged$/],
    ['nothing in it', () => Buffer.alloc(0), /^backup-(cut|not-one)$/],
    ['a text', () => Buffer.from('hello\n'), /^backup-not-one$/],
    ['another packed text', () => gzipSync('hello\n'), /^backup-not-one$/],
    ['packed nothing', () => gzipSync(''), /^backup-not-one$/],
    ['one endless line', () => gzipSync(Buffer.alloc(70_000_000, 65)), /^backup-damaged$/],
  ]

  test.each(cases)('%s', async (_, make, code) => {
    const path = join(folder, 'faulty')
    writeFileSync(path, make())
    const error = (await restoreInto(target, path).catch(thrown)) as Told
    expect(error.code).toMatch(code)
    expect(await target.query(`SELECT 1 FROM pg_class WHERE relname = 'Draft'`)).toEqual([])
  })

  test.each([
    ['a later format', (text: string) => text.replace('"format":1', '"format":2'), 'backup-newer'],
    [
      'a migration we do not have',
      (text: string) => text.replace('_first_drafts', '_later_drafts'),
      'backup-newer',
    ],
    [
      'a row of nobody',
      (text: string) => text.replace(/^(\\table "Draft"\n[^\t]+\t)[^\t]+/m, '$1not-a-uuid'),
      undefined,
    ],
    [
      'a table that is not ours',
      (text: string) => text.replaceAll('"RefusedChange"', '"pg_authid"'),
      'backup-damaged',
    ],
  ])('%s, with a digest that fits', async (_, change, code) => {
    await target.query(oldDatabase)
    const before = await target.rows(tables)
    const error = (await restoreInto(target, rewritten(change), { force: true }).catch(thrown)) as Told
    expect(error).toBeInstanceOf(Error)
    if (code) expect(error.code).toBe(code)
    expect(await target.rows(tables)).toEqual(before)
  })
})
