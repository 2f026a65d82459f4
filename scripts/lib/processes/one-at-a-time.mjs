// Runs a job that only one process may do at a time; other processes wait and use its result.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from '../project.mjs'
import { holderOf, nameOf, tryLock } from './lock-file.mjs'
import { signal, waitForExit } from './processes.mjs'

const LOOK_AGAIN = 200
const TO_END = 10_000

/**
 * @param {object} job
 * @param {string} job.file the lock; the work must leave it alone
 * @param {(waited: boolean) => boolean} job.isDone whether the work is needless, asked while no process does it; `waited`: another
 * one did
 * @param {(heir: (child: { pid: number }) => void) => Promise<void>} job.work calls `heir` with a process that would continue if
 * ours were killed
 * @param {(holder: { pid: number }) => void} [job.onWait] called if another process is working
 * @returns {Promise<boolean>} whether the work was done here
 */
export async function oneAtATime({ file, isDone, work, onWait = () => {} }) {
  mkdirSync(dirname(file), { recursive: true })
  for (let waited = false; ; await sleep(LOOK_AGAIN)) {
    const { release, holder } = tryLock(file)
    if (release) {
      try {
        await endHeir(file)
        if (isDone(waited)) return false
        await work((child) => writeFileSync(heirFile(file), JSON.stringify(nameOf(child.pid))))
        return true
      } finally {
        rmSync(heirFile(file), { force: true })
        release()
      }
    }
    if (holder && !waited) onWait(holder)
    waited ||= holder !== undefined
  }
}

const heirFile = (file) => `${file}.heir`

/** Kills the process that a killed holder left running: its result would never be marked as complete. */
async function endHeir(file) {
  const heir = holderOf(heirFile(file))
  if (!heir) return
  signal(heir.pid, 'SIGKILL')
  if (!(await waitForExit(heir.pid, TO_END)))
    throw new PlainError(
      `Process ${heir.pid} was left behind by a stopped run and cannot be ended. End it first.`,
    )
}
