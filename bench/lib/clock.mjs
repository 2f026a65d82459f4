/**
 * Seconds that the main thread has had a processor: on a busy machine the only honest clock, on a quiet one the same as
 * the wall's. Where the system does not tell (it is Linux that does), the wall clock.
 */
import { readFileSync } from 'node:fs'

const THREAD = `/proc/self/task/${process.pid}/schedstat`

function onProcessor() {
  return Number(readFileSync(THREAD, 'utf8').split(' ', 1)[0]) / 1e9
}

function tells() {
  try {
    return onProcessor() > 0
  } catch {
    return false
  }
}

export const seconds = tells() ? onProcessor : () => performance.now() / 1000
