/** Presses: on a cell of the board, or on a thing beside it. */
import type { CellIndex } from '../types'

/** What was pressed: a cell, and the counter on it when there is one under the pointer. */
export type Pressed = {
  readonly cell: CellIndex
  readonly piece?: string
  /** A line between two cells, as the choices name it. */
  readonly direction?: number
}

/** What can be pressed: choices point at cards, tracks and players; never at a pile, nor at a card that lies covered. */
export type ComponentKind = 'card' | 'track' | 'seat' | 'covered' | 'pile'

/** A press that fits no choice, to be told why. `wanted` is the only kind of choice that counts. */
export type Press =
  | { readonly kind: 'cell'; readonly pressed: Pressed; readonly wanted?: string }
  | { readonly kind: ComponentKind; readonly id: string }
