import type { Controls } from '../../engine/match/controls'
import type { KeptGame } from '../../engine/match/kept-game'
import type { GameRecord, RawPack, Refusal, Seed } from '../../engine/types'

/** What is to be played, as plain data: it can be posted. */
export type TableAsked = {
  readonly pack: RawPack
  readonly scenario: string
  readonly seats?: Controls
  readonly seed?: Seed
  /** Options of the scenario that were chosen before the game, by their ids. */
  readonly options?: Readonly<Record<string, string>>
  /** The id of a game to begin, unless it has been: no other goes on instead. */
  readonly begin?: string
  /** Where the pack lives, under which its games are kept: the id of a bundled pack or of a draft. */
  readonly at: string
  /** The id of a kept game to go on with; else the last one of the scenario goes on. */
  readonly game?: string
  /** A kept game that is at hand: as good as one of the store, which may be empty or away. */
  readonly found?: KeptGame
  /** What computed the game at this table stopped, and it goes on from `found`. */
  readonly isRestart?: boolean
  /** Begins a new game without waiting for a store that does not answer. */
  readonly isWithoutStore?: boolean
  /** A step of that game to look at, from 0 before the first act; the last one if there are not so many. */
  readonly moment?: number
  /** A recorded game to look at, as far as it goes here, at one of its steps; nothing of it is kept until somebody goes on. */
  readonly replay?: { readonly seed: Seed; readonly actions: GameRecord['actions']; readonly step: number }
  /** This is the pack as the game was begun with; it has changed since. */
  readonly isOfBefore?: boolean
}

/** Where a game is computed: on the page, or beside it so that bots never make it wait. */
export type Where = 'page' | 'worker'

/** Writes a new file into the pack: `draft` is where it is now, if that is not where the table is. */
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
  /** Where the game is computed; on the page unless it is said. */
  readonly where?: Where
  /** The game on the table is kept under this id from now on. */
  readonly onKept?: (id: string) => void
  readonly onLeave: () => void
  /** What is saved from the table as a case or as a recorded game goes there. */
  readonly onWrite?: PackWriter
  /** "Change something": the pack in the studio, at a cell of its map if one is pointed at. Not where the studio is around the table. */
  readonly onChangePack?: (at: { readonly map: string; readonly cell?: string }) => void
  /** "Show the number": the place that decided a refusal, in this pack or in one that it requires. */
  readonly onShowSource?: (place: NonNullable<Refusal['source']>) => void
}
