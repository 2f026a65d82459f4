import { db } from './db/client'
import { appError } from './errors'

/** Longer than a database that is well ever takes (milliseconds). */
const patience = 10_000

/** What the database said is not asked again for so long; requests between the two get the last answer. */
const fresh = 500
const stale = 2000

/** Whether something is well, asked as seldom as that can be, however many want to know. */
export class Pulse {
  /** When it was last well. */
  #well = Number.NEGATIVE_INFINITY
  #asking: Promise<void> | undefined

  /** @param ask throws when it is not well. */
  constructor(
    private readonly ask: () => Promise<void>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws what `ask` throws: at once when it last did, at the latest two seconds after it was last well. */
  async check(): Promise<void> {
    const age = this.now() - this.#well
    if (age < fresh) return
    this.#asking ??= this.#feel()
    if (age >= stale) return this.#asking
    this.#asking.catch(() => {})
  }

  async #feel(): Promise<void> {
    try {
      await this.ask()
      this.#well = this.now()
    } catch (problem) {
      this.#well = Number.NEGATIVE_INFINITY
      throw problem
    } finally {
      this.#asking = undefined
    }
  }
}

async function askDatabase(): Promise<void> {
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

const database = new Pulse(askDatabase)

/** Whether the site can do its work: the database answers, or did a moment ago. */
export const checkHealth = (): Promise<void> => database.check()
