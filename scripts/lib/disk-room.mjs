// How much room the disk has, and how much of it Ludoteca leaves alone.
import { existsSync, statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { Fault } from './fault.mjs'

const megabyte = 1_000_000

/**
 * Bytes kept free for PostgreSQL itself, which ends when it cannot write its log: three segments of it, 16 MB each. Saves are
 * refused before it comes to that.
 */
export const reserve = 48 * megabyte
/** Bytes that a new database takes, and the reserve. */
const newDatabase = 60 * megabyte + reserve

/** Bytes that we may still write on the disk of a path, or of the nearest folder above it that exists. */
export function freeBytes(path) {
  let at = path
  while (!existsSync(at) && at !== dirname(at)) at = dirname(at)
  const { bavail, bsize, blocks } = statfsSync(at)
  // Some network disks do not tell.
  if (blocks === 0) return Number.POSITIVE_INFINITY
  // What is set aside for root is not for us: PostgreSQL never runs as root.
  return bavail * bsize
}

/** Says that the disk is full before anything is begun on it. @returns {number} the free megabytes */
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
