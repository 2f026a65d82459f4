import { db } from './db/client'
import { appError } from './errors'

/** The longest time a healthy database takes to answer (milliseconds). */
const patience = 10_000

/**
 * A result younger than `fresh` is reused; one older than `stale` is awaited (milliseconds). In between, callers get the last
 * result.
 */
const fresh = 500
const stale = 2000

/** Checks health as rarely as possible, however many callers ask. */
export class Pulse {
  /** The time of the last successful check. */
  #well = Number.NEGATIVE_INFINITY
  #asking: Promise<void> | undefined

  /** @param ask throws if the service is unhealthy. */
  constructor(
    private readonly ask: () => Promise<void>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws the error of `ask`: at once if the last check failed, otherwise at most two seconds after the last successful one. */
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

/** Checks that the database answers, or did so a moment ago. */
export const checkHealth = (): Promise<void> => database.check()
