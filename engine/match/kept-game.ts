/** A game as it is kept beyond the screen, in a browser and in the site's database: its record after each act, who plays, and what a list says of it. */
import type { SeatText } from '../seat-text'
import type { GameRecord, Message } from '../types'
import type { Controls } from './controls'
import type { Bookmark } from './match'
import type { Takeover } from './takeovers'

/** `on`: resumed by itself; `over`: played to its end; `aside`: left for another game at the same table. */
export const KEPT_STATUSES = ['on', 'over', 'aside'] as const
export type KeptStatus = (typeof KEPT_STATUSES)[number]

/** What everybody at the table may see of a game, for a list of games. */
export type KeptSummary = {
  readonly ruleset: string
  readonly round: Message
  /** Steps that its only person observed, or else everybody. */
  readonly steps?: number
  /** Who is asked, by their names in the pack; none when the game is over. */
  readonly asked: readonly SeatText[]
  /** Of a game that is over, by the name in the pack; a draw has none. */
  readonly winner?: SeatText
}

export type KeptGame = {
  readonly format: 1
  readonly id: string
  /** Where it is played: the id of a bundled pack, or of a draft. */
  readonly at: string
  /** Given by its player. */
  readonly name?: string
  readonly record: GameRecord
  readonly controls: Controls
  /** Seats that people took over from bots in a game with secrets. */
  readonly takeovers?: readonly Takeover[]
  /** Moments that were marked in it. */
  readonly bookmarks?: readonly Bookmark[]
  readonly status: KeptStatus
  /** Games kept before there was one have none. */
  readonly summary?: KeptSummary
  /** When it was written last, in milliseconds since 1970. */
  readonly updated: number
  /** Raised by one at each writing: the writer says which one was read, so that two tabs never overwrite each other. */
  readonly rev: number
  /**
   * Two browsers went on with one game: what was kept here as `id`, at this revision, goes on as the game that says so, and the other one's has
   * come in its place.
   */
  readonly from?: { readonly id: string; readonly rev: number }
}

/** Names that people give are at most so long, in characters. */
export const LONGEST_GAME_NAME = 80

/** How many steps a list of games tells of: games that were kept before there was a number in the summary tell all. */
export const stepsOfKept = ({ summary, record }: Pick<KeptGame, 'summary' | 'record'>): number =>
  summary?.steps ?? record.actions.length

/** Whether two records are of one game in one position. */
export const isSamePosition = (one: GameRecord, other: GameRecord): boolean =>
  one.pack.digest === other.pack.digest &&
  one.scenario === other.scenario &&
  one.seed === other.seed &&
  one.hash === other.hash &&
  one.actions.length === other.actions.length
