/**
 * Returns the seconds of processor time of the main thread: the only fair clock on a busy machine, and equal to the wall clock on a
 * quiet one. Falls back to the wall clock except on Linux.
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
