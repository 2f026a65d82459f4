/** Saves a game after each action. No React; the store and the clock are passed in. */

import type { LocalMatch } from '../../../engine/match/local/local-match'
import type { Controls } from '../../../engine/match/port/controls'
import type { Bookmark, Keeping } from '../../../engine/match/port/match'
import { isSamePosition, type SavedGame } from '../../../engine/match/saved/saved-game'
import type { Session } from '../../../engine/replay/session'
import type { GameRecord, RawPack } from '../../../engine/types'
import type { TableStore } from './lazy-store'
import { isOver, savedFrom } from './saved-game'

/** While bots play, a game is saved at most this often, in milliseconds. Actions of people are saved at once. */
const BOTS_PAUSE_MS = 250
/** Milliseconds until a failed save is repeated, unless an action comes first. */
const AGAIN_MS = 3000

/** The game before the match. */
type Before = {
  readonly resumed?: SavedGame
  /** The id of a game that is saved from its start. */
  readonly begun?: string
  /** The campaign of a new game. */
  readonly campaign?: SavedGame['campaign']
}

/** The parts of a match that are saved. */
type Written = {
  readonly session: Session
  readonly controls: Controls
  readonly bookmarks: readonly Bookmark[]
}

export type KeeperPorts = {
  readonly store: TableStore
  readonly newId: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly later: (act: () => void, ms: number) => unknown
  readonly forget: (timer: unknown) => void
  /** Called after each save. */
  readonly written?: () => void
  /** Called with each state to save, even if the store refuses it. */
  readonly writing?: (kept: SavedGame) => void
}

export class GameKeeper {
  #keeping: Keeping = 'new'
  #id: string
  #name: string | undefined
  #campaign: SavedGame['campaign']
  #rev = 0
  /** The record of the last save, or of the resumed game. */
  #record: GameRecord | undefined
  /** The state of the last finished or pending save. */
  #written: Written
  #start: Session['start']
  /** Whether the game is saved before its first action. */
  #isFirstDue: boolean
  /** Whether the last save failed. */
  #isOwed = false
  #writing: Promise<void> | undefined
  #timer: unknown
  #leave: (() => void) | undefined
  readonly #listeners = new Set<() => void>()

  constructor(
    private readonly match: LocalMatch,
    private readonly at: string,
    private readonly ports: KeeperPorts,
    { resumed, begun, campaign }: Before = {},
    /** The game's pack, which is saved with it. */
    private readonly content?: RawPack,
  ) {
    this.#id = resumed?.id ?? begun ?? ports.newId()
    this.#written = this.#now()
    this.#start = this.#written.session.start
    this.#isFirstDue = begun !== undefined && !resumed
    this.#campaign = campaign
    if (!resumed) return
    this.#take(resumed)
    if (resumed.rev > 0) this.#keeping = 'kept'
  }

  /** Makes further saves update this game. */
  #take({ id, rev, name, record, campaign }: SavedGame): void {
    this.#campaign = campaign
    this.#id = id
    this.#rev = rev
    this.#name = name
    this.#record = record
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly state = (): Keeping => this.#keeping

  /** The id of the saved game, or undefined if it has not been saved. */
  get keptId(): string | undefined {
    return this.#rev > 0 ? this.#id : undefined
  }

