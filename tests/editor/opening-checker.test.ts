/** The findings of a pack as it was opened come from its store; the checker here starts with the first edit, or at work. */
import { expect, test } from 'vitest'
import type { Checked } from '../../app/_editor/problems/model/checker'
import { openingChecker } from '../../app/_editor/problems/model/opening-checker'
import type { Opened } from '../../app/_editor/saving/model/draft-store'

const FILES = { 'pack.yaml': 'format: 2\nruleset: corteo\n' }
const EDITED = { ...FILES, 'a.md': 'new' }
const stored: Checked = { diagnostics: [] }
const found: Checked = { diagnostics: [], pack: {} as Checked['pack'] }
const opened: Opened = {
  place: { kind: 'draft', id: 'one', revision: 3 },
  name: 'One',
  files: FILES,
  others: [],
}

function opening({
  answer = async () => stored,
  others = [],
}: {
  answer?: () => Promise<Checked | undefined>
  others?: string[]
} = {}) {
  const asked: object[] = []
  const here: object[] = []
  let isClosed = false
  const store = {
    findings(place: object) {
      asked.push(place)
      return answer()
    },
  }
  const checker = openingChecker({ ...opened, others }, store, {
    async check(files) {
      here.push(files)
      return found
    },
    close() {
      isClosed = true
    },
  })
  return { checker, asked, here, isClosed: () => isClosed }
}

test('a pack as it was opened is not checked here', async () => {
  const { checker, asked, here } = opening()
  expect(await checker.check({ ...FILES }, {})).toBe(stored)
  expect(asked).toEqual([opened.place])
  expect(here).toEqual([])
})

test('after the first edit everything is checked here', async () => {
  const { checker, asked, here } = opening()
  await checker.check(FILES, {})
  expect(await checker.check(EDITED, {})).toBe(found)
  expect(await checker.check(FILES, {})).toBe(found)
  expect(asked).toHaveLength(1)
  expect(here).toEqual([EDITED, FILES])
})

test('work begins with a check here, once', async () => {
  const { checker, here } = opening()
  checker.warm?.()
  expect(here).toEqual([])
  await checker.check(FILES, {})
  checker.warm?.()
  checker.warm?.()
  expect(here).toEqual([FILES])
})

test.each<[string, Parameters<typeof opening>[0]]>([
  ['that is not reached', { answer: () => Promise.reject(new Error('offline')) }],
  ['whose files have changed since', { answer: async () => undefined }],
  ['with files that are not edited here', { others: ['notes.md'] }],
])('a store %s leaves the check to this side', async (_, options) => {
  const { checker, here } = opening(options)
  expect(await checker.check(FILES, {})).toBe(found)
  expect(here).toEqual([FILES])
})

test('nothing starts after the end', async () => {
  let fail = () => {}
  const { checker, here, isClosed } = opening({
    answer: () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('gone'))
      }),
  })
  const checked = checker.check(FILES, {})
  checker.close()
  fail()
  expect((await checked).unchecked).toBeDefined()
  expect(here).toEqual([])
  expect(isClosed()).toBe(true)
})
