// A lock is a file that names its holder. It is void when the holder has ended.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isAlive, startedAt } from './processes.mjs'

const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Identifies a process in a file, so that another one with the same id is not taken for it. */
export const nameOf = (pid) => ({ pid, started: startedAt(pid) })

/** Returns the living process named in a text with its details, or `undefined`. */
function living(text) {
  try {
    const named = JSON.parse(text)
    return isAlive(named.pid) && startedAt(named.pid) === named.started ? named : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the living process named in a file, or `undefined`.
 * @returns {{ pid: number, purpose?: string, database?: string } | undefined}
 */
export const holderOf = (file) => living(read(file))

/**
 * Takes the lock, or returns its holder.
 * @param {object} words details of the holder for other processes
 * @returns {{ release?: () => void, holder?: { pid: number, purpose?: string } }} neither if other processes keep taking it
 */
export function tryLock(file, words = {}) {
  const mine = `${file}.${process.pid}`
  const text = JSON.stringify({ ...nameOf(process.pid), ...words })
  writeFileSync(mine, text)
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // A link is created atomically, so no process reads a half-written lock.
        linkSync(mine, file)
        // Releases only our own lock: by then the file may belong to another process.
        return { release: () => read(file) === text && rmSync(file, { force: true }) }
      } catch (error) {
        if (error.code !== 'EEXIST') throw error
        const holder = clearStale(file)
        if (holder) return { holder }
      }
    }
  } finally {
    rmSync(mine, { force: true })
  }
  return {}
}

/** Removes a lock whose holder has ended; returns a living holder. */
function clearStale(file) {
  const seen = read(file)
  if (seen === undefined) return undefined
  const holder = living(seen)
  if (holder) return holder
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
  // Another process may have replaced the stale lock since it was read: its lock is put back.
  if (read(aside) !== seen) linkSync(aside, file)
  rmSync(aside, { force: true })
  return undefined
}
