/** Presses: on a cell of the board, or on a thing beside it. */
import type { CellIndex } from '../../types'

/** A pressed cell, and the counter under the pointer, if any. */
export type Pressed = {
  readonly cell: CellIndex
  readonly piece?: string
  /** A line between two cells, as the choices name it. */
  readonly direction?: number
}

/** Things that can be pressed. Choices point at cards, tracks and players, never at a pile or a covered card. */
export type ComponentKind = 'card' | 'track' | 'seat' | 'covered' | 'pile'

/** A press that fits no choice, to be explained. If `wanted` is given, only that kind of choice counts. */
export type Press =
  | { readonly kind: 'cell'; readonly pressed: Pressed; readonly wanted?: string }
  | { readonly kind: ComponentKind; readonly id: string }
