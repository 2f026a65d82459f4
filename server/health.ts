import { db } from './db/client'
import { appError } from './errors'

/** Whether the site can do its work: the database answers. */
export async function checkHealth(): Promise<void> {
  try {
    await db().$queryRaw`SELECT 1`
  } catch {
    throw appError('database-unavailable')
  }
}
