import type { TrialAnswer } from './trial-worker'
import type { TrialAsked } from './try-files'

type Start = () => Worker | undefined
/** Calls back when a worker has died; returns the way to stop. */
type Watch = (worker: Worker, onDead: () => void) => () => void

/** Has a pack tried out in a worker of its own, and answers how to stop it: after that nothing is heard of it. */
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
