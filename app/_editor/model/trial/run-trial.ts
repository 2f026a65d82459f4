import type { TrialAnswer } from './trial-worker'
import type { TrialAsked } from './try-files'

type Start = () => Worker | undefined

/** Has a pack tried out in a worker of its own, and answers how to stop it: after that nothing is heard of it. */
export function runTrial(
  asked: TrialAsked,
  onAnswer: (answer: TrialAnswer) => void,
  start: Start = startWorker,
): () => void {
  const worker = start()
  if (!worker) {
    onAnswer({ type: 'failed', reason: 'worker' })
    return () => {}
  }
  const end = (answer: TrialAnswer) => {
    worker.terminate()
    onAnswer(answer)
  }
  worker.onmessage = ({ data }: MessageEvent<TrialAnswer>) =>
    data.type === 'progress' ? onAnswer(data) : end(data)
  worker.onerror = ({ message }) => end({ type: 'failed', reason: message || 'worker' })
  worker.onmessageerror = () => end({ type: 'failed', reason: 'message' })
  worker.postMessage(asked)
  return () => worker.terminate()
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
