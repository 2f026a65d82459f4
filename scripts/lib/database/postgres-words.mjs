// Interprets PostgreSQL's log after it has ended.
import { dirname } from 'node:path'
import { Fault } from '../fault.mjs'
import { freeBytes, reserve } from './disk-capacity.mjs'

const full = /No space left on device|Disk quota exceeded/i
const notAllowed =
  /Permission denied|Read-only file system|Operation not permitted|has wrong ownership|has invalid permissions/i
const damaged = [
  /control file/i,
  /pg_control/,
  /checkpoint record/i,
  /invalid page/i,
  /page verification failed/i,
  /could not (open|read|access|stat|find|locate) (file|directory|segment|required)/i,
  /is not a (valid|database) /i,
  /contains invalid/i,
  /unexpected (end|data|pageaddr|EOF)/i,
  /configuration file .* contains errors/i,
  /could not load .*pg_hba\.conf/i,
]

/** PostgreSQL's replies to early connections, which are not the reason for its end. */
const impatience = /the database system is (starting up|shutting down|in recovery mode|not (yet )?accepting)/

/** Returns the last fatal line, without time and process, or the last line if none is fatal. */
export function lastWords(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !impatience.test(line))
  const last = lines.findLast((line) => /\b(PANIC|FATAL|ERROR):/.test(line)) ?? lines.at(-1) ?? ''
  return last.replace(/^.*?\b(PANIC|FATAL|ERROR|LOG):\s*/, '').trim()
}

/** Returns whether the disk is full, which the log may have had no room to say. */
export const isFullFor = (text, cluster) => full.test(text) || freeBytes(cluster) < reserve / 8

/** Returns the fault that explains the log, or `undefined` if it is unknown. */
export function faultIn(text, { cluster }) {
  const words = lastWords(text)
  if (isFullFor(text, cluster)) {
    return new Fault('disk-full', {
      path: dirname(cluster),
      free: Math.floor(freeBytes(cluster) / 1e6),
      needed: 0,
    })
  }
  if (notAllowed.test(text)) return new Fault('database-not-allowed', { cluster, words })
  if (damaged.some((pattern) => pattern.test(text))) return new Fault('database-damaged', { cluster, words })
  return undefined
}
