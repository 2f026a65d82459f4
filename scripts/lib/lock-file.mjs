// A lock is a file that names its holder, and is void when the holder is gone.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isAlive, startedAt } from './processes.mjs'

const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** How a process is named in a file, so that another one with the same number is not taken for it. */
export const nameOf = (pid) => ({ pid, started: startedAt(pid) })

/** The living process named in a text, with all that is written there of it, if any. */
function living(text) {
  try {
    const named = JSON.parse(text)
    return isAlive(named.pid) && startedAt(named.pid) === named.started ? named : undefined
  } catch {
    return undefined
  }
}

/**
 * The living process that a file names, if any.
 * @returns {{ pid: number, purpose?: string, database?: string } | undefined}
 */
export const holderOf = (file) => living(read(file))

/**
 * Takes the lock, or says who has it.
 * @param {object} words what others may read of its holder
 * @returns {{ release?: () => void, holder?: { pid: number, purpose?: string } }} neither where others take it again and again
 */
export function tryLock(file, words = {}) {
  const mine = `${file}.${process.pid}`
  const text = JSON.stringify({ ...nameOf(process.pid), ...words })
  writeFileSync(mine, text)
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        // A link appears whole or not at all: nobody ever reads a half-written lock.
        linkSync(mine, file)
        // Given back once; by then it may be somebody else's.
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

/** Takes away a lock whose holder is gone; answers the one who is there. */
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
  // Somebody may have replaced the stale lock between our reading and our renaming: then it is theirs, put it back.
  if (read(aside) !== seen) linkSync(aside, file)
  rmSync(aside, { force: true })
  return undefined
}
