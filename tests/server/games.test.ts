import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../app/_shell/new-id'
import type { SavedGame } from '../../engine/match/saved/saved-game'
import type { ApiFailure, GameConflict, GameKept, GameList } from '../../schemas/api'
import { db } from '../../server/db/client'
import { gameLimits } from '../../server/games/limits'
import { Browser } from './support/browser'
import { ownDatabase, rows } from './support/database'
import { contentOf, DIGEST, gameOf } from './support/games'

ownDatabase()

let owner: Browser
beforeEach(async () => {
  owner = new Browser()
})

type Answered = GameKept & GameConflict & ApiFailure
const post = (game: unknown, base = 0, key: string = randomUUID(), browser = owner) =>
  browser.ask<Answered>('POST', '/api/games', { base, key, game: JSON.stringify(game) })
const codeOf = ({ status, body }: { status: number; body: Answered }) => [status, body.error?.code]
const list = async (browser = owner) => (await browser.ask<GameList>('GET', '/api/games')).body.games

describe('a game is written', () => {
  test('whole, and is there as it was sent', async () => {
    const game = gameOf(3, { name: 'Sunday', status: 'over' })
    expect((await post(game)).body).toEqual({ rev: 1, needsContent: true })
    const { body } = await owner.ask<{ game: string }>('GET', `/api/games/${game.id}`)
    expect(JSON.parse(body.game)).toEqual(game)
    expect(await list()).toMatchObject([{ id: game.id, rev: 1 }])
  })

  test('on the revision it was made on, and on no other: nothing is overwritten', async () => {
    const game = gameOf(1)
    await post(game)
    expect((await post(gameOf(2, { id: game.id }), 1)).body.rev).toBe(2)
    for (const base of [0, 1, 3]) {
      const late = await post(gameOf(9, { id: game.id }), base)
      expect(codeOf(late)).toEqual([409, 'game-changed'])
      expect(late.body.head).toMatchObject({ id: game.id, rev: 2 })
    }
    expect(codeOf(await post(gameOf(1), 1))).toEqual([409, 'game-changed'])
    const { body } = await owner.ask<{ game: string }>('GET', `/api/games/${game.id}`)
    expect((JSON.parse(body.game) as SavedGame).record.actions).toHaveLength(2)
  })

  test('once, however often the same request is sent', async () => {
    const [game, key] = [gameOf(1), randomUUID()]
    for (let times = 0; times < 3; times++) expect((await post(game, 0, key)).body.rev).toBe(1)
    expect(codeOf(await post(gameOf(2, { id: game.id }), 0, key))).toEqual([409, 'key-reused'])
  })

  test('by one of many who write at once on the same revision', async () => {
    const game = gameOf(1)
    await post(game)
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => post(gameOf(at + 2, { id: game.id }), 1)),
    )
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(await list()).toMatchObject([{ rev: 2 }])
  })
})

describe('its pack', () => {
  const content = (digest = DIGEST) => ({ content: JSON.stringify(contentOf(digest)) })

  test('is kept once, as long as a game names it', async () => {
    const [one, two] = [gameOf(1), gameOf(2)]
    await post(one)
    await post(two)
    expect((await owner.ask('POST', '/api/contents', content())).status).toBe(204)
    expect((await owner.ask('GET', `/api/contents/${DIGEST}`)).body).toEqual(contentOf())
    expect((await post(gameOf(5, { id: one.id }), 1)).body.needsContent).toBe(false)
    await owner.ask('DELETE', `/api/games/${one.id}?rev=2`)
    expect((await owner.ask('GET', `/api/contents/${DIGEST}`)).status).toBe(200)
    await owner.ask('DELETE', `/api/games/${two.id}?rev=1`)
    expect((await owner.ask('GET', `/api/contents/${DIGEST}`)).status).toBe(404)
  })

  test('comes with it in one writing: both are there, or neither', async () => {
    const game = gameOf(1)
    const send = (wish: object, base = 0) =>
      owner.ask<GameKept>('POST', '/api/games', {
        ...{ base, key: newId(), game: JSON.stringify(game) },
        ...wish,
      })
    expect((await send(content('e'.repeat(64)))).status).toBe(400)
    expect((await send({ content: 'x'.repeat(gameLimits.contentBytes + 1) })).status).toBe(413)
    expect(await list()).toEqual([])
    expect((await send(content())).body).toEqual({ rev: 1, needsContent: false })
    expect((await owner.ask<GameList>('GET', '/api/games')).body.contents).toEqual([DIGEST])
    expect((await send(content(), 1)).body).toEqual({ rev: 2, needsContent: false })
  })

  test('is not taken without a game that is played with it, and once there stays as it is', async () => {
    await post(gameOf(1))
    expect((await owner.ask('POST', '/api/contents', content('e'.repeat(64)))).status).toBe(404)
    await owner.ask('POST', '/api/contents', content())
    const other = JSON.stringify({ ...contentOf(), manifest: { id: 'another' } })
    expect((await owner.ask('POST', '/api/contents', { content: other })).status).toBe(204)
    expect((await owner.ask('GET', `/api/contents/${DIGEST}`)).body).toEqual(contentOf())
  })
})

