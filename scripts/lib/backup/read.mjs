// Reads a backup and trusts its content only after its digest matches.
import { createHash } from 'node:crypto'
import { readMigrations } from '../database/migrations.mjs'
import { Fault, reasonOf } from '../fault.mjs'
import { endOfRows, format } from './content.mjs'
import { FileFault, linesOf } from './lines.mjs'

/**
 * Yields the parts of the file in order.
 * @returns {AsyncGenerator<{ head: object } | { table: string } | { row: Buffer } | { endOf: string } | { end: { rows:
 * Record<string, number> } }>}
 * `end` comes last, and only if every byte before it is unchanged
 */
export async function* readBackup(file) {
  try {
    yield* partsOf(file)
  } catch (error) {
    if (error instanceof FileFault) throw new Fault(`backup-${error.kind}`, { file })
    if (error.syscall) throw new Fault('backup-unreadable', { file, reason: reasonOf(error) })
    throw error
  }
}

async function* partsOf(file) {
  const digest = createHash('sha256')
  const counted = {}
  let [head, table, end] = []
  for await (const line of linesOf(file)) {
    if (end) throw new FileFault('damaged')
    if (!head) {
      head = headOf(line, file)
      yield { head }
    } else if (table !== undefined) {
      if (line.length === endOfRows.length && line.toString('latin1') === endOfRows) {
        yield { endOf: table }
        table = undefined
      } else {
        counted[table]++
        yield { row: line }
      }
    } else if (line.subarray(0, 7).toString('latin1') === '\\table ') {
      table = nameOf(line, head)
      counted[table] = 0
      yield { table }
    } else {
      end = endOf(line, digest.digest('hex'), counted)
      continue
    }
    digest.update(line)
  }
  if (!end) throw new FileFault(head ? 'cut' : 'not-one')
  yield { end }
}

const json = (bytes) => {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

function headOf(line, file) {
  const head = json(line)
  if (head?.ludoteca !== 'backup') throw new FileFault('not-one')
  if (head.format !== format) throw new Fault('backup-newer', { file, version: String(head.version) })
  if (!Array.isArray(head.tables) || !Array.isArray(head.migrations)) throw new FileFault('damaged')
  const known = new Set(readMigrations().map(({ name }) => name))
  if (head.migrations.some(({ name }) => !known.has(name))) {
    throw new Fault('backup-newer', { file, version: String(head.version) })
  }
  return head
}

function nameOf(line, head) {
  const name = json(line.subarray(7))
  if (!head.tables.some((table) => table.name === name)) throw new FileFault('damaged')
  return name
}

function endOf(line, sha256, counted) {
  const end = json(line)
  const fits = end?.sha256 === sha256 && JSON.stringify(end.rows) === JSON.stringify(counted)
  if (!fits) throw new FileFault('damaged')
  return end
}

/** Reads and verifies the whole file. @returns {Promise<object>} its head */
export async function verifyBackup(file) {
  let head
  for await (const part of readBackup(file)) if ('head' in part) head = part.head
  return head
}
