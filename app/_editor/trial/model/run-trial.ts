import type { TrialAnswer } from './trial-worker'
import type { TrialAsked } from './try-files'

type Start = () => Worker | undefined
/** Calls back if a worker dies; returns a function that stops watching. */
type Watch = (worker: Worker, onDead: () => void) => () => void

/** Runs a trial of a pack in a worker of its own. Returns a function that stops it; after that it never calls back. */
export function runTrial(
  asked: TrialAsked,
  onAnswer: (answer: TrialAnswer) => void,
  start: Start = startWorker,
  watch: Watch = () => () => {},
): () => void {
  const worker = start()
  if (!worker) {
    onAnswer({ type: 'failed', reason: 'worker' })
    return () => {}
  }
  const stop = () => {
    stopWatching()
    worker.terminate()
  }
  const end = (answer: TrialAnswer) => {
    stop()
    onAnswer(answer)
  }
  const stopWatching = watch(worker, () => end({ type: 'failed', reason: 'worker' }))
  worker.onmessage = ({ data }: MessageEvent<TrialAnswer>) =>
    data.type === 'progress' ? onAnswer(data) : end(data)
  worker.onerror = ({ message }) => end({ type: 'failed', reason: message || 'worker' })
  worker.onmessageerror = () => end({ type: 'failed', reason: 'message' })
  worker.postMessage(asked)
  return stop
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
