/** Schedules the synchronisation of games: after each save, when the server is reachable again, and when the user returns. */
import { newId } from '../../_shell/new-id'
import { browserTimers } from '../bots/bot-clock'
import { browserStore } from './game-store'
import { syncGames } from './game-sync'
import { siteGames } from './site-games'

/** Milliseconds from a save to its upload; several saves in a row share one. */
const SOON = 300
/** Milliseconds before a failed round is repeated; doubled each time up to the longest. */
const AGAIN = 2000
const LONGEST = 60_000

export type SyncClock = {
  readonly later: (act: () => void, ms: number) => unknown
  readonly forget: (timer: unknown) => void
}

/**
 * Runs rounds one after the other. `nudge` requests one. `sync` resolves to true if a local game was replaced; `changed` is then
 * called.
 */
export class SyncRunner {
  #timer: unknown
  #isRunning = false
  /** Whether the scheduled round repeats a failed one. */
  #isAgain = false
  #isWanted = false
  #pause = AGAIN
  readonly #listeners = new Set<() => void>()

  constructor(
    private readonly sync: () => Promise<boolean>,
    private readonly clock: SyncClock,
  ) {}

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  /** Runs one round at once; rejects if the server is not reached. */
  readonly round = (): Promise<boolean> => this.sync()

  readonly nudge = (): void => {
    if (this.#isRunning) this.#isWanted = true
    // Continuous actions must not delay the round for ever.
    else if (this.#timer === undefined || this.#isAgain) this.#runIn(SOON)
  }

  #runIn(ms: number, isAgain = false): void {
    this.#isAgain = isAgain
    if (this.#timer !== undefined) this.clock.forget(this.#timer)
    this.#timer = this.clock.later(() => void this.#run(), ms)
  }

  async #run(): Promise<void> {
    this.#timer = undefined
    this.#isRunning = true
    this.#isWanted = false
    try {
      if (await this.sync()) {
        for (const listener of [...this.#listeners]) listener()
        // A new branch still has to be uploaded.
        this.#isWanted = true
      }
      this.#pause = AGAIN
      this.#isRunning = false
      if (this.#isWanted) this.#runIn(SOON)
    } catch {
      this.#isRunning = false
      this.#runIn(this.#pause, true)
      this.#pause = Math.min(LONGEST, this.#pause * 2)
    }
  }
}

let ofPage: SyncRunner | undefined

/** The runner of this page or worker. */
export function pageSync(): SyncRunner {
  if (ofPage) return ofPage
  const ports = { store: browserStore(), site: siteGames(), newId }
  ofPage = new SyncRunner(() => alone(() => syncGames(ports)), browserTimers)
  for (const type of ['online', 'focus', 'pageshow']) globalThis.addEventListener?.(type, ofPage.nudge)
  return ofPage
}

/** Only one tab of a browser synchronises at a time. */
const alone = (round: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('ludoteca-games', round) : round()
