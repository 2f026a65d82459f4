import { statfs } from 'node:fs/promises'
import { someLayer } from './db/layers'
import { appError } from './errors'

/**
 * Throws `disk-full` while the disk of our own database has less room than the database needs to keep running. The start sets the
 * disk and that reserve. An external database server guards its own disk and returns its own error.
 */
export async function assertDiskSpace(): Promise<void> {
  const { LUDOTECA_DISK: disk, LUDOTECA_DISK_RESERVE: reserve } = process.env
  if (disk === undefined || reserve === undefined) return
  const { bavail, bsize, blocks } = await statfs(disk)
  // Some network disks report 0 blocks.
  if (blocks > 0 && bavail * bsize < Number(reserve)) throw appError('disk-full')
}

/** SQLSTATE "disk_full": https://www.postgresql.org/docs/18/errcodes-appendix.html */
const diskFull = '53100'
/** Returns whether a server ran out of disk space, at any depth of the error. */
export const isDiskFull = (error: unknown): boolean =>
  someLayer(error, ({ code, originalCode }) => code === diskFull || originalCode === diskFull)
