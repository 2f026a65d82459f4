/** Trying a pack out in the studio: the findings of the command line, a progress, and a final stop. */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runTrial } from '../../app/_editor/trial/model/run-trial'
import type { TrialAnswer } from '../../app/_editor/trial/model/trial-worker'
import { type TrialAsked, tryFiles } from '../../app/_editor/trial/model/try-files'
import { readFolder } from '../../cli/packs'
import { crossCheck } from '../../engine/compile'
import { checkPack } from '../../schemas/check'
import { textFiles } from '../../server/packs/files'
import { HOME, ludoteca } from '../cli/support/terminal'

const VILLAGE = join('tests', 'cli', 'village')

async function village(games: number): Promise<TrialAsked> {
  const { files } = await readFolder(join(HOME, VILLAGE))
  const texts = textFiles(files)
  const { pack, diagnostics } = checkPack(texts, crossCheck)
  if (!pack) throw new Error('the village cannot be read')
  return { pack, files: texts, known: diagnostics, games }
}

test('finds what the command line finds, and says how far it is before each game', async () => {
  const told: string[] = []
  const found = await tryFiles(await village(2), ({ done, games, scenario }) =>
    told.push(`${done}/${games} ${scenario}`),
  )
  expect(told).toEqual(['0/2 morning', '1/2 morning'])
  const { out } = await ludoteca(['check', VILLAGE, '--play', '2', '--json'])
  const { findings } = JSON.parse(out).packs[0]
  const place = ({ code, file, line, column }: Readonly<Record<string, unknown>>) => ({
    code,
    file,
    line,
    column,
  })
  const played = findings.filter(({ code }: { code: string }) => code.startsWith('W-NEVER'))
  expect(played.length).toBeGreaterThan(0)
  expect(found.map(({ code, file, line, column }) => ({ code, file, line, column }))).toEqual(
    played.map(place),
  )
})

/** A worker that answers when the test says so. */
class FakeWorker {
  onmessage?: (event: { data: TrialAnswer }) => void
  onerror?: (event: { message: string }) => void
  readonly asked: unknown[] = []
  isGone = false
  postMessage(asked: unknown) {
    this.asked.push(asked)
  }
  terminate() {
    this.isGone = true
  }
  answer(data: TrialAnswer) {
    if (!this.isGone) this.onmessage?.({ data })
  }
}

describe('the worker of a trial', async () => {
  const asked = await village(2)
  const begun = () => {
    const worker = new FakeWorker()
    const heard: TrialAnswer[] = []
    const stop = runTrial(
      asked,
      (answer) => heard.push(answer),
      () => worker as unknown as Worker,
    )
    return { worker, heard, stop }
  }
  const progress: TrialAnswer = { type: 'progress', progress: { done: 1, games: 2, scenario: 'morning' } }

  test('is asked once, tells how far it is, and is gone after its findings', () => {
    const { worker, heard } = begun()
    expect(worker.asked).toEqual([asked])
    worker.answer(progress)
    expect(worker.isGone).toBe(false)
    worker.answer({ type: 'found', found: [] })
    expect(heard).toEqual([progress, { type: 'found', found: [] }])
    expect(worker.isGone).toBe(true)
  })

  test('that is stopped is gone, and nothing is heard of it', () => {
    const { worker, heard, stop } = begun()
    stop()
    worker.answer(progress)
    expect(worker.isGone).toBe(true)
    expect(heard).toEqual([])
  })

  test('that breaks says why', () => {
    const { worker, heard } = begun()
    worker.onerror?.({ message: 'cannot be loaded' })
    expect(heard).toEqual([{ type: 'failed', reason: 'cannot be loaded' }])
    expect(worker.isGone).toBe(true)
  })

  test('that the browser has ended says so', () => {
    const worker = new FakeWorker() as unknown as Worker
    const heard: TrialAnswer[] = []
    let die = () => {}
    const watch = (_: Worker, onDead: () => void) => {
      die = onDead
      return () => {}
    }
    runTrial(
      asked,
      (answer) => heard.push(answer),
      () => worker,
      watch,
    )
    die()
    expect(heard).toEqual([{ type: 'failed', reason: 'worker' }])
  })

  test('that cannot be started says so', () => {
    const heard: TrialAnswer[] = []
    runTrial(
      asked,
      (answer) => heard.push(answer),
      () => undefined,
    )
    expect(heard).toEqual([{ type: 'failed', reason: 'worker' }])
  })

  test('gets what can be sent to another thread', () => {
    expect(structuredClone(asked)).toEqual(asked)
  })
})
