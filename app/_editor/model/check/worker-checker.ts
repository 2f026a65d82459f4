import type { RequiredPacks } from '../../../../schemas/checking'
import type { Files } from '../change'
import { changedFiles } from '../document'
import { bringSchemas, checkFiles } from './check-files'
import type { Answer, Question } from './check-worker'
import type { Checked, Checker } from './checker'

/** Checks in a worker, so that typing and painting never wait; without workers, here. */
export function workerChecker(): Checker {
  const worker = startWorker()
  if (!worker) return { check: checkFiles, close() {} }
  let known: Files = {}
  let packs: RequiredPacks = {}
  let asked = 0
  let waiting: Waiting[] = []
  /** An answer counts for every question up to it: the earlier ones were overtaken. */
  const answer = (id: number, checked: Checked) => {
    const answered = waiting.filter((question) => question.id <= id)
    waiting = waiting.filter((question) => question.id > id)
    for (const question of answered) question.resolve(checked)
  }
  worker.onmessage = ({ data }: MessageEvent<Answer>) => answer(data.id, data.checked)
  // A worker that fails to load or breaks must not leave the author without findings.
  worker.onerror = async () => answer(asked, await checkFiles(known, packs))
  return {
    check(files, required) {
      const id = ++asked
      const others = required === packs ? {} : { required }
      worker.postMessage({ id, changes: changedFiles(known, files), ...others } satisfies Question)
      known = files
      packs = required
      const checked = new Promise<Checked>((resolve) => waiting.push({ id, resolve }))
      // The text panel completes and explains with the same schemas, on this side.
      return bringSchemas(files, required).then(
        () => checked,
        () => checked,
      )
    },
    close: () => worker.terminate(),
  }
}

type Waiting = { readonly id: number; readonly resolve: (checked: Checked) => void }

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
