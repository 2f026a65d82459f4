import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DraftContent, KeptContent, SaveAnswer, SaveConflict } from '../../schemas/api'
import { countOf } from '../support/budget'
import { Browser } from './support/browser'
import { ownDatabase } from './support/database'

ownDatabase()

/** A step of a browser tab. With `with`, it acts at the same moment as the tab before it. */
type Step = {
  readonly tab: number
  readonly act: 'save' | 'save two' | 'delete' | 'retry' | 'reload' | 'rename'
  readonly file: number
  readonly atOnce: boolean
}

const step = fc.record<Step>({
  tab: fc.nat(3),
  act: fc.constantFrom('save', 'save', 'save', 'save two', 'delete', 'retry', 'reload', 'rename'),
  file: fc.nat(2),
  atOnce: fc.boolean(),
})

const paths = ['a.md', 'b.md', 'c.md']

type Change =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly deleted: true }
type Sent = { readonly rev: number; readonly key: string; readonly files: readonly Change[] }

/** A tab of the studio with its assumed revision and the last save it sent. */
class Tab {
  rev = 1
  last: Sent | undefined

  constructor(
    private readonly browser: Browser,
    private readonly id: string,
    private readonly log: Log,
  ) {}

  async act({ act, file }: Step) {
    const edit = (at: number): Change => ({ path: paths[at % 3], text: randomUUID() })
    if (act === 'save') return this.#send({ rev: this.rev, key: randomUUID(), files: [edit(file)] })
    if (act === 'save two')
      return this.#send({ rev: this.rev, key: randomUUID(), files: [edit(file), edit(file + 1)] })
    if (act === 'delete') {
      return this.#send({ rev: this.rev, key: randomUUID(), files: [{ path: paths[file], deleted: true }] })
    }
    if (act === 'retry') return this.last && this.#send(this.last)
    if (act === 'rename') {
      await this.browser.ask('PATCH', `/api/drafts/${this.id}`, { name: `tab ${file}` })
      return
    }
    this.rev = (await this.browser.ask<DraftContent>('GET', `/api/drafts/${this.id}`)).body.draft.rev
  }

  async #send(sent: Sent) {
    this.last = sent
    const { status, body } = await this.browser.ask<SaveAnswer & SaveConflict>(
      'PUT',
      `/api/drafts/${this.id}/files`,
      sent,
    )
    if (status === 200) {
      this.rev = Math.max(this.rev, body.rev)
      this.log.accepted.set(sent.key, { rev: body.rev, sent })
    } else {
      expect(status).toBe(409)
      this.log.refused.set(sent.key, { kept: body.kept.id, sent })
    }
  }
}

class Log {
  readonly accepted = new Map<string, { rev: number; sent: Sent }>()
  readonly refused = new Map<string, { kept: string; sent: Sent }>()
}

/** Groups the steps of the same moment. */
function moments(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  for (const one of steps) {
    if (one.atOnce && groups.length > 0) groups[groups.length - 1].push(one)
    else groups.push([one])
  }
  return groups
}

test('however tabs interleave, no save is lost and none overwrites what it has not seen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const browser = new Browser()
      const { draft } = await browser.fork()
      const log = new Log()
      const tabs = [0, 1, 2, 3].map(() => new Tab(browser, draft.id, log))
      for (const moment of moments(steps)) await Promise.all(moment.map((one) => tabs[one.tab].act(one)))

      const saves = [...log.accepted.values()].sort((a, b) => a.rev - b.rev)
      // Each accepted save builds on exactly the previous revision, and no two share a revision.
      expect(saves.map((save) => save.rev)).toEqual(saves.map((_, index) => index + 2))
      for (const save of saves) expect(save.sent.rev).toBe(save.rev - 1)

      const now = (await browser.ask<DraftContent>('GET', `/api/drafts/${draft.id}`)).body
      expect(now.draft.rev).toBe(saves.length + 1)
      const expected = new Map<string, string>()
      for (const { sent } of saves) {
        for (const file of sent.files) {
          if ('text' in file) expected.set(file.path, file.text)
          else expected.delete(file.path)
        }
      }
      const standing = now.files.flatMap((file) =>
        paths.includes(file.path) && 'text' in file ? [[file.path, file.text] as const] : [],
      )
      expect(new Map(standing)).toEqual(expected)

      expect(new Set(now.kept.map((kept) => kept.id))).toEqual(
        new Set([...log.refused.values()].map((one) => one.kept)),
      )
      for (const { kept, sent } of log.refused.values()) {
        const content = (await browser.ask<KeptContent>('GET', `/api/drafts/${draft.id}/kept/${kept}`)).body
        const byPath = (a: Change | { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1)
        expect([...content.files].sort(byPath)).toEqual([...sent.files].sort(byPath))
      }
    }),
    { numRuns: countOf(15, 100) },
  )
}, 240_000)
