import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '../../server/db/client'
import { Browser } from './support/browser'
import { ownDatabase, rows } from './support/database'
import { routes } from './support/routes'

ownDatabase()

/**
 * A stranger's view. `list` is an empty list, `game` no part of a game (`games.test.ts`) and `private` no content. `making` is a
 * place for a new resource, `own` their own workspace, and `nowhere` an address without a route.
 */
type Kind = 'public' | 'list' | 'game' | 'private' | 'making' | 'own' | 'nowhere'

const kinds: Record<string, Record<string, Kind>> = {
  health: { GET: 'public' },
  offline: { GET: 'public' },
  packs: { GET: 'public' },
  'packs/[id]': { GET: 'public' },
  'packs/[id]/export': { GET: 'public' },
  'packs/[id]/[digest]': { GET: 'public' },
  'packs/[id]/picture/[theme]/[digest]': { GET: 'public' },
  rulesets: { GET: 'public' },
  'rulesets/[id]/picture/[theme]': { GET: 'public' },
  drafts: { GET: 'list', POST: 'making' },
  'drafts/[id]': { GET: 'private', PATCH: 'private', DELETE: 'private' },
  'drafts/[id]/checked': { GET: 'private' },
  'drafts/[id]/files': { PUT: 'private' },
  'drafts/[id]/export': { GET: 'private' },
  'drafts/[id]/kept/[keptId]': { GET: 'private', DELETE: 'private' },
  import: { POST: 'making' },
  games: { GET: 'list', POST: 'making' },
  'games/[id]': { GET: 'game', DELETE: 'game' },
  contents: { POST: 'making' },
  'contents/[digest]': { GET: 'game' },
  workspace: { GET: 'public' },
  'workspace/link': { POST: 'own' },
  'workspace/open': { POST: 'own' },
  '[[...rest]]': { GET: 'nowhere', POST: 'nowhere', PUT: 'nowhere', PATCH: 'nowhere', DELETE: 'nowhere' },
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

test('every route of the site is in the table', () => {
  const folders = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/route.ts'))
    .map((path) => path.slice(0, -'/route.ts'.length))
  expect(folders.sort()).toEqual(Object.keys(routes).sort())
  expect(Object.keys(kinds).sort()).toEqual(folders.sort())
  for (const [folder, module] of Object.entries(routes)) {
    expect(methods.filter((method) => method in module).sort()).toEqual(Object.keys(kinds[folder]).sort())
  }
})

const owner = new Browser()
const other = new Browser()
const ids: Record<string, { id: string; keptId: string }> = {}

beforeAll(async () => {
  for (const [name, browser] of [
    ['own', owner],
    ['other', other],
    ['deleted', owner],
  ] as const) {
    const { draft } = await browser.fork()
    await browser.save(draft.id, 1, [{ path: 'a.md', text: 'first' }])
    const late = await browser.save(draft.id, 1, [{ path: 'a.md', text: 'late' }])
    ids[name] = { id: draft.id, keptId: late.body.kept.id }
  }
  await owner.ask('DELETE', `/api/drafts/${ids.deleted.id}`)
  ids.missing = { id: randomUUID(), keptId: randomUUID() }
  ids.malformed = { id: "1' OR '1'='1", keptId: '__proto__' }
  ids.mixed = { id: ids.own.id, keptId: ids.other.keptId }
})

const callers: Record<string, () => Promise<Browser>> = {
  nobody: async () => new Browser(),
  'a stranger with an own workspace': async () => {
    const browser = new Browser()
    await browser.fork()
    return browser
  },
  'a made-up key': async () => withCookie(`${await nameOfCookie()}=${'A'.repeat(22)}`),
  'a malformed key': async () => withCookie(`${await nameOfCookie()}=%00; x=../../etc`),
  // Readers of the database must not be able to act for its users.
  'the hash of a token': async () => {
    const [{ hash }] = await db().workspaceKey.findMany({ take: 1 })
    return withCookie(`${await nameOfCookie()}=${hash}`)
  },
  'the id of a workspace': async () => {
    const [{ id }] = await db().workspace.findMany({ where: { visitor: true }, take: 1 })
    return withCookie(`${await nameOfCookie()}=${id}`)
  },
  'the id of the workspace at the machine': async () => {
    const { id } = await db().workspace.findFirstOrThrow({ where: { local: true } })
    return withCookie(`${await nameOfCookie()}=${id}`)
  },
  // The link opens a workspace only through a page, and is no browser key itself.
  'the key of a recovery link': async () => {
    const { body } = await owner.ask<{ key: string }>('POST', '/api/workspace/link', {})
    return withCookie(`${await nameOfCookie()}=${body.key}`)
  },
  'headers that claim to come from the machine': async () => {
    const browser = new Browser()
    const [host, origin] = ['localhost:3000', 'http://localhost:3000']
    browser.always = { host, origin, 'x-ludoteca-local': '1', 'x-forwarded-for': '127.0.0.1' }
    return browser
  },
}

const nameOfCookie = async () => (owner.cookie ?? '').split('=')[0]

function withCookie(cookie: string): Browser {
  const browser = new Browser()
  browser.cookie = cookie
  return browser
}

const bodies: Record<string, unknown> = {
  PATCH: { name: 'taken over' },
  PUT: { rev: 2, key: 'a-fresh-key', files: [{ path: 'a.md', text: 'taken over' }] },
}

const address = (folder: string, { id, keptId }: { id: string; keptId: string }) =>
  `/api/${folder.replace('[id]', encodeURIComponent(id)).replace('[keptId]', encodeURIComponent(keptId))}`

const privateRoutes = Object.entries(kinds).flatMap(([folder, methods]) =>
  Object.entries(methods).flatMap(([method, kind]) =>
    kind === 'private' ? [[method, folder] as const] : [],
  ),
)

/** Returns every draft with its bytes, which no stranger may change. */
const everything = async () =>
  JSON.stringify([
    await db().draft.findMany({ where: { id: { in: [ids.own.id, ids.other.id] } }, orderBy: { id: 'asc' } }),
    await db().draftFile.count(),
    await db().draftSave.findMany({ orderBy: { id: 'asc' } }),
  ])

describe.each(privateRoutes)('%s %s', (method, folder) => {
  test.each(Object.keys(callers))('answers 404 to %s, whatever the id', async (name) => {
    const browser = await callers[name]()
    const before = await everything()
    for (const which of ['own', 'other', 'deleted', 'missing', 'malformed', 'mixed']) {
      const answer = await browser.ask<{ error: { code: string } }>(
        method,
        address(folder, ids[which]),
        bodies[method],
      )
      expect([which, answer.status]).toEqual([which, 404])
      expect(answer.body.error.code).toBe('draft-not-found')
    }
    expect(await everything()).toBe(before)
  })

  test('answers 404 to the owner of another draft', async () => {
    for (const which of ['other', 'deleted', 'missing', 'malformed']) {
      const answer = await owner.ask(method, address(folder, ids[which]), bodies[method])
      expect([which, answer.status]).toEqual([which, 404])
    }
    if (folder.includes('keptId')) {
      expect((await owner.ask(method, address(folder, ids.mixed))).status).toBe(404)
    }
  })
})

test('a stranger lists no drafts but their own', async () => {
  for (const [name, make] of Object.entries(callers)) {
    const browser = await make()
    const { body } = await browser.ask<{ drafts: { id: string }[] }>('GET', '/api/drafts')
    const seen = body.drafts.map((draft) => draft.id)
    expect([name, seen.includes(ids.own.id), seen.includes(ids.other.id)]).toEqual([name, false, false])
  }
})

const writes = Object.entries(kinds).flatMap(([folder, methods]) =>
  Object.entries(methods).flatMap(([method, kind]) =>
    method === 'GET' || kind === 'nowhere' ? [] : [[method, folder] as const],
  ),
)

describe.each(writes)('%s %s', (method, folder) => {
  test.each([
    ['no origin', { origin: undefined }],
    ['another site', { origin: 'https://evil.test' }],
    ['another port of this host', { origin: 'http://ludoteca.test:8080' }],
    ['a host that only starts like ours', { origin: 'http://ludoteca.test.evil.test' }],
    ['an opaque origin', { origin: 'null' }],
    ['an origin that is no address', { origin: 'ludoteca.test' }],
  ])('refuses a request from %s and changes nothing', async (_, headers) => {
    const before = await rows()
    const answer = await owner.ask<{ error: { code: string } }>(
      method,
      address(folder, ids.own),
      bodies[method] ?? { pack: 'corteo' },
      headers,
    )
    expect([answer.status, answer.body.error.code]).toEqual([403, 'foreign-origin'])
    expect(await rows()).toBe(before)
  })
})

describe.each(writes.filter(([method]) => method !== 'DELETE'))('%s %s', (method, folder) => {
  test('takes its own content type only', async () => {
    const before = await rows()
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      undefined,
    ]) {
      const answer = await owner.ask(method, address(folder, ids.own), bodies[method] ?? { pack: 'corteo' }, {
        'content-type': type,
      })
      expect(answer.status).toBe(415)
    }
    expect(await rows()).toBe(before)
  })
})

