import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, expect, test } from 'vitest'
import { lookOf } from '../../app/_shell/offline'

const PROGRAM = readFileSync('public/offline.js', 'utf8')
const SITE = 'http://site.test'
const DRAFT = '/api/drafts/12345678-1234-1234-1234-123456789abc'

type Asked = { url: string; method: string; mode: string; headers: Headers }
type Address = string | { url: string }
type Event = {
  request?: Asked
  data?: unknown
  respondWith(a: Promise<Response>): void
  waitUntil(w: unknown): void
}

const full = (address: Address) => new URL(typeof address === 'string' ? address : address.url, SITE).href

/** The used part of a browser's caches. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>()
  keys = async () => [...this.all.keys()]
  delete = async (name: string) => this.all.delete(name)
  match = async (address: Address) => {
    for (const one of this.all.values()) if (one.has(full(address))) return one.get(full(address))?.clone()
  }
  open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, kept)
    return {
      match: async (address: Address) => kept.get(full(address))?.clone(),
      put: async (address: Address, answer: Response) => void kept.set(full(address), answer),
      delete: async (address: Address) => kept.delete(full(address)),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    }
  }
}

let site: Map<string, string>
let isAway: boolean
let fetched: string[]
let caches: Caches
let listeners: Map<string, (event: Event) => void>

/** Sets the content of the site's addresses. The list of `/api/offline` is derived from it. */
function build(key: string) {
  site = new Map([
    ['/', `home ${key}`],
    ['/play/corteo', `table ${key}`],
    [`/_next/static/${key}.js`, `script ${key}`],
    ['/api/packs/corteo', `pack ${key}`],
  ])
  const files = [`/_next/static/${key}.js`, '/api/packs/corteo']
  site.set('/api/offline', JSON.stringify({ key, documents: ['/', '/play/corteo'], files }))
}

beforeEach(() => {
  isAway = false
  fetched = []
  caches = new Caches()
  listeners = new Map()
  build('one')
  const self = {
    location: new URL(SITE),
    addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
  }
  const fetch = async (address: Address) => {
    const path = full(address).slice(SITE.length)
    fetched.push(path)
    if (isAway) throw new TypeError('away')
    const text = site.get(path.replace(/\?.*/, ''))
    return new Response(text ?? 'nothing', { status: text === undefined ? 404 : 200 })
  }
  /** A browser accepts relative addresses for redirects. */
  class Answer extends Response {
    static override redirect = (path: string) => Response.redirect(full(path))
  }
  runInContext(
    PROGRAM,
    createContext({ self, caches, fetch, URL, Response: Answer, setTimeout, clearTimeout }),
  )
})

async function send(type: string, event: Partial<Event>) {
  let answer: Promise<Response> | undefined
  const works: unknown[] = []
  listeners.get(type)?.({
    respondWith: (given) => {
      answer = given
    },
    waitUntil: (work) => works.push(work),
    ...event,
  })
  await Promise.all(works)
  return answer
}

const keep = (look = 'en -', path = '/') => send('message', { data: { look, path } })

async function ask(path: string, { mode = 'cors', method = 'GET', headers = {} } = {}) {
  const answer = await send('fetch', {
    request: { url: SITE + path, method, mode, headers: new Headers(headers) },
  })
  return (
    answer && (answer.type === 'error' ? 'error' : (answer.headers.get('location') ?? (await answer.text())))
  )
}
const visit = (path: string) => ask(path, { mode: 'navigate' })

test('what is kept answers when the site is away, whatever is asked of a document', async () => {
  await keep()
  isAway = true
  expect(await visit('/play/corteo?game=7')).toBe('table one')
  expect(await ask('/api/packs/corteo')).toBe('pack one')
  expect(await ask('/_next/static/one.js')).toBe('script one')
})

test('the answer of the site comes before what is kept', async () => {
  await keep()
  build('two')
  expect(await visit('/play/corteo')).toBe('table two')
  expect(await ask('/api/packs/corteo')).toBe('pack two')
})

test('what has its digest in its address is not asked for again', async () => {
  await keep()
  fetched = []
  expect(await ask('/_next/static/one.js')).toBe('script one')
  expect(fetched).toEqual([])
})

test('a build that could not be kept whole is never used', async () => {
  await keep()
  build('two')
  site.delete('/api/packs/corteo')
  await keep()
  isAway = true
  expect(await visit('/')).toBe('home one')
  expect(await ask('/api/packs/corteo')).toBe('pack one')
})

test('of three builds the last answers, and the first is gone', async () => {
  for (const key of ['one', 'two', 'three']) {
    build(key)
    await keep()
  }
  isAway = true
  expect(await visit('/')).toBe('home three')
  expect(await ask('/_next/static/two.js')).toBe('script two')
  await expect(ask('/_next/static/one.js')).rejects.toThrow('away')
})

test('another language is kept anew', async () => {
  await keep('en -')
  site.set('/', 'casa')
  await keep('it -')
  isAway = true
  expect(await visit('/')).toBe('casa')
})

test('a page that is not kept leads home; without that, it fails as it would', async () => {
  isAway = true
  expect(await visit('/play/unknown')).toBe('error')
  isAway = false
  await keep()
  isAway = true
  expect(await visit('/play/unknown')).toBe(`${SITE}/`)
})

test('drafts are kept as they were read last, until the workspace changes', async () => {
  site.set(DRAFT, 'draft')
  expect(await ask(DRAFT)).toBe('draft')
  isAway = true
  expect(await ask(DRAFT)).toBe('draft')
  await ask('/api/workspace/open', { method: 'POST' })
  expect(await ask(DRAFT)).toBe('error')
})

test('a draft that the site refuses is not kept', async () => {
  expect(await ask(DRAFT)).toBe('nothing')
  isAway = true
  expect(await ask(DRAFT)).toBe('error')
})

test('the pages of a draft are kept once it was open, and follow to the next build', async () => {
  const page = '/studio/12345678-1234-1234-1234-123456789abc'
  const table = page.replace('studio', 'play')
  for (const one of [page, table]) site.set(one, 'mine one')
  await keep('en -', page)
  build('two')
  for (const one of [page, table]) site.set(one, 'mine two')
  await keep()
  isAway = true
  expect([await visit(page), await visit(table)]).toEqual(['mine two', 'mine two'])
})

test('games, acts and moves between pages are left to the browser', async () => {
  await keep()
  expect(await ask('/api/games')).toBeUndefined()
  expect(await ask('/api/drafts', { method: 'POST' })).toBeUndefined()
  expect(await ask('/play/corteo', { headers: { rsc: '1' } })).toBeUndefined()
  expect(await ask('/api/packs/corteo', { headers: { range: 'bytes=0-1' } })).toBeUndefined()
})

test('a look is the language and the theme of the reader', () => {
  expect(lookOf('ludoteca-elsewhere=1; language=it; theme=dark')).toBe('it dark')
  expect(lookOf('a-language=it')).toBe('- -')
})
