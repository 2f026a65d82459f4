/** Several processes that request the same work at the same moment, such as two starts from one folder that build the site. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// @ts-expect-error a plain script without types
import { isAlive } from '../../scripts/lib/processes/processes.mjs'

let folder: string
const started: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludoteca-work-'))
})
afterEach(async () => {
  // Ends the work that a failed test left running.
  writeFileSync(join(folder, 'go'), '')
  await Promise.all(started.splice(0).map(ended))
  rmSync(folder, { recursive: true, force: true })
})

function start(name: string, manner = ''): ChildProcess {
  const script = join(import.meta.dirname, 'small-work.mjs')
  const child = spawn(process.execPath, [script, folder, name, manner], { stdio: 'ignore' })
  started.push(child)
  return child
}

const ended = async (child: ChildProcess) => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}
const log = () =>
  existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n') : []
const told = (words: RegExp) =>
  vi.waitFor(() => log().find((line) => words.test(line)) ?? expect.fail(`${words}: ${log()}`), {
    timeout: 20_000,
  })
const finish = () => writeFileSync(join(folder, 'go'), '')

test('of three that come at once one does it, and the others wait and use what it made', async () => {
  const all = ['one', 'two', 'three'].map((name) => start(name))
  await vi.waitFor(() => expect(log()).toHaveLength(3), { timeout: 20_000 })
  const [worker] = (await told(/begins/)).split(' ')
  const others = ['one', 'two', 'three'].filter((name) => name !== worker)
  expect(log().filter((line) => line.endsWith('waits'))).toHaveLength(2)
  finish()
  expect(await Promise.all(all.map(ended))).toEqual([0, 0, 0])
  expect(readFileSync(join(folder, 'made'), 'utf8')).toBe(worker)
  expect(log().slice(3).toSorted()).toEqual(
    [`${worker} ends`, `${worker} made it`, ...others.map((name) => `${name} uses it`)].toSorted(),
  )
})

test('when the one at it is killed the next does it, and what the first left at work is ended before', async () => {
  const first = start('first')
  const left = Number((await told(/first begins/)).split(' ').at(-1))
  const second = start('second')
  await told(/second waits/)
  expect(isAlive(left)).toBe(true)
  first.kill('SIGKILL')
  await told(/second begins/)
  expect(isAlive(left)).toBe(false)
  finish()
  expect(await ended(second)).toBe(0)
  expect(readFileSync(join(folder, 'made'), 'utf8')).toBe('second')
  expect(log().at(-1)).toBe('second made it')
})

test('where it failed the next one tries, and nothing is left of the lock', async () => {
  expect(await ended(start('first', 'fails'))).toBe(1)
  finish()
  expect(await ended(start('second'))).toBe(0)
  expect(log().at(-1)).toBe('second made it')
  expect(await ended(start('third'))).toBe(0)
  expect(log().at(-1)).toBe('third uses it')
  expect(existsSync(join(folder, 'cache/lock.json'))).toBe(false)
  expect(existsSync(join(folder, 'cache/lock.json.heir'))).toBe(false)
})
