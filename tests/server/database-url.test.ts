import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createWebServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
// @ts-expect-error a plain script without types
import { openDatabase } from '../../scripts/lib/database/database.mjs'
import { BareDatabase, withUrl } from './support/bare-database'

const folder = mkdtempSync(join(tmpdir(), 'ludoteca-url-'))
const own = () => new URL(inject('siteUrl'))
const servers: Server[] = []

async function listening(server: Server, at: number | string): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => {
    if (typeof at === 'string') server.listen(at, resolve)
    else server.listen(at, '127.0.0.1', resolve)
  })
  return typeof at === 'string' ? 0 : (server.address() as AddressInfo).port
}

let web: number
let silent: number
let rude: number
let bare: BareDatabase
let foreign: BareDatabase
beforeAll(async () => {
  web = await listening(
    createWebServer((_, answer) => answer.end()),
    0,
  )
  silent = await listening(createServer(), 0)
  rude = await listening(
    createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n')),
    0,
  )
  bare = await BareDatabase.make()
  foreign = await BareDatabase.make()
  await foreign.query('CREATE TABLE customers (id int); CREATE TABLE orders (id int)')
  // A socket like that of a system server, forwarded to the server of the tests.
  await listening(
    createServer((socket) => {
      const server = connect(Number(own().port), '127.0.0.1')
      socket.pipe(server).pipe(socket)
      for (const end of [socket, server]) end.on('error', () => socket.destroy())
    }),
    join(folder, '.s.PGSQL.5432'),
  )
})
afterAll(async () => {
  for (const server of servers) server.close()
  await bare.drop()
  await foreign.drop()
  rmSync(folder, { recursive: true, force: true })
})

type Opened = { readonly applied: readonly string[]; readonly where: string; close(): Promise<void> }
type Told = Error & { readonly code: string; words(language: string): string }

const open = (url: string): Promise<Opened> =>
  withUrl(url, () => openDatabase(join(folder, 'data'), 'a test'))

/** Returns the address of the tests' server with one part changed. */
function changed(change: (url: URL) => void): string {
  const url = own()
  change(url)
  return url.href
}

const secret = 's3cret-%'
const wrong: readonly (readonly [string, () => string, string, string])[] = [
  [
    'no address',
    () => `not an address ${secret}`,
    'url-unreadable',
    'postgresql://user:password@host:5432/database',
  ],
  [
    'a half one',
    () => 'postgresql://u:p@:x/y',
    'url-unreadable',
    'postgresql://user:password@host:5432/database',
  ],
  ['another kind', () => `mysql://root:${secret}@localhost/x`, 'url-other-kind', 'mysql'],
  ['a web page', () => 'https://localhost:5432/x', 'url-other-kind', 'https'],
  ['nobody there', () => changed((url) => (url.port = '1')), 'server-not-listening', 'Start that server'],
  ['no socket there', () => 'postgresql://u@/db?host=/nowhere', 'server-not-listening', '/nowhere'],
  [
    'no such computer',
    () => changed((url) => (url.hostname = 'nowhere.invalid')),
    'server-unknown-host',
    'nowhere.invalid',
  ],
  ['a web server', () => changed((url) => (url.port = String(web))), 'server-not-postgres', 'not PostgreSQL'],
  [
    'a server of another tongue',
    () => changed((url) => (url.port = String(rude))),
    'server-not-postgres',
    'not PostgreSQL',
  ],
  [
    'a server that says nothing',
    () => changed((url) => (url.port = String(silent))),
    'server-not-postgres',
    'not PostgreSQL',
  ],
  ['a wrong password', () => changed((url) => (url.password = 'wrong')), 'server-password', 'ludoteca'],
  ['no such database', () => changed((url) => (url.pathname = '/nothing')), 'server-no-database', 'createdb'],
  ['a database of something else', () => foreign.url, 'server-foreign', 'customers, orders'],
]

test.each(wrong)('DATABASE_URL with %s is told in words, with a next step', async (_, url, code, says) => {
  const error = (await open(url()).catch((thrown: Told) => thrown)) as Told
  expect(error).toMatchObject({ code })
  expect(error.message).toContain(says)
  expect(error.message.split('\n').length).toBeGreaterThan(1)
  expect(error.message).not.toContain(secret)
  expect(error.words('it')).not.toBe(error.words('en'))
})

test('DATABASE_URL by a socket works', async () => {
  const { username, password } = own()
  const database = await open(`postgresql://${username}:${password}@/${bare.name}?host=${folder}`)
  expect(database.applied.length).toBeGreaterThan(0)
  expect(database.where).toContain(folder)
  await database.close()
  // The foreign database is unchanged.
  expect(await foreign.query(`SELECT 1 FROM pg_class WHERE relname = '_prisma_migrations'`)).toEqual([])
})