describe('a deleted game', () => {
  test('is told of, takes no room, and comes back when its deletion is undone', async () => {
    const game = gameOf(3)
    await post(game)
    expect((await owner.ask<Answered>('DELETE', `/api/games/${game.id}?rev=0`)).status).toBe(409)
    for (let times = 0; times < 2; times++)
      expect((await owner.ask<Answered>('DELETE', `/api/games/${game.id}?rev=1`)).body.rev).toBe(2)
    expect(await list()).toMatchObject([{ id: game.id, rev: 2, deleted: true }])
    expect((await owner.ask('GET', `/api/games/${game.id}`)).status).toBe(404)
    expect((await db().game.findMany({ where: { id: game.id } }))[0].bytes).toHaveLength(0)
    expect((await post(game, 2)).body.rev).toBe(3)
    expect(await list()).toMatchObject([{ id: game.id, rev: 3 }])
    expect((await list())[0].deleted).toBeUndefined()
  })
})

describe('a game of somebody else does not exist', () => {
  test.each(['nobody', 'a stranger with games of their own'])('for %s', async (who) => {
    const game = gameOf(1)
    await post(game)
    await owner.ask('POST', '/api/contents', { content: JSON.stringify(contentOf()) })
    const other = new Browser()
    if (who !== 'nobody') await post(gameOf(1, {}, 'y'), 0, randomUUID(), other)
    for (const [method, path] of [
      ['GET', `/api/games/${game.id}`],
      ['DELETE', `/api/games/${game.id}?rev=1`],
      ['GET', `/api/contents/${DIGEST}`],
      ['GET', `/api/games/${newId()}`],
      ['GET', '/api/games/__proto__'],
    ]) {
      const answer = await other.ask<ApiFailure>(method, path)
      expect([path, answer.status, answer.body.error.code]).toEqual([path, 404, 'game-not-found'])
    }
    expect((await list(other)).map(({ id }) => id)).not.toContain(game.id)
    // The same id is another game in that workspace.
    expect((await post(gameOf(4, { id: game.id }), 0, randomUUID(), other)).body.rev).toBe(1)
    expect(await list()).toMatchObject([{ id: game.id, rev: 1 }])
  })
})

describe('nothing that is sent is believed', () => {
  const game = gameOf(1)
  const without = (key: keyof SavedGame) => ({ ...game, [key]: undefined })
  const withRecord = (more: object) => ({ ...game, record: { ...game.record, ...more } })
  test.each<[string, unknown]>([
    ['no game', 'x'],
    ['a list', []],
    ['no record', without('record')],
    ['no status', without('status')],
    ['an id that is a path', { ...game, id: '../../etc/passwd' }],
    ['an id that no browser makes up', { ...game, id: 'x'.repeat(32) }],
    ['a digest that is none', withRecord({ pack: { id: 'corteo', version: '1', digest: 'x' } })],
    ['acts that are no acts', withRecord({ actions: [7] })],
    ['a bot of which nobody has heard', { ...game, controls: { a: 'oracle' } }],
    ['a name that is too long', { ...game, name: 'x'.repeat(161) }],
    ['a summary that is none', { ...game, summary: { ruleset: 'corteo', round: 7, asked: [] } }],
  ])('%s', async (_, sent) => {
    const before = await rows()
    expect(codeOf(await post(sent))).toEqual([400, 'bad-request'])
    expect(await rows()).toBe(before)
  })

  test('brackets are counted before anything is parsed', async () => {
    const before = await rows()
    const deep = JSON.stringify(game).replace('"x0"', `${'['.repeat(40)}${']'.repeat(40)}`)
    const many = JSON.stringify(game).replace('"x0"', `[${'[],'.repeat(100_000)}[]]`)
    for (const text of [deep, many]) {
      const answer = await owner.ask<Answered>('POST', '/api/games', {
        base: 0,
        key: randomUUID(),
        game: text,
      })
      expect(codeOf(answer)).toEqual([400, 'too-deep'])
    }
    expect(await rows()).toBe(before)
  })

  test('a game of two megabytes is taken, one byte more is not', async () => {
    const sized = (bytes: number) => {
      const empty = JSON.stringify(withRecord({ hash: '' })).length
      return withRecord({ hash: 'x'.repeat(bytes - empty) })
    }
    expect((await post(sized(gameLimits.gameBytes))).status).toBe(200)
    expect(codeOf(await post({ ...sized(gameLimits.gameBytes + 1), id: game.id }, 1))).toEqual([
      413,
      'body-too-large',
    ])
    const [{ bytes }] = await db().game.findMany({ where: { id: game.id } })
    expect(gunzipSync(bytes)).toHaveLength(gameLimits.gameBytes)
  })

  test('there are as many games as are allowed, and not one more; deleted ones do not count', async () => {
    const first = gameOf(1)
    await post(first)
    const [{ workspaceId, bytes }] = await db().game.findMany({ where: { id: first.id } })
    const row = { workspaceId, bytes, rev: 1, key: 'k', requestHash: 'h', digest: DIGEST, size: 1 }
    const more = Array.from({ length: gameLimits.games - 2 }, () => ({ ...row, id: newId() }))
    await db().game.createMany({ data: more })
    expect((await post(gameOf(1))).status).toBe(200)
    expect(codeOf(await post(gameOf(1)))).toEqual([413, 'too-many-games'])
    expect((await post(gameOf(2, { id: first.id }), 1)).status).toBe(200)
    await owner.ask('DELETE', `/api/games/${more[0].id}?rev=1`)
    expect((await post(gameOf(1))).status).toBe(200)
  })

  test('games and packs have so much room together', async () => {
    const first = gameOf(1)
    await post(first)
    await db().game.updateMany({ where: { id: first.id }, data: { size: gameLimits.workspaceBytes } })
    expect(codeOf(await post(gameOf(1)))).toEqual([413, 'games-too-large'])
    expect((await post(gameOf(2, { id: first.id }), 1)).status).toBe(200)
  })
})
