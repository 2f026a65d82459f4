import type { Controls } from '../../engine/match/port/controls'
import type { SavedGame } from '../../engine/match/saved/saved-game'
import type { GameRecord, RawPack, Refusal, Seed } from '../../engine/types'

/** The request for a table as plain data, so that it can be posted. */
export type TableAsked = {
  readonly pack: RawPack
  readonly scenario: string
  readonly seats?: Controls
  readonly seed?: Seed
  /** Scenario options chosen before the game, by id. */
  readonly options?: Readonly<Record<string, string>>
  /** The id of a new game, unless it has begun already; no saved game replaces it. */
  readonly begin?: string
  /** The id of a bundled pack or a draft, under which its games are saved. */
  readonly at: string
  /** The id of a saved game to resume; by default the last one of the scenario. */
  readonly game?: string
  /** A saved game at hand, used like one of the store, which may be empty or unavailable. */
  readonly found?: SavedGame
  /** True if the worker of this table stopped, and the game continues from `found`. */
  readonly isRestart?: boolean
  /** Starts a new game without waiting for a store that does not answer. */
  readonly isWithoutStore?: boolean
  /** A step of that game to show, from 0 before the first action; clamped to the last one. */
  readonly moment?: number
  /** A recorded game to show at one of its steps, as far as it is legal here. It is not saved until the user continues it. */
  readonly replay?: { readonly seed: Seed; readonly actions: GameRecord['actions']; readonly step: number }
  /** The campaign before this game; `pack` then has the things that it carries. */
  readonly campaign?: SavedGame['campaign']
  /** True if this is the pack from the start of the game, which has changed since. */
  readonly isOfBefore?: boolean
}

/** The place that runs the game: the page, or a worker so that bots never block the page. */
export type Where = 'page' | 'worker'

/** Writes a new file into the pack; `draft` is its current id, if it differs from the table's. */
export type PackWriter = (
  file: string,
  text: string,
) => Promise<
  | { readonly type: 'written'; readonly file: string; readonly draft?: string }
  | { readonly type: 'failed'; readonly reason: string }
>

export type PlaytestProps = TableAsked & {
  /** Language of the pack's names; the interface follows the page. */
  readonly language: string
  /** The place that runs the game; the page by default. */
  readonly where?: Where
  /** Called with the id under which the game is saved from now on. */
  readonly onKept?: (id: string) => void
  readonly onLeave: () => void
  /** Writes test cases and recorded games that are saved from the table. */
  readonly onWrite?: PackWriter
  /**
   * "Change something": opens the pack in the studio, at the pointed cell if there is one. Undefined if the table is inside the
   * studio.
   */
  readonly onChangePack?: (at: { readonly map: string; readonly cell?: string }) => void
  /** "Show the number": the place that decided a refusal, in this pack or in a required one. */
  readonly onShowSource?: (place: NonNullable<Refusal['source']>) => void
}
