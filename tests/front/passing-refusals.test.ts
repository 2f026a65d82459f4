/** A page repeats a request after a temporary refusal, and the work is not lost. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { httpStore } from '../../app/_editor/saving/site/http-store'
import { siteGames } from '../../app/_play/host/site-games'

afterEach(() => {
  vi.unstubAllGlobals()
})

const answering = (status: number) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'any', message: { key: 'a' } } }, { status }),
  )
const save = () => httpStore(() => 'why').save('draft', { key: 'key', revision: 1, changes: { 'a.md': 'a' } })

describe.each([408, 429, 500, 503])('%i', (status) => {
  test('leaves a save waiting for its next try', async () => {
    answering(status)
    expect(await save()).toEqual({ type: 'unreachable' })
  })

  test('leaves a game waiting for its next try', async () => {
    answering(status)
    await expect(siteGames().list()).rejects.toThrow(String(status))
  })
})

test.each([400, 403, 413, 415])('%i is the last word on a save', async (status) => {
  answering(status)
  expect(await save()).toEqual({ type: 'refused', reason: 'why' })
})
