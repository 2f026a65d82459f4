/** A game that a worker rebuilds from plain data equals the original. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compile } from '../../engine/game'
import { loadPack, packNames } from '../engine/support/content'
import { countOf } from '../support/budget'
import type { Answered, Asked } from './support/rebuild-worker'
import { seededGame } from './support/seeded-game'

const ACTS = countOf(100, 1000)
const folder = mkdtempSync(join(tmpdir(), 'ludoteca-rebuilt-'))
const HOME = join(import.meta.dirname, '../..')
/** For bundled packages that use CommonJS `require`. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`
let worker: Worker

beforeAll(async () => {
  const outfile = join(folder, 'worker.mjs')
  await build({
    absWorkingDir: HOME,
    entryPoints: ['tests/long/support/rebuild-worker.ts'],
    bundle: true,
    outfile,
    banner: { js: REQUIRE },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  })
  worker = new Worker(outfile)
})

afterAll(async () => {
  await worker?.terminate()
  rmSync(folder, { recursive: true, force: true })
})

/** The thread clones messages, so only data passes. */
async function inWorker(asked: Asked): Promise<Answered> {
  worker.postMessage(asked)
  const [answer] = await once(worker, 'message')
  return answer
}

const games = packNames().flatMap((name) => {
  const pack = loadPack(name)
  return Object.keys(pack.scenarios).map((scenario) => ({ name: `${name}/${scenario}`, pack, scenario }))
})

test('there are games to make anew', () => {
  expect(games.length).toBeGreaterThanOrEqual(29)
})

describe.each(games)('$name', ({ pack, scenario }) => {
  test('made anew in a worker it goes as it goes here', async () => {
    const made = compile(pack, scenario)
    if (!made.ok) throw new Error(made.error[0].code)
    const seed = 17
    const answer = await inWorker({ source: { pack, scenario }, seed, acts: ACTS })
    expect(answer).toEqual({ hash: seededGame(made.value, seed, ACTS) })
  })
})

test('what stands in the way of a game is said by the worker too', async () => {
  const [{ pack }] = games
  expect(await inWorker({ source: { pack, scenario: 'nowhere' }, seed: 1, acts: 1 })).toEqual({
    fault: 'E-UNKNOWN-SCENARIO',
  })
})
