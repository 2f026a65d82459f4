// The folder of everything people make: whether there can be one, and whether it can be written to.
import { existsSync, lstatSync, mkdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { Fault, reasonOf } from './fault.mjs'

/** Folders that are windows into the system: what is put there, where it can be at all, is gone with the next start. */
const systemFolders = process.platform === 'win32' ? [] : ['/proc', '/sys', '/dev']

/** Makes the folder if need be, and proves that it can be written to. Nothing stays behind of the proof. */
export function prepareDataFolder(folder) {
  checkKind(folder)
  make(folder)
  checkWritable(folder)
}

/** The same without making anything: a folder that is not there yet is no fault. Returns whether it is there. */
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

/** The folder itself or the nearest one above it; a link that leads nowhere counts as not there. */
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

/** What is in the way of the first folder that is missing: for all of them at once Node says only that one is missing. */
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
