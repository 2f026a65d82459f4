/** When games of this browser and of the site are made the same: after each writing, when the site is back, when the reader comes back. */
import { newId } from '../../_shell/new-id'
import { browserTimers } from './bot-clock'
import { browserStore } from './game-store'
import { syncGames } from './game-sync'
import { siteGames } from './site-games'

/** Milliseconds from a writing to the round that sends it: several in a row are one. */
const SOON = 300
/** Milliseconds until a round that failed is tried again; doubled each time, up to the longest. */
const AGAIN = 2000
const LONGEST = 60_000

export type SyncClock = {
  readonly later: (act: () => void, ms: number) => unknown
  readonly forget: (timer: unknown) => void
}

/** Runs rounds one after the other. `nudge` asks for one; `sync` gives whether a game here is another now, of which `changed` is told. */
export class SyncRunner {
  private timer: unknown
  private isRunning = false
  /** The round that is due is one that failed before. */
  private isAgain = false
  private isWanted = false
  private pause = AGAIN
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly sync: () => Promise<boolean>,
    private readonly clock: SyncClock,
  ) {}

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  /** One round at once; rejects when the site is not reached. */
  readonly round = (): Promise<boolean> => this.sync()

  readonly nudge = (): void => {
    if (this.isRunning) this.isWanted = true
    // One act after the other must not put the round off for ever.
    else if (this.timer === undefined || this.isAgain) this.runIn(SOON)
  }

  private runIn(ms: number, isAgain = false): void {
    this.isAgain = isAgain
    if (this.timer !== undefined) this.clock.forget(this.timer)
    this.timer = this.clock.later(() => void this.run(), ms)
  }

  private async run(): Promise<void> {
    this.timer = undefined
    this.isRunning = true
    this.isWanted = false
    try {
      if (await this.sync()) {
        for (const listener of [...this.listeners]) listener()
        // A game that parted from another is still to be sent.
        this.isWanted = true
      }
      this.pause = AGAIN
      this.isRunning = false
      if (this.isWanted) this.runIn(SOON)
    } catch {
      this.isRunning = false
      this.runIn(this.pause, true)
      this.pause = Math.min(LONGEST, this.pause * 2)
    }
  }
}

let ofPage: SyncRunner | undefined

/** The one of this page or worker. */
export function pageSync(): SyncRunner {
  if (ofPage) return ofPage
  const ports = { store: browserStore(), site: siteGames(), newId }
  ofPage = new SyncRunner(() => alone(() => syncGames(ports)), browserTimers)
  for (const type of ['online', 'focus', 'pageshow']) globalThis.addEventListener?.(type, ofPage.nudge)
  return ofPage
}

/** One tab of a browser at a time. */
const alone = (round: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? navigator.locks.request('ludoteca-games', round) : round()
