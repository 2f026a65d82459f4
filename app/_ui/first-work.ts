const IDLE_AFTER = 200

/** Runs something at the first press or key, once the page has nothing else to do. Answers how to stop waiting for it. */
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
