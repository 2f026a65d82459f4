import fc from 'fast-check'
import { zipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import type { ApiFailure } from '../../schemas/api'
// @ts-expect-error a script without types
import { bodyLimit } from '../../scripts/lib/front/body.mjs'
import { boundsFault, jsonBounds } from '../../server/http/json-bounds'
import { Browser } from './support/browser'
import { ownDatabase, rows } from './support/database'

ownDatabase()

const post = async (body: string, path = '/api/drafts', method = 'POST', browser = new Browser()) => {
  const answer = await browser.raw(method, path, { headers: { 'content-type': 'application/json' }, body })
  const { error } = (await answer.json()) as ApiFailure
  return { status: answer.status, code: error?.code }
}

describe('a body of JSON', () => {
  const deep = (depth: number) => `{"pack":${'['.repeat(depth)}${']'.repeat(depth)}}`

  test('that is too deep is refused before it is parsed', async () => {
    expect(await post(deep(jsonBounds.depth))).toMatchObject({ status: 400, code: 'too-deep' })
    expect(await post(deep(jsonBounds.depth - 1))).toMatchObject({ status: 400, code: 'bad-request' })
    expect(await rows()).toBe(0)
  })

  test('with brackets in its strings is not deep', async () => {
    const name = '\\"[{'.repeat(20)
    expect(await post(`{"pack":"missing","name":"${name}"}`)).toMatchObject({ status: 404 })
    expect(await post(`{"pack":"missing","name":"\\\\","x":${deep(20)}}`)).toMatchObject({ code: 'too-deep' })
  })

  test.each([
    ['15.8 MB of brackets', '['.repeat(15_800_000)],
    ['15.8 MB of brackets in pairs', `{"files":[${'[],'.repeat(5_266_000)}[]]}`],
  ])('of %s is never parsed', async (_, body) => {
    const author = new Browser()
    const { draft } = await author.fork()
    const parse = vi.spyOn(JSON, 'parse')
    const answer = await post(body, `/api/drafts/${draft.id}/files`, 'PUT', author)
    expect(answer).toMatchObject({ status: 400, code: 'too-deep' })
    expect(Math.max(...parse.mock.calls.map(([text]) => text.length))).toBeLessThan(10_000)
    parse.mockRestore()
  })
})

test.each([2 ** 31, 2 ** 31 + 1, 2 ** 32, 2 ** 53, 1e300, 0, -1, 1.5, '1', null, [1]])(
  'revision %s is no revision: nothing is written, and the answer is no fault of ours',
  async (rev) => {
    const author = new Browser()
    const { draft } = await author.fork()
    const before = await rows()
    const answer = await author.save(draft.id, rev as number, [{ path: 'a.md', text: 'a' }])
    expect([answer.status, answer.body.error.code]).toEqual([400, 'bad-request'])
    expect(await rows()).toBe(before)
  },
)

test('the last revision that can be counted is stale, not wrong', async () => {
  const author = new Browser()
  const { draft } = await author.fork()
  const answer = await author.save(draft.id, 2 ** 31 - 1, [{ path: 'a.md', text: 'a' }])
  expect([answer.status, answer.body.error.code]).toEqual([409, 'draft-changed'])
})

describe('a name with marks that turn its direction', () => {
  const turned = ['\u202e', '\u202a', '\u2066', '\u2069', '\u200f', '\u061c'].map((mark) => `gnp${mark}.exe`)

  test.each(turned)('is refused for a draft: %j', async (name) => {
    const author = new Browser()
    const { draft } = await author.fork()
    const before = await author.ask('GET', '/api/drafts')
    for (const [method, path, body] of [
      ['PATCH', `/api/drafts/${draft.id}`, { name }],
      ['POST', '/api/drafts', { pack: 'corteo', name }],
    ] as const) {
      const answer = await author.ask<ApiFailure>(method, path, body)
      expect([answer.status, answer.body.error.code]).toEqual([400, 'bad-name'])
    }
    expect((await author.ask('GET', '/api/drafts')).body).toEqual(before.body)
  })

  test('loses them when it is the name of a file, and is cut when it is long', async () => {
    const author = new Browser()
    // Without a manifest, only the file gives a name.
    const zip = Buffer.from(zipSync({ 'notes.md': new Uint8Array(1) }))
    expect((await author.import(zip, 'a\u202eb\u0007c')).body.draft.name).toBe('ab c')
    expect((await author.import(zip, `${'🎲'.repeat(90)}`)).body.draft.name).toBe('🎲'.repeat(80))
    expect((await author.import(zip, ' \u202e ')).body.draft.name).toBe('pack')
  })

  test('may join letters and emoji: those marks turn nothing', async () => {
    const author = new Browser()
    const { draft } = await author.fork()
    const answer = await author.ask<{ draft: { name: string } }>('PATCH', `/api/drafts/${draft.id}`, {
      name: 'دفاع 👩‍🚀',
    })
    expect([answer.status, answer.body.draft.name]).toEqual([200, 'دفاع 👩‍🚀'])
  })
})

describe('a key that an object has twice', () => {
  const twice = [
    ['{"pack":"corteo","pack":"junta"}', 'pack'],
    ['{"pack":"corteo","p\\u0061ck" : "junta"}', 'pack'],
    ['{"pack":"corteo","x":[{"a":1,"b":{"a":2},"a":3}]}', 'a'],
    ['{"pack":"corteo","":1,"":2}', ''],
  ] as const
  test.each(twice)('is refused: %s', async (body, key) => {
    const before = await rows()
    const answer = await new Browser().raw('POST', '/api/drafts', {
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect([answer.status, ((await answer.json()) as ApiFailure).error]).toMatchObject([
      400,
      { code: 'doubled-key', message: { values: { key } } },
    ])
    expect(await rows()).toBe(before)
  })

  test('is found in every JSON, and only there, wherever it is doubled', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }), { minKeys: 1 }),
        fc.nat(),
        (value, at) => {
          const text = JSON.stringify(value, undefined, at % 3)
          expect(boundsFault(Buffer.from(text))).toBeUndefined()
          const key = Object.keys(value)[at % Object.keys(value).length]
          const doubled = text.replace(/\}$/, () => `,${JSON.stringify(key)}:0}`)
          expect(boundsFault(Buffer.from(doubled))?.code).toBe('doubled-key')
        },
      ),
    )
  })

  test('is refused in a game and in the pack it is played with, too', async () => {
    const game = '{"id":"a","id":"b"}'
    expect(await post(JSON.stringify({ base: 0, key: 'a'.repeat(8), game }), '/api/games')).toMatchObject({
      status: 400,
      code: 'doubled-key',
    })
    const content = '{"digest":"a","digest":"b"}'
    expect(await post(JSON.stringify({ content }), '/api/contents')).toMatchObject({ code: 'doubled-key' })
  })
})

