import { db } from './db/client'
import { appError } from './errors'

/** Longer than a database that is well ever takes (milliseconds). */
const patience = 10_000

/** Whether the site can do its work: the database answers, and soon. */
export async function checkHealth(): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('The database took too long.')), patience)
  })
  try {
    await Promise.race([db().$queryRaw`SELECT 1`, tooLate])
  } catch {
    throw appError('database-unavailable')
  } finally {
    clearTimeout(late)
  }
}
