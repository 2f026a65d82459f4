import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DraftList, RecoveryLink } from '../../schemas/api'
import { makeHouse } from './support/house'
import { ask, askRaw, startProxy } from './support/network'
import { Site } from './support/site'

const house = makeHouse('plain user')
const another = makeHouse('plain user')
let site: Site

beforeAll(async () => {
  site = await (await Site.start(house, undefined, { LUDOTECA_HOSTS: 'play.example.org' })).ready()
})
afterAll(async () => {
  await site.stop()
  house.remove()
  another.remove()
})

type Headers = Record<string, string | undefined>

const port = () => new URL(site.url).port

async function fork(url: string, headers: Headers = {}) {
  const answer = await ask(url, '/api/drafts', { method: 'POST', headers, body: { pack: 'corteo' } })
  expect([answer.status, answer.body.slice(0, 200)]).toMatchObject([201, expect.anything()])
  const cookie = answer.headers['set-cookie']?.[0].split(';')[0]
  return { id: JSON.parse(answer.body).draft.id as string, cookie }
}

async function list(url: string, headers: Headers = {}): Promise<string[]> {
  const answer = await ask(url, '/api/drafts', { headers })
  expect(answer.status).toBe(200)
  return (JSON.parse(answer.body) as DraftList).drafts.map(({ id }) => id)
}

/** Runs a function with a second instance that has its own data folder. */
async function withAnother<T>(env: Record<string, string>, work: (url: string) => Promise<T>): Promise<T> {
  const second = await Site.start(another, undefined, env)
  try {
    return await work((await second.ready()).url)
  } finally {
    await second.stop()
  }
}

/** The host and origin of a visitor at the site's configured name. */
const visitor = { host: 'play.example.org', origin: 'http://play.example.org' }

describe('whoever sits at this machine', () => {
  test.each(['127.0.0.1', 'localhost', '127.8.8.8', '[::1]'])(
    'sees every draft by the name %s',
    async (name) => {
      const { id, cookie } = await fork(site.url)
      expect(cookie).toBeUndefined()
      const host = `${name}:${port()}`
      expect(await list(site.url, { host })).toContain(id)
      const page = { host, referer: `http://${host}/`, 'sec-fetch-site': 'same-origin' }
      expect(await list(site.url, page)).toContain(id)
    },
  )

  test('sees what visitors made, and is not stopped by any cookie', async () => {
    const theirs = await fork(site.url, visitor)
    for (const cookie of ['ludoteca-workspace=AAAAAAAAAAAAAAAAAAAAAA', theirs.cookie]) {
      expect(await list(site.url, { cookie })).toContain(theirs.id)
    }
  })

  test('has the same drafts in another instance on another port, and after a start anew', async () => {
    const { id } = await fork(site.url)
    const before = await withAnother({}, async (url) => {
      const there = await fork(url)
      expect([await list(url), (await list(site.url)).includes(id)]).toEqual([[there.id], true])
      return there.id
    })
    await withAnother({}, async (url) => expect(await list(url)).toEqual([before]))
  })
})

test('two instances on two ports leave a visitor both workspaces: each cookie has a name of its own', async () => {
  await withAnother({ LUDOTECA_HOSTS: 'play.example.org' }, async (url) => {
    const first = await fork(site.url, visitor)
    const other = await fork(url, { ...visitor, cookie: first.cookie })
    const both = `${first.cookie}; ${other.cookie}`
    expect(first.cookie?.split('=')[0]).not.toBe(other.cookie?.split('=')[0])
    expect(await list(site.url, { ...visitor, cookie: both })).toEqual([first.id])
    expect(await list(url, { ...visitor, cookie: both })).toEqual([other.id])
  })
})

test('a recovery link opens a visitor’s workspace in another browser, and a wrong one is refused', async () => {
  const { id, cookie } = await fork(site.url, visitor)
  const post = (path: string, body: object, headers: Headers) =>
    ask(site.url, path, { method: 'POST', headers: { ...visitor, ...headers }, body })
  const { key } = JSON.parse((await post('/api/workspace/link', {}, { cookie })).body) as RecoveryLink
  const opened = await post('/api/workspace/open', { key }, {})
  const renewed = opened.headers['set-cookie']?.[0].split(';')[0]
  expect(await list(site.url, { ...visitor, cookie: renewed })).toEqual([id])
  const wrong = await post(
    '/api/workspace/open',
    { key: key.replace(/./, (a) => (a === 'A' ? 'B' : 'A')) },
    {},
  )
  expect([wrong.status, wrong.headers['set-cookie']]).toEqual([404, undefined])
  const foreign = await post('/api/workspace/open', { key }, { origin: 'http://evil.test' })
  expect([foreign.status, foreign.headers['set-cookie']]).toEqual([403, undefined])
})

