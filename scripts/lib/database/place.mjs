// Returns where the database is, and its owner. For a plain user: `<data>/postgres`. For root: the same folder, owned by an
// unprivileged user, since PostgreSQL refuses to run as root. If that user cannot pass through the parent directories (a clone in a
// private home), the database is under /var/lib/ludoteca, and `<data>/database-place` holds its path. An existing database always
// stays where it is.
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
import { Fault } from '../fault.mjs'
import { readControl } from './control-file.mjs'
import { systemDirectory } from './postgres-binaries.mjs'

/** The user "nobody", on every Linux and BSD. */
const nobody = 65534
/** The execute bit of a directory for other users: permission to pass through. */
const passOthers = 0o001

export const isRoot = () => process.getuid?.() === 0

const pointerIn = (data) => join(data, 'database-place')

/** The file beside a database elsewhere; it holds the path of its data folder. */
export const ownerFile = 'data-folder'

function everybodyMayPass(directory) {
  for (let at = directory; ; at = dirname(at)) {
    if ((statSync(at).mode & passOthers) === 0) return false
    if (at === dirname(at)) return true
  }
}

const hasCluster = (parent) => existsSync(join(parent, 'postgres'))

/** Returns the current or future place of the database, without making or checking anything. */
export function findPlace(dataDirectory) {
  const data = realpathSync(dataDirectory)
  const pointer = pointerIn(data)
  if (existsSync(pointer)) return { data, parent: readFileSync(pointer, 'utf8').trim() }
  if (hasCluster(data)) return { data, parent: data }
  const parent = readControl(data)?.place ?? (isRoot() ? placeForRoot(data) : data)
  return { data, parent }
}

/** Derives the place from the path of root's private folder, so that the folder made again at the same path finds its database. */
function placeForRoot(data) {
  if (everybodyMayPass(data)) return data
  const name = createHash('sha256').update(data).digest('hex').slice(0, 12)
  return join(systemDirectory, `data-${name}`)
}

/**
 * @returns {{ data: string, parent: string, owner?: { uid: number, gid: number } }} the directory of `postgres`, and the user the
 * server runs as, if that is another user. The data directory must exist.
 */
export function databasePlace(dataDirectory) {
  const { data, parent } = findPlace(dataDirectory)
  if (hasCluster(parent)) return { data, parent, ...ownerOf(parent) }
  return { data, parent, ...(isRoot() ? { owner: { uid: nobody, gid: nobody } } : {}) }
}

/** Makes the place if it is another folder, and the files by which the two folders find each other. */
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

/** Removes a data directory and the database it points to. Used for temporary ones of tests. */
export function removeData(dataDirectory) {
  const pointer = pointerIn(dataDirectory)
  if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true })
  rmSync(dataDirectory, { recursive: true, force: true })
}
