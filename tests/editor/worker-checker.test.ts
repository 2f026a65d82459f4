/** A check of all files gets an answer, even if its worker fails. */
import { expect, test } from 'vitest'
import type { Answer, Question } from '../../app/_editor/problems/model/check-worker'
import type { Checked } from '../../app/_editor/problems/model/checker'
import { workerChecker } from '../../app/_editor/problems/model/worker-checker'
import { FakeTimer, settle } from './fake-timer'

const FILES = { 'pack.yaml': 'format: 2\nruleset: corteo\n' }
const found: Checked = { diagnostics: [] }
const here: Checked = { diagnostics: [], pack: {} as Checked['pack'] }

/** A worker with scripted answers to questions. */
function workers(answer: (question: Question, self: FakeWorker) => void) {
  const made: FakeWorker[] = []
  const start = () => {
    const worker = new FakeWorker(answer)
    made.push(worker)
    return worker as unknown as Worker
  }
  return { made, start }
}

class FakeWorker {
  onmessage?: (event: { data: Answer }) => void
  onerror?: (event: { message: string }) => void
  isGone = false
  constructor(readonly answer: (question: Question, self: FakeWorker) => void) {}
  postMessage(question: Question) {
    queueMicrotask(() => this.answer(question, this))
  }
  terminate() {
    this.isGone = true
  }
}

const timer = () => new FakeTimer()
const onPage = async () => here
const nowhere = async (): Promise<Checked> => {
  throw new Error('t.flatMap is not a function')
}

test('the answer of the worker is the answer', async () => {
  const { start } = workers(({ id }, self) => self.onmessage?.({ data: { id, checked: found } }))
  expect(await workerChecker({ timer: timer().after, start, check: nowhere }).check(FILES, {})).toBe(found)
})

test('a worker that fails leaves it to the page, and is asked again the next time', async () => {
  let asked = 0
  const { made, start } = workers(({ id }, self) => {
    const data: Answer = asked++ === 0 ? { id, failure: 'no network' } : { id, checked: found }
    self.onmessage?.({ data })
  })
  const checker = workerChecker({ timer: timer().after, start, check: onPage })
  expect(await checker.check(FILES, {})).toBe(here)
  expect(await checker.check(FILES, {})).toBe(found)
  expect(made).toHaveLength(1)
})

test('a worker that breaks leaves it to the page for good', async () => {
  const { made, start } = workers((_, self) => self.onerror?.({ message: 'cannot be loaded' }))
  const checker = workerChecker({ timer: timer().after, start, check: onPage })
  expect(await checker.check(FILES, {})).toBe(here)
  expect(await checker.check(FILES, {})).toBe(here)
  expect(made.map(({ isGone }) => isGone)).toEqual([true])
})

test('a worker that cannot be loaded is started again, if the page cannot load its check either', async () => {
  let isOnline = false
  const { made, start } = workers(({ id }, self) => {
    if (isOnline) self.onmessage?.({ data: { id, checked: found } })
    else self.onerror?.({ message: '' })
  })
  const checker = workerChecker({ timer: timer().after, start, check: nowhere })
  expect((await checker.check(FILES, {})).unchecked).toBeDefined()
  isOnline = true
  expect(await checker.check(FILES, {})).toBe(found)
  expect(made.map(({ isGone }) => isGone)).toEqual([true, false])
})

test('when the page fails too, the files are not checked, and the reason is said', async () => {
  const { start } = workers(({ id }, self) => self.onmessage?.({ data: { id, failure: 'broken' } }))
  const checked = await workerChecker({ timer: timer().after, start, check: nowhere }).check(FILES, {})
  expect(checked.unchecked).toEqual({
    key: 'studio.unchecked',
    values: { reason: 't.flatMap is not a function' },
  })
})

test('a worker that the browser has ended is replaced, and the new one answers all who wait', async () => {
  const clock = timer()
  const { made, start } = workers(({ id }, self) => {
    if (self !== made[0]) self.onmessage?.({ data: { id, checked: found } })
  })
  const checker = workerChecker({ timer: clock.after, start, check: nowhere })
  const answers = [checker.check(FILES, {}), checker.check(FILES, {})]
  await settle()
  await clock.pass(31_000)
  expect(await Promise.all(answers)).toEqual([found, found])
  expect(made.map(({ isGone }) => isGone)).toEqual([true, false])
})

test('when two workers never answer, the files are not checked, and the next question gets a new one', async () => {
  const clock = timer()
  let isAwake = false
  const { made, start } = workers(({ id }, self) => {
    if (isAwake) self.onmessage?.({ data: { id, checked: found } })
  })
  const checker = workerChecker({ timer: clock.after, start, check: onPage })
  const answer = checker.check(FILES, {})
  await clock.pass(29_000)
  await new Promise((resolve) => setTimeout(resolve))
  await clock.pass(2_000)
  await settle()
  await clock.pass(31_000)
  expect((await answer).unchecked?.key).toBe('studio.unchecked')
  isAwake = true
  expect(await checker.check(FILES, {})).toBe(found)
  expect(made.map(({ isGone }) => isGone)).toEqual([true, true, false])
  await settle()
  expect(clock.waiting).toBe(0)
})

test('closing answers those who still wait', async () => {
  const { start } = workers(() => {})
  const checker = workerChecker({ timer: timer().after, start, check: nowhere })
  const answer = checker.check(FILES, {})
  checker.close()
  expect((await answer).unchecked).toBeDefined()
})
