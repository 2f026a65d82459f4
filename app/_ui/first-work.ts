const IDLE_AFTER = 200

/** Runs a function at the first press or key, once the page is idle. Returns a function that cancels it. */
export function atFirstWork(run: () => void): () => void {
  const stop = () => {
    for (const type of ['pointerdown', 'keydown']) window.removeEventListener(type, begin, true)
  }
  const begin = () => {
    stop()
    whenIdle(run)
  }
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, begin, true)
  return stop
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, IDLE_AFTER)
