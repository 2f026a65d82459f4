import { statfs } from 'node:fs/promises'
import { appError } from './errors'

/**
 * Refuses what would be written while the disk of a database of our own has no more room than that database needs to stay
 * alive. The start names the disk and those bytes; another server looks after its own disk, and says so by itself.
 */
export async function assertRoom(): Promise<void> {
  const { LUDOTECA_DISK: disk, LUDOTECA_DISK_RESERVE: reserve } = process.env
  if (disk === undefined || reserve === undefined) return
  const { bavail, bsize, blocks } = await statfs(disk)
  // Some network disks do not tell.
  if (blocks > 0 && bavail * bsize < Number(reserve)) throw appError('disk-full')
}

/** SQLSTATE "disk_full": https://www.postgresql.org/docs/18/errcodes-appendix.html */
const diskFull = '53100'
/** How deep the database client wraps what the server said. */
const layers = 6

/** Whether a server ran out of room, however deep in the error it says so. */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > layers) return false
  const { code, originalCode, cause, meta, driverAdapterError } = error as Record<string, unknown>
  if (code === diskFull || originalCode === diskFull) return true
  return [cause, meta, driverAdapterError].some((inner) => isDiskFull(inner, depth + 1))
}
