// A database's files, looked at before PostgreSQL is started on them: all there, or none.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readControl } from './control-file.mjs'
import { Fault } from './fault.mjs'

export const majorVersion = '18'

/** Without any one of these PostgreSQL's files are no database; in this order the first that is missing is named. */
const parts = [
  'PG_VERSION',
  'global/pg_control',
  'base',
  'pg_wal',
  'pg_xact',
  'pg_hba.conf',
  'postgresql.conf',
]

/**
 * @returns {boolean} whether there is a database; false only where there never was one
 * @throws {Fault} where it is gone, in part or as a whole, or is of another version
 */
export function checkCluster({ data, parent }) {
  const cluster = join(parent, 'postgres')
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) {
    const once = readControl(data)
    if (once) throw new Fault('database-gone', { cluster, data, day: once.madeAt.slice(0, 10) })
    return false
  }
  const missing = parts.find((part) => !existsSync(join(cluster, part)))
  if (missing) throw new Fault('database-incomplete', { cluster, missing })
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (!/^\d+$/.test(version)) throw new Fault('database-incomplete', { cluster, missing: 'PG_VERSION' })
  if (version !== majorVersion) {
    throw new Fault('database-other-version', { cluster, version, ours: majorVersion })
  }
  return true
}
