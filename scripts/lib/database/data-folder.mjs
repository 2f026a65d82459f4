// Checks the folder for users' data: whether it can exist, and whether it is writable.
import { existsSync, lstatSync, mkdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { Fault, reasonOf } from '../fault.mjs'

/** Virtual file systems: files there, if possible at all, are lost at the next start. */
const systemFolders = process.platform === 'win32' ? [] : ['/proc', '/sys', '/dev']

/** Makes the folder if needed, and verifies that it is writable. The test file is removed. */
export function prepareDataFolder(folder) {
  checkKind(folder)
  make(folder)
  checkWritable(folder)
}

/** Checks the folder without making anything. Returns whether it exists; a missing folder is no fault. */
export function checkDataFolder(folder) {
  checkKind(folder)
  if (!existsSync(folder)) return false
  checkWritable(folder)
  return true
}

function checkKind(folder) {
  refuseSystemFolder(folder, folder)
  const nearest = nearestExisting(folder)
  refuseSystemFolder(folder, realpathSync(nearest))
  if (!statSync(nearest).isDirectory()) {
    throw new Fault(nearest === folder ? 'data-is-file' : 'data-under-file', { path: folder, file: nearest })
  }
}

function refuseSystemFolder(folder, real) {
  const under = systemFolders.find((system) => real === system || real.startsWith(system + sep))
  if (under) throw new Fault('data-system-folder', { path: folder, under })
}

/** Returns the folder or its nearest existing parent; a broken link counts as missing. */
function nearestExisting(folder) {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at)) return at
    if (isDeadLink(at)) throw new Fault('data-dead-link', { path: folder, link: at })
    if (at === dirname(at)) return at
  }
}

function isDeadLink(path) {
  try {
    return lstatSync(path).isSymbolicLink()
  } catch {
    return false
  }
}

function make(folder) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    if (isFull(error)) throw new Fault('disk-full', { path: folder, free: 0, needed: 0 })
    throw new Fault('data-not-makeable', { path: folder, reason: reasonOf(reasonToMake(folder) ?? error) })
  }
}

/** Returns the reason why the first missing folder cannot be made: for a recursive `mkdir`, Node reports only that one is missing. */
function reasonToMake(folder) {
  let first = folder
  while (!existsSync(dirname(first))) first = dirname(first)
  try {
    mkdirSync(first)
  } catch (error) {
    return error
  }
}

export const isFull = (error) => error.code === 'ENOSPC' || error.code === 'EDQUOT'

function checkWritable(folder) {
  const probe = join(folder, `.written-by-${process.pid}`)
  try {
    writeFileSync(probe, 'Can this folder be written to?')
  } catch (error) {
    if (isFull(error)) throw new Fault('disk-full', { path: folder, free: 0, needed: 0 })
    throw new Fault('data-not-writable', { path: folder, reason: reasonOf(error) })
  } finally {
    rmSync(probe, { force: true })
  }
}
