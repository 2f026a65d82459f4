import type { RequiredPacks } from '../../../../schemas/checking/checking'
import type { Files } from '../../document/change'
import { changedFiles } from '../../document/document'
import type { Timer } from '../../saving/model/save-queue'
import type { Answer, Question } from './check-worker'
import { type Checked, type Checker, notChecked } from './checker'
import { changed } from './pack-change'

/** Milliseconds without an answer after which a worker is replaced; a check takes a second or two. */
const PATIENCE = 30_000

type Parts = {
  readonly timer: Timer
  readonly start?: () => Worker | undefined
  /** The same check on the page. */
  readonly check?: (files: Files, required: RequiredPacks) => Promise<Checked>
}

/** The same check on the page, loaded only if there is no worker. */
const checkHere = async (files: Files, required: RequiredPacks): Promise<Checked> =>
  (await import('./check-files')).checkFiles(files, required)

/**
 * Checks in a worker, which starts with the first check, so that typing and painting never wait. Without a worker, or if it fails, the check runs here. Every
 * question gets an answer: if this check fails too, or the worker does not return, the files count as not checked.
 */
export function workerChecker({ timer, start = startWorker, check = checkHere }: Parts): Checker {
  let link: ReturnType<typeof connect>
  let isStarted = false
  let isClosed = false
  const here = (files: Files, required: RequiredPacks) => check(files, required).catch(notChecked)
  const ask = async (files: Files, required: RequiredPacks): Promise<Reply> => {
    if (!isStarted) link = connect(start, timer)
    isStarted = true
    if (!link) return { checked: await here(files, required) }
    const used = link
    const reply = await used.ask(files, required)
    if ('end' in reply && reply.end && link === used) {
      used.close()
      link = reply.end === 'silent' ? connect(start, timer) : undefined
    }
    return reply
  }
  /** A failed worker must not leave the author without findings. Files that hang two workers would hang the page too. */
  const instead = async (files: Files, required: RequiredPacks, { failure, end }: Failed) => {
    if (isClosed || end === 'silent') return notChecked(failure)
    const checked = await here(files, required)
    // Without a network neither can be loaded. The next check tries the worker again.
    if (checked.unchecked && !link) isStarted = false
    return checked
  }
  return {
    async check(files, required) {
      const first = await ask(files, required)
      const isSilent = 'end' in first && first.end === 'silent' && !isClosed
      const reply = isSilent ? await ask(files, required) : first
      return 'checked' in reply ? reply.checked : instead(files, required, reply)
    },
    close() {
      isClosed = true
      link?.close()
    },
  }
}

/** `end`: the worker will not answer any more. `silent`: it hangs, or the browser has stopped it. */
type Failed = { readonly failure: string; readonly end?: 'broken' | 'silent' }
type Reply = { readonly checked: Checked } | Failed
type Waiting = { readonly id: number; readonly resolve: (reply: Reply) => void }

/** A worker with its pending questions. */
function connect(start: () => Worker | undefined, timer: Timer) {
  const worker = start()
  if (!worker) return undefined
  let known: Files = {}
  let packs: RequiredPacks | undefined
  let pack: Checked['pack']
  let asked = 0
  let waiting: Waiting[] = []
  let stopWaiting = () => {}
  /** An answer resolves every question up to its number, because earlier ones are outdated. */
  const answer = (id: number, reply: Reply) => {
    const answered = waiting.filter((question) => question.id <= id)
    waiting = waiting.filter((question) => question.id > id)
    if (waiting.length === 0) stopWaiting()
    for (const question of answered) question.resolve(reply)
  }
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    if ('failure' in data) return answer(data.id, data)
    // Answers contain only changes since the last one.
    pack = changed(pack, data.pack) as Checked['pack']
    answer(data.id, { checked: pack ? { ...data.checked, pack } : data.checked })
  }
  worker.onerror = ({ message }) => answer(asked, { failure: message || 'worker', end: 'broken' })
  worker.onmessageerror = () => answer(asked, { failure: 'message', end: 'broken' })
  return {
    ask(files: Files, required: RequiredPacks): Promise<Reply> {
      const id = ++asked
      const others = required === packs ? {} : { required }
      worker.postMessage({ id, changes: changedFiles(known, files), ...others } satisfies Question)
      known = files
      packs = required
      stopWaiting()
      stopWaiting = timer(PATIENCE, () => answer(asked, { failure: `${PATIENCE / 1000} s`, end: 'silent' }))
      return new Promise((resolve) => waiting.push({ id, resolve }))
    },
    close() {
      answer(asked, { failure: 'closed' })
      worker.terminate()
    },
  }
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