test('a body above the limit is refused, whether or not it says its length', async () => {
  const before = await rows()
  const large = JSON.stringify({ pack: 'corteo', name: 'x'.repeat(20_000) })
  const said = await owner.raw('POST', '/api/drafts', {
    headers: { 'content-type': 'application/json' },
    body: large,
  })
  expect(said.status).toBe(413)
  const stream = new ReadableStream({
    start(controller) {
      for (let at = 0; at < large.length; at += 1000)
        controller.enqueue(new TextEncoder().encode(large.slice(at, at + 1000)))
      controller.close()
    },
  })
  const unsaid = new Request('http://ludoteca.test/api/drafts', {
    method: 'POST',
    headers: { host: 'ludoteca.test', origin: 'http://ludoteca.test', 'content-type': 'application/json' },
    body: stream,
    duplex: 'half',
  } as RequestInit)
  const handler = routes.drafts.POST as (request: Request, context: object) => Promise<Response>
  expect((await handler(unsaid, { params: Promise.resolve({}) })).status).toBe(413)
  expect(await rows()).toBe(before)
})

test.each([
  '[]',
  '"x"',
  'null',
  '{',
  '',
  '{"pack":7}',
  '{"pack":"../corteo"}',
  '{"pack":"__proto__"}',
  '{"pack":"missing"}',
])('the body %s makes no draft and no workspace', async (body) => {
  const before = await rows()
  const answer = await new Browser().raw('POST', '/api/drafts', {
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect([400, 404]).toContain(answer.status)
  expect(await rows()).toBe(before)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('what depends on who asks is kept by nobody', async () => {
  for (const path of ['/api/drafts', `/api/drafts/${ids.own.id}`, `/api/drafts/${ids.own.id}/export`]) {
    expect((await owner.raw('GET', path)).headers.get('cache-control')).toBe('no-store')
  }
})
