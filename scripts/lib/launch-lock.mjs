// One launcher for one data directory: a lock file that names its holder, and is void when the holder is gone.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from './fault.mjs'
import { isAlive, startedAt } from './processes.mjs'

const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The living process named in the lock, if any. */
function holder(text) {
  try {
    const lock = JSON.parse(text)
    return isAlive(lock.pid) && startedAt(lock.pid) === lock.started ? lock : undefined
  } catch {
    return undefined
  }
}

/**
 * Who runs on that directory now, if anybody.
 * @returns {{ pid: number, purpose: string, database?: string } | undefined} `database`: the server it uses, where that is
 * not our own
 */
export const whoRuns = (directory) => holder(read(join(directory, 'running.json')))

/** Takes the lock or says who has it. Returns the function that gives it back. */
export function takeLock(directory, purpose, database) {
  const file = join(directory, 'running.json')
  const mine = `${file}.${process.pid}`
  const text = JSON.stringify({ pid: process.pid, started: startedAt(process.pid), purpose, database })
  writeFileSync(mine, text)
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // A link appears whole or not at all: nobody ever reads a half-written lock.
        linkSync(mine, file)
        return () => {
          // Given back once; by then it may be somebody else's.
          if (read(file) === text) rmSync(file, { force: true })
        }
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
        clearStale(file, directory)
      }
    }
  } finally {
    rmSync(mine, { force: true })
  }
  throw new Fault('lock-busy', { file })
}

function clearStale(file, directory) {
  const seen = read(file)
  if (seen === undefined) return
  const other = holder(seen)
  if (other) {
    throw new Fault('already-running', { directory, pid: String(other.pid), purpose: other.purpose })
  }
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  // Somebody may have replaced the stale lock between our reading and our renaming: then it is theirs, put it back.
  if (read(aside) !== seen) linkSync(aside, file)
  rmSync(aside, { force: true })
}
