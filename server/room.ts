import { statfs } from 'node:fs/promises'
import { someLayer } from './db/layers'
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
/** Whether a server ran out of room, however deep in the error it says so. */
export const isDiskFull = (error: unknown): boolean =>
  someLayer(error, ({ code, originalCode }) => code === diskFull || originalCode === diskFull)
