/** The browser's copy of a draft follows each save, so a reload without the server shows the author's last state. */
import { afterEach, expect, test, vi } from 'vitest'
import { keepSaved } from '../../app/_editor/saving/site/saved-draft'
import type { DraftContent, FileStamp, SaveAnswer } from '../../schemas/api'

const ADDRESS = '/api/drafts/mine'
const stamp = (path: string, rev: number): FileStamp => ({ path, size: 2, sha256: `${path}${rev}`, rev })
const CONTENT = {
  draft: { id: 'mine', rev: 3, updatedAt: 'before' },
  files: [
    { ...stamp('a.yaml', 1), text: 'a1' },
    { ...stamp('b.yaml', 1), text: 'b1' },
    { ...stamp('art/p.png', 1), base64: 'AA==' },
  ],
  kept: [],
  required: [],
} as unknown as DraftContent
const ANSWER: SaveAnswer = {
  rev: 4,
  savedAt: 'now',
  files: [stamp('b.yaml', 4), stamp('c.yaml', 4), stamp('art/q.webp', 4)],
}
const SAVE = {
  revision: 3,
  changes: { 'a.yaml': null, 'b.yaml': 'b2', 'c.yaml': 'c1', 'art/q.webp': 'AAAA' },
}

/** A fake of the browser's caches with this copy of the draft. */
function keeping(content: DraftContent | undefined) {
  const answers = new Map<string, Response>()
  if (content)
    answers.set(ADDRESS, new Response(JSON.stringify(content), { headers: { 'x-of': 'the site' } }))
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (address: string) => answers.get(address)?.clone(),
      put: async (address: string, answer: Response) => void answers.set(address, answer),
    }),
  })
  return async () => {
    const answer = answers.get(ADDRESS)
    return (
      answer && { content: (await answer.clone().json()) as DraftContent, of: answer.headers.get('x-of') }
    )
  }
}

afterEach(() => vi.unstubAllGlobals())

test('what was saved is in what is kept: files that came, changed and went, and the revision', async () => {
  const kept = keeping(CONTENT)
  await keepSaved('mine', SAVE, ANSWER)
  const { content, of } = (await kept())!
  expect(of).toBe('the site')
  expect(content.draft).toMatchObject({ id: 'mine', rev: 4, updatedAt: 'now' })
  expect(content.files).toEqual([
    { ...stamp('art/p.png', 1), base64: 'AA==' },
    { ...stamp('b.yaml', 4), text: 'b2' },
    { ...stamp('c.yaml', 4), text: 'c1' },
    { ...stamp('art/q.webp', 4), base64: 'AAAA' },
  ])
})

test('a save that was made of something else changes nothing', async () => {
  const kept = keeping({ ...CONTENT, draft: { ...CONTENT.draft, rev: 7 } })
  await keepSaved('mine', SAVE, ANSWER)
  expect((await kept())!.content.draft.rev).toBe(7)
})

test('where nothing is kept, or nothing can be, nothing happens', async () => {
  const kept = keeping(undefined)
  await keepSaved('mine', SAVE, ANSWER)
  expect(await kept()).toBeUndefined()
  vi.unstubAllGlobals()
  await expect(keepSaved('mine', SAVE, ANSWER)).resolves.toBeUndefined()
})
