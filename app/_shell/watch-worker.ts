/** Notices that a worker has died: a browser that ends one tells nobody. */

/** A worker is asked once in so many milliseconds whether it lives. */
const EVERY_MS = 3000
/** So many questions without an answer, and it counts as dead: none computes as long without a pause. */
const MOST_MISSED = 4

export type Beat = (act: () => void, ms: number) => () => void

const browserBeat: Beat = (act, ms) => {
  const timer = setInterval(act, ms)
  return () => clearInterval(timer)
}

/** Posts `ping` again and again; whatever the worker posts is a sign of life. Returns the way to stop. */
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
