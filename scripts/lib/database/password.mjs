// The password of our own server, beside its files, so that both are always found together.
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const name = 'database-password'

/** @returns {{ file: string, password: string, isNew: boolean }} a new one if there is none */
export function readPassword({ data, parent }) {
  const file = join(parent, name)
  moveBeside(join(data, name), file)
  const isNew = !existsSync(file) || readFileSync(file, 'utf8').trim() === ''
  if (isNew) writePrivate(file, randomBytes(24).toString('base64url'))
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
  return { file, password: readFileSync(file, 'utf8').trim(), isNew }
}

/** Moves the password from the data directory, where an older Ludoteca left it, to the database. */
function moveBeside(older, file) {
  if (older === file || !existsSync(older)) return
  if (!existsSync(file)) writePrivate(file, readFileSync(older, 'utf8'))
  rmSync(older)
}

function writePrivate(file, text) {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  renameSync(unfinished, file)
}
