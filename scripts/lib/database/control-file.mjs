// Records the database of the data folder in `ludoteca.json`, so that a missing database is detected. The file is written when the
// database is made, and at a start if an older Ludoteca did not write it.
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (data) => join(data, 'ludoteca.json')

/**
 * @returns {{ place?: string, madeAt: string } | undefined} the database the folder once had: `place` only if that is another
 * folder, `madeAt` as ISO 8601
 */
export function readControl(data) {
  try {
    const { database } = JSON.parse(readFileSync(fileIn(data), 'utf8'))
    if (typeof database?.madeAt === 'string') return database
  } catch {
    // The file is missing or unreadable: only the older traces are left.
  }
  return olderTrace(data)
}

/** Looks for traces from before this file existed: a password is made before the database, the log at its first run. */
function olderTrace(data) {
  const log = join(data, 'postgres.log')
  if (!existsSync(join(data, 'database-password')) || !existsSync(log)) return undefined
  return { madeAt: statSync(log).birthtime.toISOString() }
}

export function writeControl(data, parent) {
  const known = readControl(data)
  const place = parent === data ? {} : { place: parent }
  const control = { format: 1, database: { madeAt: known?.madeAt ?? new Date().toISOString(), ...place } }
  const text = `${JSON.stringify(control, null, 2)}\n`
  if (existsSync(fileIn(data)) && readFileSync(fileIn(data), 'utf8') === text) return
  const unfinished = `${fileIn(data)}.${process.pid}`
  writeFileSync(unfinished, text)
  renameSync(unfinished, fileIn(data))
}