test.each(['gzip', 'br', 'deflate', 'GZIP', 'identity, gzip', 'x-odd'])(
  'a body that is packed by %s is answered 415, and identity is no packing',
  async (encoding) => {
    const sent = { 'content-type': 'application/json', 'content-encoding': encoding }
    const answer = await new Browser().raw('POST', '/api/drafts', {
      headers: sent,
      body: '{"pack":"missing"}',
    })
    expect([answer.status, ((await answer.json()) as ApiFailure).error.code]).toEqual([415, 'body-encoded'])
    const plain = { ...sent, 'content-encoding': 'identity' }
    const taken = await new Browser().raw('POST', '/api/drafts', {
      headers: plain,
      body: '{"pack":"missing"}',
    })
    expect(taken.status).toBe(404)
    const zip = { 'content-type': 'application/zip', 'content-encoding': encoding }
    expect((await new Browser().raw('POST', '/api/import', { headers: zip, body: 'PK' })).status).toBe(415)
  },
)

test('no route takes a larger body than the front lets through, nor a smaller one where that is its own limit', async () => {
  const author = new Browser()
  const { draft } = await author.fork()
  for (const [method, path, type] of [
    ['POST', '/api/import', 'application/zip'],
    ['PUT', `/api/drafts/${draft.id}/files`, 'application/json'],
    ['POST', '/api/games', 'application/json'],
    ['POST', '/api/contents', 'application/json'],
    ['POST', '/api/drafts', 'application/json'],
    ['PATCH', `/api/drafts/${draft.id}`, 'application/json'],
  ]) {
    const limit = bodyLimit(path)
    const announced = (length: number) =>
      author.raw(method, path, {
        headers: { 'content-type': type, 'content-length': String(length) },
        body: '{',
      })
    expect([path, (await announced(limit + 1)).status]).toEqual([path, 413])
    expect([path, (await announced(limit)).status]).not.toEqual([path, 413])
  }
})
