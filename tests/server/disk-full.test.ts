import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import type { DraftContent, DraftList } from '../../schemas/api'
import { db } from '../../server/db/client'
import { Browser } from './support/browser'
import { ownDatabase } from './support/database'

ownDatabase()

/** Raises PostgreSQL's real error for a full disk, without a full disk. */
const fill = async () => {
  await db().$executeRawUnsafe(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`)
  for (const table of ['DraftFile', 'Draft', 'Workspace'])
    await db().$executeRawUnsafe(
      `CREATE TRIGGER no_room BEFORE INSERT ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION no_room()`,
    )
}
const empty = () => db().$executeRawUnsafe('DROP FUNCTION IF EXISTS no_room CASCADE')

const noRoomLeft = () => {
  process.env.LUDOTECA_DISK = tmpdir()
  process.env.LUDOTECA_DISK_RESERVE = String(Number.MAX_SAFE_INTEGER)
}

afterEach(async () => {
  delete process.env.LUDOTECA_DISK
  delete process.env.LUDOTECA_DISK_RESERVE
  await empty()
})

test.each([
  ['the database has no room', fill],
  ['the disk is down to what the database itself needs', async () => noRoomLeft()],
])('when %s, a save answers 507, loses nothing, and goes on with room', async (_, run) => {
  const browser = new Browser()
  const { draft } = await browser.fork()
  const file = { path: 'notes.md', text: 'kept' }
  expect((await browser.save(draft.id, 1, [file])).status).toBe(200)
  await run()
  const key = randomUUID()
  const late = { path: 'notes.md', text: 'more' }
  const refused = await browser.save(draft.id, 2, [late], key)
  expect(refused.status).toBe(507)
  expect(refused.body.error.code).toBe('disk-full')
  expect((await browser.ask('POST', '/api/drafts', { pack: 'corteo' })).status).toBe(507)
  expect((await new Browser().ask('POST', '/api/drafts', { pack: 'corteo' })).status).toBe(507)
  const there = await browser.ask<DraftContent>('GET', `/api/drafts/${draft.id}`)
  expect(there.body.draft.rev).toBe(2)
  expect(there.body.files.find(({ path }) => path === 'notes.md')).toMatchObject({ text: 'kept' })
  expect((await browser.ask<DraftList>('GET', '/api/health')).status).toBe(200)
  delete process.env.LUDOTECA_DISK
  await empty()
  expect((await browser.save(draft.id, 2, [late], key)).body).toMatchObject({ rev: 3 })
})

test('a draft can be thrown away even then', async () => {
  const browser = new Browser()
  const { draft } = await browser.fork()
  noRoomLeft()
  expect((await browser.ask('DELETE', `/api/drafts/${draft.id}`)).status).toBe(204)
})
