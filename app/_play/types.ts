import type { RawPack, Refusal, Seat } from '../../engine/types'
import type { Control } from './model/controls'

export type PlaytestProps = {
  readonly pack: RawPack
  readonly scenario: string
  /** Language of the pack's names; the interface follows the page. */
  readonly language: string
  readonly seats?: Readonly<Record<Seat, Control>>
  readonly seed?: number
  readonly onLeave: () => void
  /** "Show the number": the place in the pack that decided a refusal. */
  readonly onShowSource?: (file: string, path: NonNullable<Refusal['source']>['path']) => void
}
