// One launcher for one data directory.
import { join } from 'node:path'
import { Fault } from './fault.mjs'
import { holderOf, tryLock } from './lock-file.mjs'

const fileIn = (directory) => join(directory, 'running.json')

/**
 * Who runs on that directory now, if anybody.
 * @returns {{ pid: number, purpose: string, database?: string } | undefined} `database`: the server it uses, where that is
 * not our own
 */
export const whoRuns = (directory) => holderOf(fileIn(directory))

/** Takes the lock or says who has it. Returns the function that gives it back. */
export function takeLock(directory, purpose, database) {
  const file = fileIn(directory)
  const { release, holder } = tryLock(file, { purpose, database })
  if (release) return release
  if (!holder) throw new Fault('lock-busy', { file })
  throw new Fault('already-running', { directory, pid: String(holder.pid), purpose: holder.purpose })
}