describe('what is not certainly from this machine sees none of its drafts', () => {
  const signs: Record<string, () => Headers> = {
    'a name that was given to the site': () => ({ host: 'play.example.org' }),
    Forwarded: () => ({ forwarded: 'for=203.0.113.7' }),
    'X-Forwarded-For': () => ({ 'x-forwarded-for': '203.0.113.7' }),
    'X-Forwarded-For that names this machine': () => ({ 'x-forwarded-for': '127.0.0.1' }),
    'an empty X-Forwarded-Host': () => ({ 'x-forwarded-host': '' }),
    'X-Forwarded-Proto': () => ({ 'x-forwarded-proto': 'https' }),
    Via: () => ({ via: '1.1 proxy' }),
    'X-Real-IP': () => ({ 'x-real-ip': '203.0.113.7' }),
    'CF-Connecting-IP': () => ({ 'cf-connecting-ip': '203.0.113.7' }),
    'the port of somebody else’s server': () => ({ host: 'localhost:1' }),
    'no port': () => ({ host: 'localhost' }),
    'a page of another origin': () => ({ origin: 'https://play.example.org' }),
    'a page of another address': () => ({ referer: 'https://play.example.org/' }),
    'a page of another port': () => ({ referer: 'http://localhost:1/' }),
    'a request between sites': () => ({ 'sec-fetch-site': 'cross-site' }),
    'the mark of a page that was opened elsewhere': () => ({ cookie: 'a=b; ludoteca-elsewhere=1' }),
  }
  test.each(Object.keys(signs))('%s', async (sign) => {
    const { id } = await fork(site.url)
    const headers = { host: `localhost:${port()}`, ...signs[sign]() }
    expect(await list(site.url, headers)).toEqual([])
    expect((await ask(site.url, `/api/drafts/${id}`, { headers })).status).toBe(404)
    expect((await ask(site.url, `/api/drafts/${id}/export`, { headers })).status).toBe(404)
    expect(await list(site.url)).toContain(id)
  })

  test('HTTP/1.0, as nginx speaks it where nobody tells it otherwise', async () => {
    const { id } = await fork(site.url)
    const head = `Host: 127.0.0.1:${port()}\nConnection: close\n\n`
    expect(await askRaw(site.url, `GET /api/drafts HTTP/1.1\n${head}`)).toContain(id)
    const answer = await askRaw(site.url, `GET /api/drafts HTTP/1.0\n${head}`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).not.toContain(id)
  })

  const ours = Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one && !one.internal && one.family === 'IPv4' ? [one.address] : []))

  test('a connection from the network, whatever Host it claims', async () => {
    await withAnother({ HOST: '0.0.0.0' }, async (open) => {
      const { id } = await fork(open)
      expect(await list(open)).toContain(id)
      const at = new URL(open).port
      // A machine without a network has no visitor from there.
      for (const address of ours) {
        const url = `http://${address}:${at}`
        // The actually called address needs no permission.
        expect(await list(url)).toEqual([])
        expect(await list(url, { host: `localhost:${at}` })).toEqual([])
        expect(await list(url, { host: `127.0.0.1:${at}` })).toEqual([])
      }
    })
  })

  test('LUDOTECA_MODE=shared: nobody has the drafts of all others', async () => {
    await withAnother({ LUDOTECA_MODE: 'shared' }, async (url) => {
      const { id, cookie } = await fork(url)
      expect(cookie).toMatch(/^ludoteca-/)
      expect(await list(url)).toEqual([])
      expect(await list(url, { cookie })).toEqual([id])
    })
  })
})

