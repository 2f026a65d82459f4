/** Bodies and answers over slow networks at the front server. They take no place from other clients, and hold none for long. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
// @ts-expect-error a script without types
import { bodyLimit } from '../../scripts/lib/front/body.mjs'
// @ts-expect-error a script without types
import { front } from '../../scripts/lib/front/front.mjs'
// @ts-expect-error a script without types
import { refuseRaw } from '../../scripts/lib/front/refuse.mjs'
import en from '../../server/text/en.json'
import { SlowClients, type Slowness } from '../site/support/slow-clients'

let server: Server
const slow: SlowClients[] = []
afterEach(() => {
  for (const clients of slow.splice(0)) clients.leave()
  server.closeAllConnections()
  server.close()
})

const one = { atOnce: 1, waiting: 0, patience: 0 }
/** One place for each kind of request, without a queue. */
const gates = { reading: one, drafts: one, archives: one }

async function site(
  options = {},
  answer: (asked: IncomingMessage, response: ServerResponse) => unknown = echo,
): Promise<string> {
  server = createServer(
    { headersTimeout: 300, connectionsCheckingInterval: 50 },
    front(answer, { gates, ...options }),
  )
  server.on('clientError', refuseRaw).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Returns the length of the body that the routes get, and its first and last bytes. */
async function echo(asked: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of asked) chunks.push(chunk)
  const { 'content-length': length, 'transfer-encoding': encoding } = asked.headers
  response.end(JSON.stringify({ body: Buffer.concat(chunks).toString('latin1'), length, encoding }))
}

async function clients(url: string, count: number, slowness: Slowness, path = '/api/workspace/open') {
  const all = new SlowClients(url)
  slow.push(all)
  return all.add(count, slowness, { method: slowness === 'reader' ? 'GET' : 'POST', path })
}

const paths = ['/', '/api/packs', '/api/drafts', '/api/drafts/1/export']
/** Returns their statuses in order. */
async function othersSee(url: string): Promise<number[]> {
  const seen: number[] = []
  for (const path of paths) seen.push((await fetch(url + path)).status)
  seen.push((await fetch(`${url}/api/drafts/1/files`, { method: 'PUT', body: 'x'.repeat(100_000) })).status)
  seen.push((await fetch(`${url}/api/import`, { method: 'POST', body: 'x' })).status)
  return seen
}
const fine = Array(6).fill(200)

describe('a body', () => {
  test('is the same for the routes in whatever pieces it came, with or without its length', async () => {
    const url = await site()
    const pieces = fc.array(fc.string({ minLength: 1, maxLength: 40, unit: 'binary-ascii' }), {
      minLength: 1,
    })
    await fc.assert(
      fc.asyncProperty(pieces, fc.boolean(), async (pieces, isChunked) => {
        const body = pieces.join('')
        const headers = isChunked ? {} : { 'content-length': String(body.length) }
        const asked = request(`${url}/api/drafts`, { method: 'POST', headers, agent: false })
        for (const piece of pieces) asked.write(piece, 'latin1')
        asked.end()
        const [answer] = await once(asked, 'response')
        let text = ''
        for await (const chunk of answer) text += chunk
        expect(JSON.parse(text)).toEqual({ body, length: String(body.length) })
      }),
      { numRuns: 40 },
    )
  })

  test.each(['/api/import', '/api/drafts/1/files', '/api/games', '/api/contents', '/api/drafts', '/'])(
    'for %s that is too large is refused in words, counted or announced',
    async (path) => {
      const url = await site()
      const limit = bodyLimit(path)
      const announced = await askRaw(url, `POST ${path} HTTP/1.1\nHost: a\nContent-Length: ${limit + 1}\n\n`)
      expect(announced).toMatch(/^HTTP\/1\.1 413 /)
      expect(announced).toContain(`"limit":${limit}`)
      // Tens of megabytes take seconds to send.
      if (limit > 20_000_000) return
      const size = (limit + 1).toString(16)
      const counted = await askRaw(
        url,
        `POST ${path} HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\n\n${size}\n`,
        Buffer.alloc(limit + 1),
      )
      expect(counted).toMatch(/^HTTP\/1\.1 413 /)
    },
  )

  test('that grows by single bytes takes no more memory than its bytes', async () => {
    const url = await site()
    const chunk = Buffer.from('1\r\nx\r\n')
    const body = Buffer.concat([...Array(50_000).fill(chunk), Buffer.from('0\r\n\r\n')])
    const head =
      'PUT /api/drafts/1/files HTTP/1.1\nHost: a\nConnection: close\nTransfer-Encoding: chunked\n\n'
    const answer = await askRaw(url, head, body)
    expect(answer).toContain('"length":"50000"')
  })

  test('of a client that goes away leaves nothing behind', async () => {
    const url = await site({
      room: { all: { bytes: 1e6, transfers: 2 }, each: { bytes: 1e6, transfers: 2 } },
    })
    for (let round = 0; round < 3; round++) {
      const gone = await clients(url, 2, 'body')
      gone.leave()
      await sleep(20)
    }
    expect(await othersSee(url)).toEqual(fine)
  })
})

