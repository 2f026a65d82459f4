/** The forms of the actions of Kriegspiel, likeliest first (see kernel/forms). */
import { ASK_FORMS } from '../../blocks/asking'
import { type ActionOf, CELL, OTHER_PIECE, OWN_PIECE } from '../../kernel/forms'

export const FORMS = {
  select: { unit: OWN_PIECE },
  attack: { target: OTHER_PIECE },
  move: { cell: CELL },
  retreat: { cell: CELL },
  place: { cell: CELL },
  opening: {},
  ready: {},
  roll: {},
  drop: {},
  done: {},
  offer: {},
  accept: {},
  decline: {},
  ...ASK_FORMS,
} as const

export type KriegspielAction = ActionOf<typeof FORMS>
