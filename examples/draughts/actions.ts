/** What the actions of the game look like; likeliest first. The engine reads actions by it, and a press on the board fills it. */
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
