import type { RawPack, Refusal, Seat } from '../../engine/types'
import type { Control } from './model/controls'

export type PlaytestProps = {
  readonly pack: RawPack
  readonly scenario: string
  /** Language of the pack's names; the interface follows the page. */
  readonly language: string
  readonly seats?: Readonly<Record<Seat, Control>>
  readonly seed?: number
  /** Where the pack lives, under which its games are kept: the id of a bundled pack or of a draft. */
  readonly at: string
  /** The id of a kept game to go on with; else the last one of the scenario goes on. */
  readonly game?: string
  /** The game on the table is kept under this id from now on. */
  readonly onKept?: (id: string) => void
  /** Pack and games change together here: a game of another state of the pack is no news. */
  readonly isDraftAtWork?: boolean
  readonly onLeave: () => void
  /** "Show the number": the place in the pack that decided a refusal. */
  readonly onShowSource?: (file: string, path: NonNullable<Refusal['source']>['path']) => void
}
