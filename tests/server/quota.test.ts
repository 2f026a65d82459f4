import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ApiFailure, DraftList } from '../../schemas/api'
// @ts-expect-error a script without types
import { assertVisitorQuota } from '../../scripts/lib/site/visitor-quota.mjs'
import { db } from '../../server/db/client'
import { removeEmptyWorkspaces, visitorQuota } from '../../server/workspace/quota'
import { Browser } from './support/browser'
import { ownDatabase } from './support/database'

ownDatabase()

const callers = new AsyncLocalStorage<{ isLocal: () => boolean }>()
beforeAll(() => {
  Object.assign(globalThis, { ludotecaCallers: callers })
})
/** Clears the process's memory of visitors, as happens after a while. */
const later = () => Reflect.deleteProperty(globalThis, 'ludotecaVisitors')
beforeEach(later)
afterEach(() => {
  for (const name of ['LUDOTECA_VISITOR_MB', 'LUDOTECA_VISITOR_WORKSPACES', 'LUDOTECA_EMPTY_DAYS'])
    delete process.env[name]
})

const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as ApiFailure | undefined)?.error?.code,
]
const full = [507, 'site-full']
const large = [{ path: 'notes.csv', text: 'x'.repeat(900_000) }]

test('visitors together keep so many bytes and no more; what goes away makes room, and the machine is no visitor', async () => {
  const [author, other] = [new Browser(), new Browser()]
  const { draft } = await author.fork()
  const { draft: theirs } = await other.fork()
  process.env.LUDOTECA_VISITOR_MB = '2'
  later()
  expect((await author.save(draft.id, 1, large)).status).toBe(200)
  later()
  expect(codeOf(await other.save(theirs.id, 1, large))).toEqual(full)
  expect(codeOf(await other.ask('POST', '/api/drafts', { pack: 'corteo' }))).toEqual(full)
  await callers.run({ isLocal: () => true }, async () => {
    const machine = new Browser()
    const { draft } = await machine.fork()
    expect((await machine.save(draft.id, 1, large)).status).toBe(200)
  })
  // No data is lost. All drafts can be read, exported and deleted.
  expect((await other.ask('GET', `/api/drafts/${theirs.id}`)).status).toBe(200)
  expect((await author.ask('DELETE', `/api/drafts/${draft.id}`)).status).toBe(204)
  later()
  expect((await other.save(theirs.id, 1, large)).status).toBe(200)
})

test('bytes that were written a moment ago count, before anything is summed up again', async () => {
  const author = new Browser()
  const { draft } = await author.fork()
  process.env.LUDOTECA_VISITOR_MB = '5'
  later()
  const seen: number[] = []
  const body = JSON.stringify({ rev: 1, key: 'x'.repeat(8), files: large })
  for (let round = 0; round < 8; round++) {
    const headers = { 'content-type': 'application/json', 'content-length': String(body.length) }
    seen.push((await author.raw('PUT', `/api/drafts/${draft.id}/files`, { headers, body })).status)
  }
  expect(seen[0]).toBe(200)
  expect(seen.at(-1)).toBe(507)
})

test('visitors have so many workspaces and no more, and those who have one go on', async () => {
  const author = new Browser()
  await author.fork()
  process.env.LUDOTECA_VISITOR_WORKSPACES = String(await db().workspace.count({ where: { visitor: true } }))
  const count = await db().workspace.count()
  expect(codeOf(await new Browser().ask('POST', '/api/drafts', { pack: 'corteo' }))).toEqual(full)
  expect(await db().workspace.count()).toBe(count)
  expect((await author.ask('POST', '/api/drafts', { pack: 'corteo' })).status).toBe(201)
  expect((await new Browser().ask<DraftList>('GET', '/api/drafts')).body.drafts).toEqual([])
})

test('an empty workspace is removed when nobody has opened it for so long, and only an empty one', async () => {
  const longAgo = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
  const since = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)
  const make = async (name: string, { used = longAgo, keeps = 'nothing' } = {}) => {
    const browser = new Browser()
    const { draft } = await browser.fork()
    const { workspaceId } = await db().draft.findUniqueOrThrow({ where: { id: draft.id } })
    if (keeps !== 'draft') await db().draft.delete({ where: { id: draft.id } })
    if (keeps.includes('game')) {
      const deletedAt = keeps === 'gone game' ? longAgo : null
      const bytes = new Uint8Array(1)
      const game = { id: name, rev: 1, key: name, requestHash: 'a'.repeat(64), digest: 'd', bytes, size: 1 }
      await db().game.create({ data: { ...game, workspaceId, deletedAt } })
    }
    await db().workspace.update({ where: { id: workspaceId }, data: { createdAt: longAgo } })
    await db().workspaceKey.updateMany({ where: { workspaceId }, data: { usedAt: used } })
    return [name, workspaceId] as const
  }
  const all = [
    await make('empty'),
    await make('with a draft', { keeps: 'draft' }),
    await make('with a game', { keeps: 'game' }),
    await make('with a game deleted long ago', { keeps: 'gone game' }),
    await make('opened of late', { used: new Date() }),
  ]
  const local = await db().workspace.create({ data: { createdAt: longAgo } })
  expect(await removeEmptyWorkspaces(since)).toBe(2)
  const left = await db().workspace.findMany({ where: { id: { in: all.map(([, id]) => id) } } })
  const names = all.filter(([, id]) => left.some((one) => one.id === id)).map(([name]) => name)
  expect(names).toEqual(['with a draft', 'with a game', 'opened of late'])
  expect(await db().workspace.count({ where: { id: local.id } })).toBe(1)
})

test('a newcomer takes the place of an empty workspace that nobody opens any more', async () => {
  const gone = await db().workspace.create({ data: { visitor: true, createdAt: new Date('2026-01-01') } })
  process.env.LUDOTECA_VISITOR_WORKSPACES = String(await db().workspace.count({ where: { visitor: true } }))
  expect((await new Browser().ask('POST', '/api/drafts', { pack: 'corteo' })).status).toBe(201)
  expect(await db().workspace.count({ where: { id: gone.id } })).toBe(0)
})

test('the bounds come from the environment, and a word that is no number stops the start', () => {
  expect(visitorQuota({} as NodeJS.ProcessEnv)).toEqual({ bytes: 4e9, workspaces: 10_000, emptyDays: 30 })
  expect(() => assertVisitorQuota({ LUDOTECA_VISITOR_MB: '500', LUDOTECA_EMPTY_DAYS: '' })).not.toThrow()
  for (const word of ['-1', '0', 'none', '1e3', '4 GB'])
    expect(() => assertVisitorQuota({ LUDOTECA_VISITOR_WORKSPACES: word })).toThrow(
      'it can be a whole number',
    )
})
