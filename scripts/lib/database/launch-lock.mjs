// A lock for the one launcher of a data directory.
import { join } from 'node:path'
import { Fault } from '../fault.mjs'
import { holderOf, tryLock } from '../processes/lock-file.mjs'

const fileIn = (directory) => join(directory, 'running.json')

/**
 * Returns the process that runs on that directory, if any.
 * @returns {{ pid: number, purpose: string, database?: string } | undefined} `database`: the server it uses, if that is not our own
 */
export const whoRuns = (directory) => holderOf(fileIn(directory))

/** Takes the lock and returns the function that releases it, or throws with the current holder. */
export function takeLock(directory, purpose, database) {
  const file = fileIn(directory)
  const { release, holder } = tryLock(file, { purpose, database })
  if (release) return release
  if (!holder) throw new Fault('lock-busy', { file })
  throw new Fault('already-running', { directory, pid: String(holder.pid), purpose: holder.purpose })
}