  begin(): void {
    this.#leave ??= this.match.subscribe(() => this.#follow())
    if (this.#isFirstDue) void this.flush()
  }

  /** Saves pending changes and stops following the match. */
  end(): Promise<void> {
    this.#leave?.()
    this.#leave = undefined
    return this.flush()
  }

  /** Saves pending changes at once. */
  async flush(): Promise<void> {
    if (this.#timer !== undefined) this.ports.forget(this.#timer)
    this.#timer = undefined
    // Several calls may wait for the same save: the first one starts the next save, and the others wait for it.
    while (this.#writing) await this.#writing
    if (!this.#isDue()) return
    this.#writing = this.#write().finally(() => {
      this.#writing = undefined
    })
    await this.#writing
    if (this.#isDue()) this.#follow()
  }

  #isDue(): boolean {
    return this.#isOwed || this.#isOther()
  }

  /** Whether the game differs from the last save. */
  #isOther(): boolean {
    const { session, controls, bookmarks } = this.#now()
    if (this.#isFirstDue) return true
    if (session.last === undefined && this.#rev === 0) return false
    const written = this.#written
    return session !== written.session || controls !== written.controls || bookmarks !== written.bookmarks
  }

  #follow(): void {
    if (!this.#isDue()) return
    const { botsTurn } = this.match.frame()
    if (!this.#isOther()) {
      if (this.#leave) this.#timer ??= this.ports.later(() => void this.flush(), AGAIN_MS)
    } else if (!botsTurn || isOver(this.match.session)) void this.flush()
    else this.#timer ??= this.ports.later(() => void this.flush(), BOTS_PAUSE_MS)
  }

  async #write(): Promise<void> {
    this.#isFirstDue = false
    this.#isOwed = false
    await this.#setAsideIfAnother()
    const now = this.#now()
    const kept = this.#savedAs()
    this.ports.writing?.(kept)
    try {
      if ((await this.ports.store.write(kept, this.content)) === 'elsewhere') {
        if (await this.#isOwnStill()) return await this.#write()
        return await this.#branch(now)
      }
      this.#done(now, kept, this.#keeping === 'branched' ? 'branched' : 'kept')
    } catch {
      this.#written = now
      this.#isOwed = true
      this.#format('failing')
    }
  }

  #now(): Written {
    return {
      session: this.match.session,
      controls: this.match.frame().controls,
      bookmarks: this.match.bookmarks.all,
    }
  }

  #savedAs(): SavedGame {
    const status = isOver(this.match.session) ? 'over' : 'on'
    const { at } = this
    const id = this.#id
    const name = this.#name
    const campaign = this.#campaign
    return savedFrom(this.match, { id, at, name, campaign, status, rev: this.#rev + 1 }, this.ports.now())
  }

  /** Another tab has saved the same game since: both are kept, this one under a new id. */
  async #branch(now: Written): Promise<void> {
    this.#id = this.ports.newId()
    this.#rev = 0
    const kept = this.#savedAs()
    await this.ports.store.write(kept, this.content)
    this.#done(now, kept, 'branched')
  }

  /**
   * Whether the stored game is still in the same position, for example after a rename. If another browser's game has replaced
   * this one, this one is stored under another id. Saving then continues from the stored game.
   */
  async #isOwnStill(): Promise<boolean> {
    const games = await this.ports.store.list()
    const parted = games.find(({ from }) => from?.id === this.#id && from.rev === this.#rev)
    if (parted) this.#keeping = 'branched'
    const there = parted ?? games.find(({ id }) => id === this.#id)
    if (!there || !this.#record || !isSamePosition(there.record, this.#record)) return false
    this.match.bookmarks.merge(there.bookmarks, this.#written.bookmarks)
    this.#take(there)
    return true
  }

  /** Another game was started or loaded at this table: the previous one stays saved but no longer resumes by itself. */
  async #setAsideIfAnother(): Promise<void> {
    const { start } = this.match.session
    if (start === this.#start) return
    this.#start = start
    const before = this.#rev > 0 ? await this.#find(this.#id) : undefined
    if (before?.status === 'on')
      await this.ports.store.write({ ...before, status: 'aside', rev: before.rev + 1 }).catch(() => undefined)
    this.#id = this.ports.newId()
    this.#rev = 0
    this.#name = undefined
    this.#keeping = 'new'
  }

  async #find(id: string): Promise<SavedGame | undefined> {
    const games = await this.ports.store.list().catch(() => [])
    return games.find((game) => game.id === id)
  }

  #done(now: Written, kept: SavedGame, keeping: Keeping): void {
    this.#written = now
    this.#take(kept)
    this.#format(keeping)
    this.ports.written?.()
  }

  #format(keeping: Keeping): void {
    this.#keeping = keeping
    for (const listener of this.#listeners) listener()
  }
}
