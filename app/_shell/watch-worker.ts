/** Detects dead workers: browsers stop them without an event. */

/** Milliseconds between two pings. */
const EVERY_MS = 3000
/** Number of missed pings after which a worker counts as dead; none computes that long without a pause. */
const MOST_MISSED = 4

export type Beat = (act: () => void, ms: number) => () => void

const browserBeat: Beat = (act, ms) => {
  const timer = setInterval(act, ms)
  return () => clearInterval(timer)
}

/** Posts `ping` repeatedly; any message of the worker is a sign of life. Returns a function that stops it. */
export function watchWorker(
  worker: Worker,
  onDead: () => void,
  { most = MOST_MISSED, beat = browserBeat }: { readonly most?: number; readonly beat?: Beat } = {},
): () => void {
  let missed = 0
  worker.addEventListener('message', () => {
    missed = 0
  })
  const stop = beat(() => {
    if (missed++ < most) return worker.postMessage('ping')
    stop()
    onDead()
  }, EVERY_MS)
  return stop
}
