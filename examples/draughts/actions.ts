/**
 * The forms of the actions, likeliest first. The engine parses actions by them, and a click on the board fills them in.
 */
import { type ActionOf, CELL, OWN_PIECE } from 'ludoteca/engine/kernel/forms'

export const FORMS = {
  select: { unit: OWN_PIECE },
  move: { cell: CELL },
  drop: {},
  offer: {},
  accept: {},
  decline: {},
} as const

export type DraughtsAction = ActionOf<typeof FORMS>
