import pg from 'pg'
import { describe, expect, inject, test, vi } from 'vitest'
import type { ApiFailure } from '../../schemas/api'
import { isAway } from '../../server/db/away'
import { db } from '../../server/db/client'
import { exportDraft } from '../../server/drafts/export-draft'
import { readDraft } from '../../server/drafts/read-draft'
import { Browser } from './support/browser'
import { administer, ownDatabase } from './support/database'

ownDatabase()

/** An error as Prisma wraps that of its adapter. */
const wrapped = (code: string, cause: object) =>
  Object.assign(new Error('wrapped'), { code, meta: { driverAdapterError: { cause } } })

describe('an error means that the database is away', () => {
  const codes = [
    'P1001',
    'P1002',
    'P1008',
    'P1017',
    'P2024',
    'P2028',
    'P2037',
    '57P01',
    '57P02',
    '57P03',
    '08006',
    '53300',
  ]
  const network = [
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
  ]
  test.each([...codes, ...network])('by its code: %s', (code) => {
    expect(isAway(Object.assign(new Error(), { code }))).toBe(true)
    expect(isAway(new AggregateError([Object.assign(new Error(), { code })]))).toBe(true)
  })

  test.each([
    [
      'P2039',
      { originalCode: '57P01', originalMessage: 'terminating connection due to administrator command' },
    ],
    ['P2010', { originalCode: '57P02', kind: 'postgres' }],
    ['P2010', { originalCode: '08P01', kind: 'postgres' }],
    ['P2039', { kind: 'ConnectionClosed' }],
    ['P2039', { kind: 'DatabaseNotReachable' }],
    ['P2039', { kind: 'SocketTimeout' }],
    ['P2039', { kind: 'TooManyConnections' }],
  ])('inside of %s: %o', (code, cause) => expect(isAway(wrapped(code, cause))).toBe(true))

  test.each([
    'Client has encountered a connection error and is not queryable',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('by the words of the driver: %s', (words) => {
    expect(isAway(new Error(words))).toBe(true)
    expect(isAway(new Error('outer', { cause: new Error(words) }))).toBe(true)
  })

  test.each([
    undefined,
    'Connection terminated',
    new TypeError('x is not a function'),
    Object.assign(new Error(), { code: 'P2002' }),
    Object.assign(new Error(), { code: 'ENOENT' }),
    wrapped('P2039', { originalCode: '23505', kind: 'UniqueConstraintViolation' }),
    wrapped('P2010', { originalCode: '42P01', kind: 'TableDoesNotExist' }),
  ])('and a fault of ours does not: %s', (error) => expect(isAway(error)).toBe(false))
})

/** Delays saves in the middle of their transaction for this many seconds. */
const holdSaves = () =>
  db()
    .$executeRawUnsafe(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(30); RETURN NEW; END $$;`)
    .then(() =>
      db().$executeRawUnsafe(
        'CREATE TRIGGER hold BEFORE INSERT ON "DraftFile" FOR EACH STATEMENT EXECUTE FUNCTION hold()',
      ),
    )

/** Cuts the site's connections in the middle of their work, like a server that stops at once. */
const cut = () => {
  const name = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)
  return administer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`)
}

async function isHeld(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('adminUrl') })
  await client.connect()
  const asleep = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
  while ((await client.query(asleep)).rowCount === 0);
  await client.end()
}

test('a database that goes away in the middle of requests answers 503 with Retry-After, writes nothing, and serves again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const author = new Browser()
  const { draft } = await author.fork()
  await holdSaves()
  const file = { path: 'a.md', text: 'a' }
  const saves = [author.save(draft.id, 1, [file]), author.save(draft.id, 1, [file]), author.fork()]
  const held = Promise.allSettled(saves)
  await isHeld()
  await cut()
  for (const save of (await held).slice(0, 2)) {
    if (save.status === 'rejected') throw save.reason
    const { status, headers, body } = save.value as { status: number; headers: Headers; body: ApiFailure }
    expect([status, body.error.code, headers.get('retry-after')]).toEqual([503, 'database-unavailable', '2'])
  }
  // Idle connections of the pool turn out broken one by one.
  for (let round = 0; round < 12; round++) {
    const answer = await author.ask('GET', '/api/drafts')
    expect([200, 503]).toContain(answer.status)
  }
  await db().$executeRawUnsafe('DROP FUNCTION hold CASCADE')
  expect((await author.save(draft.id, 1, [file])).body).toMatchObject({ rev: 2 })
  expect(said.mock.calls.flat().filter((one) => one instanceof Error)).toEqual([])
  said.mockRestore()
})

test('a crowd that has all connections delays what is asked, and refuses nothing', async () => {
  const { draft } = await new Browser().fork()
  const { workspaceId } = await db().draft.findUniqueOrThrow({ where: { id: draft.id } })
  // Longer than the default timeout of a transaction.
  const crowd = Promise.all(Array.from({ length: 10 }, () => db().$queryRaw`SELECT pg_sleep(3)::text`))
  await isHeld()
  const name = `${draft.packId}.zip`
  expect(await exportDraft(workspaceId, draft.id)).toMatchObject({ name })
  expect(await readDraft(workspaceId, draft.id)).toMatchObject({ draft: { id: draft.id } })
  await crowd
})
