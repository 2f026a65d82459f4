import type { Format } from '../../_text/use-say'
import type { PlayGame } from '../model/play-game'
import type { PlayView } from '../model/play-view'

/** Props of the note above the map about saving. */
export type NoteProps = {
  readonly game: PlayGame
  readonly view: PlayView
  readonly format: Format
  /** The id of the pack or draft. */
  readonly at: string
  /** Replays a game that cannot resume here, as far as possible. */
  readonly onReplay?: (id: string) => void
}
