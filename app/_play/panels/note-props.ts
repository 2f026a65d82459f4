import type { Format } from '../../_text/use-say'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'

/** Of the line above the map that tells how games are kept. */
export type NoteProps = {
  readonly game: PlayGame
  readonly view: PlayView
  readonly format: Format
  /** Where the pack lives. */
  readonly at: string
  /** Puts a game that cannot go on here on the table, as far as it goes. */
  readonly onReplay?: (id: string) => void
}
