// Where the database is, and whose it is.
//
// As a plain user: `<data>/postgres`. As root: the same, owned by an unprivileged user, since PostgreSQL refuses to run as
// root; but when that user cannot pass through the directories above (a clone in a private home), the database is under
// /var/lib/ludoteca and `<data>/database-place` says where. An existing database always stays where it is.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { readControl } from './control-file.mjs'
import { Fault } from './fault.mjs'
import { systemDirectory } from './postgres-binaries.mjs'

/** The user that owns nothing ("nobody"), on every Linux and BSD. */
const nobody = 65534
/** The execute bit of a directory for everybody else: permission to pass through. */
const passOthers = 0o001

export const isRoot = () => process.getuid?.() === 0

const pointerIn = (data) => join(data, 'database-place')

/** Beside a database that is elsewhere: the data folder it belongs to. */
export const ownerFile = 'data-folder'

function everybodyMayPass(directory) {
  for (let at = directory; ; at = dirname(at)) {
    if ((statSync(at).mode & passOthers) === 0) return false
    if (at === dirname(at)) return true
  }
}

const hasCluster = (parent) => existsSync(join(parent, 'postgres'))

/** Where the database is, or would; nothing is made, nothing is judged. */
export function findPlace(dataDirectory) {
  const data = realpathSync(dataDirectory)
  const pointer = pointerIn(data)
  if (existsSync(pointer)) return { data, parent: readFileSync(pointer, 'utf8').trim() }
  if (hasCluster(data)) return { data, parent: data }
  const parent = readControl(data)?.place ?? (isRoot() ? placeForRoot(data) : data)
  return { data, parent }
}

/** A private folder of root's has one place, so that the folder made again at its old path finds its database again. */
function placeForRoot(data) {
  if (everybodyMayPass(data)) return data
  const name = createHash('sha256').update(data).digest('hex').slice(0, 12)
  return join(systemDirectory, `data-${name}`)
}

/**
 * @returns {{ data: string, parent: string, owner?: { uid: number, gid: number } }} the directory that holds (or will hold)
 * `postgres`, and the user the server runs as when that is not ourselves. The data directory must exist.
 */
export function databasePlace(dataDirectory) {
  const { data, parent } = findPlace(dataDirectory)
  if (hasCluster(parent)) return { data, parent, ...ownerOf(parent) }
  return { data, parent, ...(isRoot() ? { owner: { uid: nobody, gid: nobody } } : {}) }
}

/** Makes the place where it is another folder, and the notes by which each of the two finds the other. */
export function linkPlace(data, parent) {
  if (parent === data) return
  mkdirSync(parent, { recursive: true, mode: 0o755 })
  for (const [file, text] of [
    [pointerIn(data), parent],
    [join(parent, ownerFile), data],
  ]) {
    if (!existsSync(file) || readFileSync(file, 'utf8').trim() !== text) writeFileSync(file, `${text}\n`)
  }
}

function ownerOf(parent) {
  const cluster = join(parent, 'postgres')
  const { uid, gid } = statSync(cluster)
  if (isRoot()) {
    if (uid === 0)
      throw new Fault(readdirSync(cluster).length === 0 ? 'database-empty-of-root' : 'database-of-root', {
        cluster,
        uid: nobody,
      })
    if (!everybodyMayPass(parent)) throw new Fault('database-no-passage', { parent, uid })
    return { owner: { uid, gid } }
  }
  if (process.getuid && uid !== process.getuid()) throw new Fault('database-of-other-user', { parent, uid })
  return {}
}

/** Removes a data directory and the database it points to. For the temporary ones of tests. */
export function removeData(dataDirectory) {
  const pointer = pointerIn(dataDirectory)
  if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true })
  rmSync(dataDirectory, { recursive: true, force: true })
}
