import { once } from 'node:events'
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
// @ts-expect-error a script without types
import { front } from '../../scripts/lib/front/front.mjs'
import en from '../../server/text/en.json'
import it from '../../server/text/it.json'

let server: Server
let reached: string[] = []
let finish: (() => void)[] = []

/** A site behind the front server that answers on demand. It answers addresses with `now` at once. */
async function site(sizes = {}): Promise<string> {
  // The earlier site may still be closing, so each has its own lists.
  const [asking, ending]: [string[], (() => void)[]] = [[], []]
  reached = asking
  finish = ending
  const answer = (asked: IncomingMessage, response: { end(text?: string): void }) => {
    asking.push(asked.url ?? '')
    if (asked.url?.includes('now') || asked.url === '/api/health') response.end('done')
    else ending.push(() => response.end('done'))
  }
  server = createServer(front(answer, { gates: sizes })).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const seen = async (count: number) => {
  while (reached.length < count) await sleep(2)
}

type Answer = { status: number; headers: IncomingMessage['headers']; text: string }

/** `fetch` normalises addresses and does not support TRACE. */
function ask(url: string, method = 'GET', headers = {}): Promise<Answer> & { asked: ClientRequest } {
  const { origin } = new URL(url)
  const asked = request(origin, { path: url.slice(origin.length), method, headers, agent: false })
  const answer = once(asked, 'response').then(async ([response]: IncomingMessage[]) => {
    let text = ''
    for await (const chunk of response) text += chunk
    return { status: response.statusCode ?? 0, headers: response.headers, text }
  })
  asked.end()
  return Object.assign(answer, { asked })
}

describe('a request that makes no sense', () => {
  test.each(['TRACE', 'PROPFIND', 'LOCK', 'MKCOL'])(
    '%s is answered 405, with what is possible',
    async (method) => {
      const { status, headers, text } = await ask(`${await site()}/now`, method)
      expect([status, JSON.parse(text).error.code]).toEqual([405, 'method-not-allowed'])
      expect(headers.allow).toContain('GET')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(reached).toEqual([])
    },
  )

  test.each(['/api/drafts/%E0%A4%A', '/%', '/api/%zz', '/play/%ff', '/api/drafts/%c0%ae%c0%ae'])(
    'a broken escape in %s is answered 400',
    async (path) => {
      const { status, headers, text } = await ask((await site()) + path)
      expect([status, JSON.parse(text).error.code]).toEqual([400, 'bad-request'])
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(reached).toEqual([])
    },
  )

  test('a broken escape after the question mark is nobody’s path', async () => {
    expect((await ask(`${await site()}/now?name=%E0%A4%A`)).status).toBe(200)
  })
})

test('how an answer is packed is put right on its way, and only the front says that it can be', async () => {
  let said: unknown
  const answer = (asked: IncomingMessage, response: ServerResponse) => {
    said = asked.headers['x-ludoteca-packed']
    response.setHeader('x-ludoteca-packed', ['br'])
    response.end('packed')
  }
  server = createServer(front(answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { headers } = await ask(`http://127.0.0.1:${port}/`, 'GET', { 'x-ludoteca-packed': 'forged' })
  expect([said, headers['content-encoding'], headers['x-ludoteca-packed']]).toEqual(['yes', 'br', undefined])
})

test.each([301, 303, 307, 308, 400, 404, 500])(
  'an answer %i that Next gives without headers gets those of data, and one that has some keeps them',
  async (status) => {
    const answer = (asked: IncomingMessage, response: ServerResponse) => {
      response.statusCode = status
      if (asked.url === '/page') response.setHeader('Content-Security-Policy', "default-src 'self'")
      if (asked.url === '/written')
        response.writeHead(status, { 'content-security-policy': "default-src 'self'" })
      response.end()
    }
    server = createServer(front(answer)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const policies = []
    for (const path of ['/bare', '/page', '/written']) {
      const { headers } = await ask(`http://127.0.0.1:${port}${path}`)
      policies.push(headers['content-security-policy'])
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('DENY')
    }
    const [bare, ...own] = policies
    expect(bare).toContain("default-src 'none'")
    expect(own).toEqual(["default-src 'self'", "default-src 'self'"])
  },
)

test('a script keeps its answer without a policy: a worker would be bound by it', async () => {
  const { headers } = await ask(`${await site()}/_next/static/now.js`)
  expect([headers['content-security-policy'], headers['x-content-type-options']]).toEqual([
    undefined,
    'nosniff',
  ])
})

describe('readers', () => {
  const sizes = { reading: { atOnce: 2, waiting: 2, patience: 60_000 } }

  test('are let in so many at a time, the rest in order as places become free', async () => {
    const url = await site(sizes)
    const answers = []
    for (let reader = 1; reader <= 4; reader++) {
      answers.push(ask(`${url}/${reader}`))
      await sleep(30)
    }
    expect(reached).toEqual(['/1', '/2'])
    for (let reader = 3; reader <= 4; reader++) {
      finish.shift()?.()
      await seen(reader)
    }
    expect(reached).toEqual(['/1', '/2', '/3', '/4'])
    for (const end of finish) end()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('above that are told when to come again: programs as data, people in their words', async () => {
    const url = await site(sizes)
    for (let reader = 1; reader <= 4; reader++) void ask(`${url}/${reader}`).catch(() => {})
    await seen(2)
    await sleep(100)
    const program = await ask(`${url}/api/packs`)
    expect([program.status, program.headers['retry-after']]).toEqual([503, '1'])
    expect(JSON.parse(program.text).error).toEqual({
      code: 'site-busy',
      message: { key: 'server.errors.site-busy' },
    })
    for (const [language, words] of [
      ['en-GB', en],
      ['it', it],
    ] as const) {
      const page = await ask(`${url}/`, 'GET', { accept: 'text/html', 'accept-language': language })
      expect([page.status, page.headers['retry-after']]).toEqual([503, '1'])
      expect(page.text).toContain(words.server.errors['site-busy'])
      expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    }
    expect(reached).toHaveLength(2)
  })

  test('who lose patience are told so, and who go away cost nothing', async () => {
    const url = await site({ reading: { atOnce: 1, waiting: 5, patience: 300 } })
    void ask(`${url}/first`).catch(() => {})
    await seen(1)
    const gone = ask(`${url}/gone`)
    gone.catch(() => {})
    await sleep(30)
    gone.asked.destroy()
    expect((await ask(`${url}/late`)).status).toBe(503)
    finish.shift()?.()
    expect((await ask(`${url}/now`)).status).toBe(200)
    expect(reached).toEqual(['/first', '/now'])
  })

  test('are patient when they are among the next, and no longer than that', async () => {
    const url = await site({ reading: { atOnce: 1, waiting: 5, patience: 100, few: 2, calmly: 800 } })
    void ask(`${url}/first`).catch(() => {})
    await seen(1)
    const start = performance.now()
    const both = [ask(`${url}/2`), ask(`${url}/3`)]
    await sleep(250)
    const third = await ask(`${url}/4`)
    expect([third.status, performance.now() - start < 700]).toEqual([503, true])
    expect(reached).toEqual(['/first'])
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([503, 503])
    expect(performance.now() - start).toBeGreaterThan(800)
  })

  test('who are few all get their turn, however slowly they are answered', async () => {
    const url = await site({ reading: { atOnce: 1, waiting: 5, patience: 50, few: 3, calmly: 60_000 } })
    const answers = [1, 2, 3, 4].map((reader) => ask(`${url}/${reader}`))
    for (let reader = 1; reader <= 4; reader++) {
      await seen(reader)
      await sleep(120)
      finish.shift()?.()
    }
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('whose connection breaks give their place back', async () => {
    const url = await site({ reading: { atOnce: 1, waiting: 5, patience: 60_000 } })
    const broken = ask(`${url}/broken`)
    broken.catch(() => {})
    await seen(1)
    broken.asked.destroy()
    expect((await ask(`${url}/now`)).status).toBe(200)
  })

  test('keep nobody from saving, and nobody from asking how the site is', async () => {
    const url = await site({ reading: { atOnce: 1, waiting: 0, patience: 0 } })
    void ask(`${url}/first`).catch(() => {})
    await seen(1)
    expect((await ask(`${url}/now`)).status).toBe(503)
    expect((await ask(`${url}/api/drafts/now/files`, 'PUT')).status).toBe(200)
    expect((await ask(`${url}/_next/static/now.js`)).status).toBe(200)
    expect((await ask(`${url}/api/import?now`, 'POST')).status).toBe(200)
    for (let time = 0; time < 20; time++) expect((await ask(`${url}/api/health`)).status).toBe(200)
  })
})
