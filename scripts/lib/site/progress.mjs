// Shows the current step of a long command and its time: one updated line in a terminal, several lines in a log.

/** How often the time is shown again within a step (milliseconds). */
const AGAIN = { terminal: 1000, log: 10_000 }

/**
 * @param {{ isTTY?: boolean, write: (text: string) => unknown }} [out]
 * @param {() => number} [now] milliseconds
 * @returns {{ step: (name: string) => void, end: () => string }} `end` clears the line and returns the total time as a text
 */
export function showProgress(out = process.stdout, now = () => performance.now()) {
  const begun = now()
  let current
  let timer
  const time = () => `${Math.round((now() - begun) / 1000)} s`
  const show = () => out.write(out.isTTY ? `\r\x1b[K${current} ${time()}` : `${current} ${time()}\n`)
  return {
    step(name) {
      if (name === current) return
      current = name
      show()
      clearInterval(timer)
      timer = setInterval(show, out.isTTY ? AGAIN.terminal : AGAIN.log)
      timer.unref()
    },
    end() {
      clearInterval(timer)
      if (out.isTTY) out.write('\r\x1b[K')
      return time()
    },
  }
}
