/** A saved game, in a browser and in the site's database. It has the record after each act, the players, and a summary for lists. */
import type { CampaignState } from '../../campaign/campaign'
import type { SeatText } from '../../seat-text'
import type { GameRecord, Message, RecordedAct } from '../../types'
import type { Controls } from '../port/controls'
import type { Bookmark } from '../port/match'
import type { Takeover } from '../port/takeovers'

/** `on`: resumes automatically; `over`: finished; `aside`: replaced by another game at the same table. */
export const SAVED_STATUSES = ['on', 'over', 'aside'] as const
export type SavedStatus = (typeof SAVED_STATUSES)[number]

/** Public data of a game, for a list of games. */
export type SavedSummary = {
  readonly ruleset: string
  readonly round: Message
  /** The number of steps that its only person observed, or else everybody. */
  readonly steps?: number
  /** The asked seats by their names in the pack; empty if the game is over. */
  readonly asked: readonly SeatText[]
  /** The winner of a finished game by the name in the pack; absent for a draw. */
  readonly winner?: SeatText
}

export type SavedGame = {
  readonly format: 1
  readonly id: string
  /** The place of the game: the id of a bundled pack, or of a draft. */
  readonly at: string
  /** The name given by its player. */
  readonly name?: string
  readonly record: GameRecord
  readonly controls: Controls
  /** Seats that people took over from bots in a game with secrets. */
  readonly takeovers?: readonly Takeover[]
  /** Its bookmarks. */
  readonly bookmarks?: readonly Bookmark[]
  readonly status: SavedStatus
  /** The campaign before this game, which is its step. */
  readonly campaign?: CampaignState
  /** Missing in games saved by early versions. */
  readonly summary?: SavedSummary
  /** The time of the last save, in milliseconds since 1970. */
  readonly updated: number
  /** Increases by one with each save. The writer names the revision it read, so that two tabs never overwrite each other. */
  readonly rev: number
  /**
   * The origin of a branch made by a conflict: two browsers continued one game.
   * The local copy of `id` at this revision became this game, and the other browser's took its place.
   */
  readonly from?: { readonly id: string; readonly rev: number }
}

/** The maximum length of names given by players, in characters. */
export const LONGEST_GAME_NAME = 80

/** The number of steps for a list of games. Summaries of old games have no number, so all steps count. */
export const stepsOfSaved = ({ summary, record }: Pick<SavedGame, 'summary' | 'record'>): number =>
  summary?.steps ?? record.actions.length

/** Whether two acts are the same for the rules; early versions did not record which acts join. */
export const isSameAct = (one: RecordedAct, other: RecordedAct | undefined): boolean =>
  one.seat === other?.seat && JSON.stringify(one.action) === JSON.stringify(other.action)

/** Whether two records are of one game in one position. */
export const isSamePosition = (one: GameRecord, other: GameRecord): boolean =>
  one.pack.digest === other.pack.digest &&
  one.scenario === other.scenario &&
  one.seed === other.seed &&
  one.hash === other.hash &&
  one.actions.length === other.actions.length
