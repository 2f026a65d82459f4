import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { FileContent } from '../../schemas/api'
// @ts-expect-error: a plain script, without types
import { migrate } from '../../scripts/lib/database/migrations.mjs'
import { db } from '../../server/db/client'
import { readKeptSave } from '../../server/drafts/kept-saves'
import { listDrafts } from '../../server/drafts/list-drafts'
import { readDraft } from '../../server/drafts/read-draft'
import { sha256 } from '../../server/packs/files'
import { findWorkspace } from '../../server/workspace/workspace'
import { administer } from './support/database'

/** Databases of earlier versions, written by the site of that version, with its answers. */
const fixtures = join(import.meta.dirname, 'fixtures')

type Kept = {
  readonly id: string
  readonly rev: number
  readonly changes: Readonly<Record<string, string | null>>
}
type Told = {
  /** The key of the browser that owns the draft. */
  readonly token: string
  readonly draft: { readonly id: string; readonly name: string; readonly rev: number }
  /** SHA-256 of the bytes by path. */
  readonly files: Readonly<Record<string, string>>
  readonly kept: readonly Kept[]
}
type Fixture = { readonly rows: Readonly<Record<string, number>>; readonly drafts: readonly Told[] }

const digestOf = (file: FileContent): string =>
  sha256('text' in file ? Buffer.from(file.text, 'utf8') : Buffer.from(file.base64, 'base64'))

const versions = readdirSync(fixtures)
  .filter((name) => /^database-.*\.sql$/.test(name))
  .map((name) => name.slice(0, -'.sql'.length))

test('there is a database to upgrade', () => expect(versions).toContain('database-0.1.0'))

describe.each(versions)('%s, upgraded', (version) => {
  const fixture: Fixture = JSON.parse(readFileSync(join(fixtures, `${version}.json`), 'utf8'))
  const name = `upgrade_${randomBytes(6).toString('hex')}`
  const url = new URL(inject('siteUrl'))
  url.pathname = name

  async function query(sql: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    try {
      return await client.query(sql)
    } finally {
      await client.end()
    }
  }

  beforeAll(async () => {
    await administer(`CREATE DATABASE ${name} OWNER ludoteca`)
    await query(readFileSync(join(fixtures, `${version}.sql`), 'utf8'))
    await migrate(url.href)
    process.env.DATABASE_URL = url.href
  })
  afterAll(async () => {
    await db().$disconnect()
    await administer(`DROP DATABASE ${name} WITH (FORCE)`)
  })

  test('loses no row', async () => {
    for (const [table, count] of Object.entries(fixture.rows)) {
      const { rows } = await query(`SELECT count(*)::int AS count FROM "${table}"`)
      expect(rows[0].count, table).toBeGreaterThanOrEqual(count)
    }
  })

  test('needs no second upgrade', async () => expect(await migrate(url.href)).toEqual([]))

  test('still lists every draft for whoever holds its key', async () => {
    for (const token of new Set(fixture.drafts.map((told) => told.token))) {
      const drafts = await listDrafts(await findWorkspace(token))
      const told = fixture.drafts.filter((one) => one.token === token).map((one) => one.draft.id)
      expect(drafts.map((draft) => draft.id).sort()).toEqual(told.sort())
    }
  })

  test.each(fixture.drafts)('has every byte of $draft.name', async ({ token, draft, files, kept }) => {
    const workspace = await findWorkspace(token)
    const found = await readDraft(workspace, draft.id)
    expect(found.draft).toMatchObject(draft)
    expect(Object.fromEntries(found.files.map((file) => [file.path, digestOf(file)]))).toEqual(files)
    expect(found.kept.map((one) => one.id)).toEqual(kept.map((one) => one.id))
    for (const one of kept) {
      const { files: changes } = await readKeptSave(workspace, draft.id, one.id)
      const digests = changes.map((change) => [change.path, 'deleted' in change ? null : digestOf(change)])
      expect(Object.fromEntries(digests)).toEqual(one.changes)
    }
  })
})
