/** A worker posts the changes of the pack since its last answer. The page then has the same pack as after a full transfer. */
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { checkFiles } from '../../app/_editor/problems/model/check-files'
import type { Answer, Question } from '../../app/_editor/problems/model/check-worker'
import { changeBetween, changed } from '../../app/_editor/problems/model/pack-change'
import { workerChecker } from '../../app/_editor/problems/model/worker-checker'
import { FakeTimer } from './fake-timer'
import { allPacks } from './objects/packs'

afterEach(() => vi.unstubAllGlobals())

const value = fc.jsonValue({ maxDepth: 3 })

test('a value with the change since another one is the value itself, and keeps the parts that did not change', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), value, { noNullPrototype: true }),
      value,
      value,
      (rest, one, other) => {
        const [before, now] = [
          { rest, list: [1, one, rest] },
          { rest: structuredClone(rest), list: [1, other, rest] },
        ]
        const came = changed(before, structuredClone(changeBetween(before, now))) as typeof now
        expect(JSON.stringify(came)).toBe(JSON.stringify(now))
        if (!JSON.stringify(rest).includes('__proto__')) expect(came.rest).toBe(rest)
      },
    ),
  )
})

test.each([
  ['keys in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['a key less', { a: 1, b: 2 }, { a: 1 }],
  ['a longer list', [1], [1, 2]],
  ['a list for an object', {}, []],
  ['nothing any more', { a: 1 }, undefined],
  ['other bytes', { a: new Uint8Array([1]) }, { a: new Uint8Array([2]) }],
])('%s', (_, before, now) => {
  const came = changed(before, structuredClone(changeBetween(before, now)))
  expect(came).toEqual(now)
  expect(Object.keys(came ?? {})).toEqual(Object.keys(now ?? {}))
})

test('the pack that the studio gets after each edit is the whole one, and a keystroke posts next to nothing', async () => {
  const [, , files] = allPacks().find(([name]) => name === 'engine/rulesets/corteo/smallest')!
  const worker = await realWorker()
  const checker = workerChecker({ timer: new FakeTimer().after, start: () => worker as unknown as Worker })
  const edited = (from: string | RegExp, to: string, file = 'units.yaml') => ({
    ...files,
    [file]: files[file].replace(from, to),
  })
  const versions = [
    files,
    edited(/power: \d/, 'power: 9'),
    edited(/^units:/m, 'unitz:'),
    edited('- id: ', '- ident: '),
    files,
  ]
  const lengths: number[] = []
  for (const version of versions) {
    const { pack, diagnostics } = await checker.check(version, {})
    const whole = await checkFiles(version)
    expect(diagnostics).toEqual(whole.diagnostics)
    expect(pack).toEqual(whole.pack)
    lengths.push(JSON.stringify(worker.answers.at(-1)).length)
  }
  expect(lengths[1]).toBeLessThan(lengths[0] / 10)
})

/** The code of the studio's worker on this thread. Each message is copied. */
async function realWorker() {
  const scope: { onmessage?: (event: { data: Question }) => void; postMessage(answer: Answer): void } = {
    postMessage(answer) {
      worker.answers.push(answer)
      worker.onmessage?.({ data: structuredClone(answer) })
    },
  }
  const worker = {
    answers: [] as Answer[],
    onmessage: undefined as ((event: { data: Answer }) => void) | undefined,
    postMessage: (question: Question) => scope.onmessage?.({ data: structuredClone(question) }),
    terminate() {},
  }
  vi.stubGlobal('self', scope)
  await import('../../app/_editor/problems/model/check-worker')
  return worker
}
