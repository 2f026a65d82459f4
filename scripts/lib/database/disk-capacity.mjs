// Measures the free disk space, and keeps a reserve of it.
import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { Fault } from '../fault.mjs'

const megabyte = 1_000_000

/**
 * Bytes kept free for PostgreSQL itself, which ends if it cannot write its log: three log segments of 16 MB each. Saves are refused
 * before that.
 */
export const reserve = 48 * megabyte
/** Bytes needed for a new database, including the reserve. */
const newDatabase = 60 * megabyte + reserve

/** Returns the free bytes on the disk of a path, or of its nearest existing parent. */
export function freeBytes(path) {
  let at = path
  while (!existsSync(at) && at !== dirname(at)) at = dirname(at)
  const { bavail, bsize, blocks } = statfsSync(at)
  // Some network disks report 0 blocks.
  if (blocks === 0) return Number.POSITIVE_INFINITY
  // `bavail` excludes the space reserved for root: PostgreSQL never runs as root.
  return bavail * bsize
}

/** Throws if the disk is full, before anything is written. @returns {number} the free megabytes */
export function checkRoom(path, { isNew }) {
  const needed = isNew ? newDatabase : reserve
  const free = freeBytes(path)
  if (free >= needed) return Math.floor(Math.min(free, Number.MAX_SAFE_INTEGER) / megabyte)
  throw new Fault('disk-full', {
    path,
    free: Math.floor(free / megabyte),
    needed: Math.ceil(needed / megabyte),
  })
}
