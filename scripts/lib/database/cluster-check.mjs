// Checks that a database's files are complete or all absent, before PostgreSQL is started on them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '../fault.mjs'
import { readControl } from './control-file.mjs'

export const majorVersion = '18'

/** Files every PostgreSQL database has. The first missing one in this order is reported. */
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
 * @returns {boolean} whether there is a database; false only if there never was one
 * @throws {Fault} if files are missing, or of another version
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
