/** Pages that are equal for all readers are rendered once, and each answer has its own nonce. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
// @ts-expect-error a script without types
import { CachedPage } from '../../scripts/lib/front/cached-page.mjs'
// @ts-expect-error a script without types
import { front } from '../../scripts/lib/front/front.mjs'

let server: Server
let url: string
/** The requests that reached the renderer, with their cookies. */
let rendered: string[]

beforeEach(async () => {
  rendered = []
  const page = new CachedPage(() => server.address())
  const answer = front(
    (
      asked: { url: string; headers: Record<string, string> },
      response: import('node:http').ServerResponse,
    ) => {
      // Without a user agent, Next answers with an incomplete head.
      expect(asked.headers['user-agent']).toBeTruthy()
      rendered.push(`${asked.url} ${asked.headers.cookie ?? ''}`.trim())
      const nonce = randomUUID()
      response.setHeader('Content-Security-Policy', `script-src 'nonce-${nonce}'`)
      response.end(`<p>${asked.url}</p><script nonce="${nonce}"></script>`)
    },
    { page },
  )
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test.each(['/', '/play/corteo', '/play/wir-sind-das-volk'])(
  '%s is rendered once for many readers, and no two answers share a nonce',
  async (path) => {
    const nonces = new Set<string>()
    for (let reader = 0; reader < 10; reader++) {
      const answer = await fetch(url + path, { headers: { cookie: `key=${reader}` } })
      const text = await answer.text()
      expect(text).toContain(`<p>${path}</p>`)
      const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? ''
      expect(answer.headers.get('content-security-policy')).toBe(`script-src 'nonce-${nonce}'`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(10)
    expect(rendered).toEqual([path])
  },
)

test('tables, languages and looks are kept apart', async () => {
  for (const path of ['/play/corteo', '/play/junta', '/'])
    for (const cookie of ['language=it', 'language=en', 'theme=dark', 'theme=dark; language=it'])
      expect(await (await fetch(url + path, { headers: { cookie } })).text()).toContain(`<p>${path}</p>`)
  expect(new Set(rendered).size).toBe(12)
  expect(rendered).toHaveLength(12)
})

test.each([
  '/play/0a1b2c3d-89ab-4cde-8f01-23456789abcd',
  '/play/abcdef01-89ab-4cde-8f01-23456789abcd',
  '/play/corteo?scenario=base',
  '/play/corteo/more',
  '/play/Corteo',
  '/studio/corteo',
])('%s is rendered for each reader', async (path) => {
  for (let reader = 0; reader < 3; reader++) await (await fetch(url + path)).text()
  expect(rendered).toEqual([path, path, path])
})

test('what the router of a page asks for is not a whole page', async () => {
  for (let time = 0; time < 2; time++)
    await (await fetch(`${url}/play/corteo`, { headers: { rsc: '1' } })).text()
  expect(rendered).toHaveLength(2)
})
