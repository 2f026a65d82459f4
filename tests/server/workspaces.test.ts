import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeAll, expect, test } from 'vitest'
import type { DraftList, WorkspaceAnswer } from '../../schemas/api'
import { db } from '../../server/db/client'
import { sha256 } from '../../server/packs/files'
import { mayTry, triedInVain } from '../../server/workspace/tries'
import { Browser } from './support/browser'
import { ownDatabase } from './support/database'

ownDatabase()

/** The front server's data about a request. `tests/site/front-door.test.ts` tests the server itself. */
const callers = new AsyncLocalStorage<{ isLocal: () => boolean; network?: string }>()
beforeAll(() => {
  Object.assign(globalThis, { ludotecaCallers: callers })
})
const atTheMachine = <T>(work: () => Promise<T>) => callers.run({ isLocal: () => true }, work)

const seenBy = async (browser: Browser) => {
  const { body } = await browser.ask<DraftList>('GET', '/api/drafts')
  return body.drafts.map(({ id }) => id)
}
const cookieOf = (headers: Headers) => headers.get('set-cookie') ?? ''
const openLink = (browser: Browser, key: unknown) => browser.ask('POST', '/api/workspace/open', { key })
const makeLink = async (browser: Browser) =>
  (await browser.ask<{ key: string }>('POST', '/api/workspace/link', {})).body.key

test('at the machine every draft is at hand, whatever the browser and its cookies, and none is set', async () => {
  const visitor = new Browser()
  const { draft: theirs } = await visitor.fork()
  await atTheMachine(async () => {
    const first = new Browser()
    const { draft } = await first.fork()
    expect(first.cookie).toBeUndefined()
    const other = new Browser()
    const { body } = await other.ask<DraftList>('GET', '/api/drafts')
    const marks = Object.fromEntries(body.drafts.map(({ id, visitor }) => [id, visitor ?? false]))
    expect(marks).toEqual({ [draft.id]: false, [theirs.id]: true })
    expect((await other.save(draft.id, 1, [{ path: 'a.md', text: 'mine' }])).status).toBe(200)
    expect((await other.save(theirs.id, 1, [{ path: 'a.md', text: 'helped' }])).status).toBe(200)
    const answer = await other.ask<WorkspaceAnswer>('GET', '/api/workspace')
    expect(answer.body).toEqual({ kind: 'local' })
  })
  expect(await seenBy(visitor)).toEqual([theirs.id])
  expect(await seenBy(new Browser())).toEqual([])
  await atTheMachine(() => visitor.ask('DELETE', `/api/drafts/${theirs.id}`))
  expect(await seenBy(visitor)).toEqual([])
})

test('a copy made twice with one key at the machine is one draft', async () => {
  await atTheMachine(async () => {
    const made = []
    for (const browser of [new Browser(), new Browser()]) {
      const wish = { pack: 'corteo', key: 'the-very-same-key' }
      made.push((await browser.ask<{ draft: { id: string } }>('POST', '/api/drafts', wish)).body.draft.id)
    }
    expect(new Set(made).size).toBe(1)
  })
})

test('the cookie is out of reach of scripts and other sites, and only its hash is stored', async () => {
  const answer = await new Browser().ask('POST', '/api/drafts', { pack: 'corteo' })
  const cookie = cookieOf(answer.headers)
  expect(cookie).toMatch(
    /^ludoteca-[0-9a-f]{12}=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
  )
  const key = cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'))
  const stored = JSON.stringify([await db().workspace.findMany(), await db().workspaceKey.findMany()])
  expect(stored).not.toContain(key)
  expect(stored).toContain(sha256(key))
  const secure = await new Browser().ask(
    'POST',
    '/api/drafts',
    { pack: 'corteo' },
    { 'x-forwarded-proto': 'https' },
  )
  expect(cookieOf(secure.headers)).toMatch(/; Secure$/)
})

test('the cookie is given anew at each use, and the use is noted to the day', async () => {
  const visitor = new Browser()
  const { draft } = await visitor.fork()
  const first = visitor.cookie
  const workspaceId = (await db().draft.findUniqueOrThrow({ where: { id: draft.id } })).workspaceId
  const longAgo = new Date('2026-01-01')
  await db().workspaceKey.updateMany({ where: { workspaceId }, data: { usedAt: longAgo } })
  for (const path of ['/api/drafts', `/api/drafts/${draft.id}`, '/api/workspace']) {
    const { headers } = await visitor.ask('GET', path)
    expect([path, cookieOf(headers).split(';')[0]]).toEqual([path, first])
    expect(cookieOf(headers)).toContain('Max-Age=34560000')
  }
  const [{ usedAt }] = await db().workspaceKey.findMany({ where: { workspaceId } })
  expect(Date.now() - usedAt.getTime()).toBeLessThan(60_000)
  // Caches may store responses that are the same for all callers, so these carry no key.
  expect(cookieOf((await visitor.ask('GET', '/api/packs')).headers)).toBe('')
})

