/** Scripts of the build travel in brotli, as the build has compressed them. */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
// @ts-expect-error a script without types
import { front } from '../../scripts/lib/front/front.mjs'
// @ts-expect-error a script without types
import { PackedFiles } from '../../scripts/lib/front/packed-files.mjs'
// @ts-expect-error a script without types
import { packStatic } from '../../scripts/lib/pack-static.mjs'

const SCRIPT = 'export const one = 1\n'.repeat(100)
let folder: string
let server: Server
let url: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-packed-'))
  mkdirSync(join(folder, 'static/chunks'), { recursive: true })
  writeFileSync(join(folder, 'static/chunks/one.js'), SCRIPT)
  writeFileSync(join(folder, 'static/chunks/one.js.map'), '{}')
  await packStatic(join(folder, 'static'), join(folder, 'packed'))
  const next = (_: unknown, response: ServerResponse) => response.end('from Next')
  server = createServer(front(next, { files: new PackedFiles(join(folder, 'packed')) })).listen(
    0,
    '127.0.0.1',
  )
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_next/static/chunks/`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a script comes in brotli, for ever, with the headers of every response', async () => {
  for (let reader = 0; reader < 3; reader++) {
    const { headers, ...answer } = await fetch(`${url}one.js`, {
      headers: { 'accept-encoding': 'gzip, br' },
    }).then(async (found) => ({ headers: found.headers, status: found.status, text: await found.text() }))
    expect(answer).toEqual({ status: 200, text: SCRIPT })
    expect(headers.get('content-encoding')).toBe('br')
    expect(Number(headers.get('content-length'))).toBeLessThan(100)
    expect(headers.get('content-type')).toContain('javascript')
    expect(headers.get('cache-control')).toContain('immutable')
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test.each<[string, string, RequestInit]>([
  ['a browser without brotli', 'one.js', { headers: { 'accept-encoding': 'gzip, br;q=0' } }],
  ['a part of a file', 'one.js', { headers: { range: 'bytes=0-9' } }],
  ['another kind of file', 'one.js.map', {}],
  ['a file that came later', 'two.js', {}],
  ['a path out of the folder', '..%2f..%2fpackage.js', {}],
])('%s is left to Next', async (_, path, options) => {
  if (path === 'two.js') writeFileSync(join(folder, 'packed/chunks/two.js'), SCRIPT)
  expect(await (await fetch(url + path, options)).text()).toBe('from Next')
})

test('a file that cannot be read any more is left to Next', async () => {
  rmSync(join(folder, 'packed/chunks/one.js'))
  expect(await (await fetch(`${url}one.js`)).text()).toBe('from Next')
})

test('a build without compressed files is left to Next', async () => {
  const files = new PackedFiles(join(folder, 'nothing'))
  expect(await files.answer({ method: 'GET', url: '/_next/static/chunks/one.js', headers: {} })).toBe(false)
})