describe('slow clients', () => {
  const paces = { body: { least: 500, window: 400, deadline: 60_000 } }

  describe.each(['stalled', 'body', 'chunk', 'head'] as const)('%s', (slowness) => {
    test.each([4, 16, 100])(
      '%i of them keep nobody from anything, and are told why they are cut',
      async (count) => {
        const url = await site({ paces })
        const all = await clients(url, count, slowness)
        for (const path of ['/api/drafts', '/api/import'])
          await all.add(count, slowness, { method: 'POST', path })
        expect(await othersSee(url)).toEqual(fine)
        if (count > 4) return
        await until(() => all.answers.length === 3 * count)
        expect([...new Set(all.answers)]).toEqual(['HTTP/1.1 408 Request Timeout'])
      },
    )
  })

  test('that bring bytes all the time are cut at the deadline', async () => {
    const url = await site({ paces: { body: { least: 0, window: 100, deadline: 500 } } })
    const all = await clients(url, 1, 'body')
    expect(await othersSee(url)).toEqual(fine)
    await until(() => all.open === 0)
    expect(all.answers).toEqual(['HTTP/1.1 408 Request Timeout'])
  })

  test('of one address beyond its share lose the oldest of theirs; a newcomer is answered', async () => {
    const room = { all: { bytes: 1e6, transfers: 100 }, each: { bytes: 1e6, transfers: 10 } }
    const url = await site({ room })
    const all = await clients(url, 30, 'body')
    expect(await othersSee(url)).toEqual(fine)
    expect(all.answers.length).toBeGreaterThanOrEqual(20)
    expect([...new Set(all.answers)]).toEqual(['HTTP/1.1 429 Too Many Requests'])
  })

  test('that do not read their answers hold no place, and are cut when they take nothing', async () => {
    const large = Buffer.alloc(30_000_000)
    const answer = (asked: IncomingMessage, response: ServerResponse) => {
      if (asked.url !== '/large') return echo(asked, response)
      // Writes like Next. The end follows when the reader has taken the written part.
      if (!response.write(large)) response.once('drain', () => response.end())
    }
    const reader = { every: 50, patience: 500 }
    const url = await site({ paces: { reader } }, answer)
    const all = await clients(url, 1, 'reader', '/large')
    await sleep(200)
    expect(await othersSee(url)).toEqual(fine)
    await all.add(1, 'reader', { method: 'GET', path: '/large' })
    const connections = () =>
      new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
    await until(async () => (await connections()) === 0)
  })
})

async function until(holds: () => boolean | Promise<boolean>) {
  for (let time = 0; !(await holds()); time++) {
    if (time > 1000) throw new Error('it never came')
    await sleep(10)
  }
}

test('refusals say in words what is wrong', () => {
  for (const code of ['body-too-slow', 'too-many-at-once', 'body-too-large'] as const)
    expect(en.server.errors[code]).toMatch(/\./)
})

async function askRaw(url: string, head: string, body?: Buffer): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(head.replaceAll('\n', '\r\n'))
  if (body) socket.write(body)
  let answer = ''
  for await (const piece of socket) {
    answer += piece
    if (/\r\n\r\n.*\}$/s.test(answer)) break
  }
  socket.destroy()
  return answer
}
