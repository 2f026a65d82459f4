// Where the database lies, and whose it is.
//
// As a plain user: `<data>/postgres`. As root: the same, owned by an unprivileged user, since PostgreSQL refuses to run as
// root; but when that user cannot pass through the directories above (a clone in a private home), the database lies under
// /var/lib/ludoteca and `<data>/database-place` says where. An existing database always stays where it is.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { systemDirectory } from './postgres-binaries.mjs'
import { PlainError } from './project.mjs'

/** The user that owns nothing ("nobody"), on every Linux and BSD. */
const nobody = 65534
/** The execute bit of a directory for everybody else: permission to pass through. */
const passOthers = 0o001

export const isRoot = () => process.getuid?.() === 0

function everybodyMayPass(directory) {
  for (let at = directory; ; at = dirname(at)) {
    if ((statSync(at).mode & passOthers) === 0) return false
    if (at === dirname(at)) return true
  }
}

/**
 * @returns {{ parent: string, owner?: { uid: number, gid: number } }} the directory that holds (or will hold) `postgres`,
 * and the user the server runs as when that is not ourselves
 */
export function databasePlace(dataDirectory) {
  mkdirSync(dataDirectory, { recursive: true })
  const data = realpathSync(dataDirectory)
  const pointer = join(data, 'database-place')
  const parent = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : data
  if (existsSync(join(parent, 'postgres', 'PG_VERSION'))) return existingPlace(parent)
  if (!isRoot()) return { parent }
  return { parent: newPlaceForRoot(data, pointer), owner: { uid: nobody, gid: nobody } }
}

function existingPlace(parent) {
  const { uid, gid } = statSync(join(parent, 'postgres'))
  if (isRoot()) {
    if (!everybodyMayPass(parent) && uid !== 0) {
      throw new PlainError(
        `The database in ${parent} belongs to another user (${uid}), who may not pass through to it any more.\n` +
          'Give the directories above it the permission x for others, or start Ludoteca as that user.',
      )
    }
    return { parent, owner: uid === 0 ? undefined : { uid, gid } }
  }
  if (process.getuid && uid !== process.getuid()) {
    throw new PlainError(
      `The database in ${parent} belongs to another user (${uid}).\n` +
        'Start Ludoteca as that user or as root, or set LUDOTECA_DATA to another directory.',
    )
  }
  return { parent }
}

function newPlaceForRoot(data, pointer) {
  if (everybodyMayPass(data)) return data
  const name = createHash('sha256').update(data).digest('hex').slice(0, 12)
  const parent = join(systemDirectory, `data-${name}`)
  mkdirSync(parent, { recursive: true, mode: 0o755 })
  writeFileSync(pointer, `${parent}\n`)
  return parent
}

/** Removes a data directory and the database it points to. For the temporary ones of tests. */
export function removeData(dataDirectory) {
  const pointer = join(dataDirectory, 'database-place')
  if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true })
  rmSync(dataDirectory, { recursive: true, force: true })
}