describe('through a reverse proxy on this machine', () => {
  const proxies: Record<string, Parameters<typeof startProxy>[1]> = {
    'that says so': (headers) => ({
      ...headers,
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    }),
    'that says so and names us as the host': (headers, host) => ({
      ...headers,
      host,
      'x-forwarded-for': '203.0.113.7',
    }),
    'that passes the Host on and adds nothing': (headers) => headers,
    'that names us as the host and adds nothing': (headers, host) => ({ ...headers, host }),
  }
  const names = ['play.example.org', 'localhost'] as const

  describe.each(Object.keys(proxies))('%s', (kind) => {
    test.each(names)('a browser at %s sees none of the owner’s drafts, and keeps its own', async (name) => {
      const { id } = await fork(site.url)
      const proxy = await startProxy(site.url, proxies[kind])
      const host = name === 'localhost' ? `localhost:${proxy.port}` : name
      // Headers of a request by one of our pages in a browser.
      const page = { host, referer: `http://${host}/`, 'sec-fetch-site': 'same-origin' }
      expect(await list(proxy.url, page)).toEqual([])
      expect((await ask(proxy.url, `/api/drafts/${id}`, { headers: page })).status).toBe(404)
      expect((await ask(proxy.url, `/api/drafts/${id}/export`, { headers: page })).status).toBe(404)
      const renamed = await ask(proxy.url, `/api/drafts/${id}`, {
        method: 'PATCH',
        headers: { ...page, origin: `http://${host}` },
        body: { name: 'taken over' },
      })
      expect([403, 404]).toContain(renamed.status)
      proxy.stop()
    })
  })
})

describe('a name that is not ours', () => {
  test.each([
    ['evil.test', 'evil.test'],
    ['our port', 'evil.test:3000'],
    ['a name that starts like ours', 'localhost.evil.test'],
    ['a name that ends like ours', 'evil-play.example.org'],
    ['an address that was not called', '203.0.113.7'],
    ['a user before our name', 'evil@localhost'],
  ])('%s is refused, by pages, routes and files alike', async (_, host) => {
    for (const path of ['/', '/studio/corteo', '/icon.svg', '/api/drafts', '/api/packs', '/api/health']) {
      const answer = await ask(site.url, path, { headers: { host } })
      expect([path, answer.status]).toEqual([path, 421])
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('the refusal says what to do, in the reader’s language, and to programs by a code', async () => {
    const host = 'games.example.org'
    const page = { host, accept: 'text/html' }
    const english = await ask(site.url, '/', { headers: { ...page, 'accept-language': 'en' } })
    expect(english.body).toContain('LUDOTECA_HOSTS=games.example.org')
    const italian = await ask(site.url, '/', {
      headers: { ...page, 'accept-language': 'it-IT,it;q=0.9' },
    })
    expect(italian.body).toContain('non risponde al nome games.example.org')
    const program = await ask(site.url, '/api/drafts', { headers: { host } })
    expect(JSON.parse(program.body).error).toEqual({
      code: 'foreign-host',
      message: { key: 'server.errors.foreign-host', values: { host } },
    })
  })

  test('no name at all is none of ours', async () => {
    for (const path of ['/', '/api/drafts']) {
      const answer = await askRaw(site.url, `GET ${path} HTTP/1.0\n\n`)
      expect(answer).toMatch(/^HTTP\/1\.1 421 /)
    }
  })

  test('neither two names nor a whole address in place of a path helps', async () => {
    const two = `GET /api/drafts HTTP/1.1\nHost: localhost:${port()}\nHost: evil.test\nConnection: close\n\n`
    expect(await askRaw(site.url, two)).toMatch(/^HTTP\/1\.1 4/)
    const whole = `GET http://evil.test/api/drafts HTTP/1.1\nHost: localhost:${port()}\nConnection: close\n\n`
    expect(await askRaw(site.url, whole)).toMatch(/^HTTP\/1\.1 421/)
  })
})

test.each([
  ['LUDOTECA_MODE', 'private', '"one-person" or "shared"'],
  ['LUDOTECA_HOSTS', 'http://play.example.org', 'not a name like'],
])('%s=%s stops the start with a word', async (name, value, words) => {
  const refused = await Site.start(another, undefined, { [name]: value })
  expect(await refused.exit).toBe(1)
  expect(refused.words).toContain(words)
})

test('every answer has its headers: redirects, faults, and what is no request', async () => {
  const paths = [
    '/studio/corteo/',
    '/api/drafts/',
    '/schema/v1/en/',
    '/nothing',
    '/api/nothing',
    '/_next/static/no.js',
    '/%',
  ]
  const seen: string[] = []
  for (const path of paths) {
    const { status, headers } = await ask(site.url, path)
    expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
    expect([path, headers['content-security-policy']]).toEqual([path, expect.stringContaining('default-src')])
    seen.push(String(status))
  }
  expect(seen.filter((status) => status === '308')).not.toEqual([])
  for (const odd of [
    'GET / HTTP/1.1\n\n',
    'nonsense\n\n',
    `GET / HTTP/1.1\nHost: localhost:${port()}\nConnection: close\nExpect: more\n\n`,
    `GET / HTTP/1.1\nHost: localhost:${port()}\nA: ${'x'.repeat(20_000)}\n\n`,
  ]) {
    const answer = await askRaw(site.url, odd)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'")
  }
})
