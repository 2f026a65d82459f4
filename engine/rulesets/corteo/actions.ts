/** The forms of the actions of Corteo, likeliest first (see kernel/forms). */
import { ASK_FORMS } from '../../blocks/asking'
import { type ActionOf, CELL, NAME, numberFrom, OTHER_PIECE, OWN_PIECE, PIECE } from '../../kernel/forms'

const UNIT = { unit: OWN_PIECE } as const
const AT_CELL = { cell: CELL } as const

export const FORMS = {
  select: UNIT,
  attack: { unit: OWN_PIECE, target: OTHER_PIECE },
  launch: [UNIT, { unit: OWN_PIECE, with: OWN_PIECE }],
  join: { unit: PIECE },
  head: UNIT,
  march: UNIT,
  rouse: UNIT,
  dismiss: UNIT,
  hold: UNIT,
  move: AT_CELL,
  retreat: AT_CELL,
  advance: { unit: OWN_PIECE, cell: CELL },
  place: AT_CELL,
  base: AT_CELL,
  barricade: AT_CELL,
  remove: AT_CELL,
  jam: AT_CELL,
  component: { component: NAME },
  choose: { option: NAME, choice: NAME },
  change: { option: NAME, choice: NAME },
  prolong: { hands: numberFrom(0) },
  run: {},
  stop: {},
  done: {},
  fight: {},
  stay: {},
  enough: {},
  leave: {},
  traffic: {},
  exit: {},
  usual: {},
  transfer: {},
  agree: {},
  decline: {},
  ...ASK_FORMS,
} as const

export type CorteoAction = ActionOf<typeof FORMS>