test('a cookie of the name that all instances had still opens its workspace, and gets the new name', async () => {
  const visitor = new Browser()
  const { draft } = await visitor.fork()
  const key = visitor.cookie?.split('=')[1]
  const returning = new Browser()
  returning.cookie = `ludoteca-workspace=${key}`
  expect(await seenBy(returning)).toEqual([draft.id])
  expect(returning.cookie).toBe(visitor.cookie)
  // Another instance's cookie of the old name has no effect.
  returning.cookie = `ludoteca-workspace=${'B'.repeat(22)}; ludoteca-000000000000=${key}; ${visitor.cookie}`
  expect(await seenBy(returning)).toEqual([draft.id])
})

test('a recovery link opens the workspace in another browser, again and again, beside the first', async () => {
  const first = new Browser()
  const { draft } = await first.fork()
  const key = await makeLink(first)
  expect(JSON.stringify(await db().workspaceKey.findMany())).not.toContain(key)
  for (const other of [new Browser(), new Browser()]) {
    await other.fork()
    expect((await openLink(other, key)).status).toBe(200)
    expect(await seenBy(other)).toEqual([draft.id])
    expect(other.cookie).not.toBe(first.cookie)
  }
  expect(await seenBy(first)).toEqual([draft.id])
})

test('a wrong, an older or a foreign link opens nothing', async () => {
  const first = new Browser()
  await first.fork()
  const older = await makeLink(first)
  const newer = await makeLink(first)
  const browserKey = first.cookie?.split('=')[1]
  for (const key of [older, browserKey, 'A'.repeat(22), `${newer}x`, '', undefined, 7, { key: newer }]) {
    const other = new Browser()
    const answer = await openLink(other, key)
    expect([key, answer.status, answer.body]).toMatchObject([key, 404, { error: { code: 'link-unknown' } }])
    expect(cookieOf(answer.headers)).toBe('')
  }
  expect((await openLink(new Browser(), newer)).status).toBe(200)
})

test('who has made nothing has no link, and at the machine none is needed', async () => {
  const newcomer = await new Browser().ask('POST', '/api/workspace/link', {})
  expect([newcomer.status, newcomer.body]).toMatchObject([404, { error: { code: 'workspace-not-found' } }])
  const visitor = new Browser()
  await visitor.fork()
  const key = await makeLink(visitor)
  await atTheMachine(async () => {
    for (const answer of [
      await new Browser().ask('POST', '/api/workspace/link', {}),
      await openLink(new Browser(), key),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([409, { error: { code: 'link-not-needed' } }])
      expect(cookieOf(answer.headers)).toBe('')
    }
  })
})

test('a workspace is open in fifty browsers at most: the one that was longest away makes room', async () => {
  const first = new Browser()
  const { draft } = await first.fork()
  const { workspaceId } = await db().draft.findUniqueOrThrow({ where: { id: draft.id } })
  await db().workspaceKey.updateMany({ where: { workspaceId }, data: { usedAt: new Date('2026-01-01') } })
  const key = await makeLink(first)
  for (let count = 0; count < 50; count++) await openLink(new Browser(), key)
  expect(await db().workspaceKey.count({ where: { workspaceId, kind: 'browser' } })).toBe(50)
  expect(await seenBy(first)).toEqual([])
})

test('who tries many links that open nothing must wait, and nobody else', async () => {
  const author = new Browser()
  const { draft } = await author.fork()
  const key = await makeLink(author)
  const from = <T>(network: string, work: () => Promise<T>) =>
    callers.run({ isLocal: () => false, network }, work)
  const guess = (index: number) => openLink(new Browser(), `${'A'.repeat(20)}${10 + index}`)
  await from('203.0.113.9', async () => {
    for (let index = 0; index < 30; index++) expect((await guess(index)).status).toBe(404)
    // From now on all links are refused unread, right or wrong.
    const refused = await openLink(new Browser(), key)
    expect([refused.status, (refused.body as { error: { code: string } }).error.code]).toEqual([
      429,
      'too-many-tries',
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })
  await from('203.0.113.10', async () => {
    const friend = new Browser()
    for (let times = 0; times < 40; times++) expect((await openLink(friend, key)).status).toBe(200)
    expect(await seenBy(friend)).toEqual([draft.id])
  })
})

test('tries are forgotten after a minute', () => {
  const once = (now: number) => {
    mayTry(now)
    triedInVain(now)
  }
  callers.run({ isLocal: () => false, network: '203.0.113.11' }, () => {
    for (let index = 0; index < 30; index++) once(1_000_000 + index)
    expect(() => once(1_059_999)).toThrow('too-many-tries')
    expect(() => once(1_060_000)).not.toThrow()
  })
})
