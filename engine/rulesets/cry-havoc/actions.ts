/** The forms of the actions of Cry Havoc, likeliest first (see kernel/forms). */
import { ASK_FORMS } from '../../blocks/asking'
import { type ActionOf, CELL, numberFrom, OTHER_PIECE, OWN_PIECE, PIECE } from '../../kernel/forms'

const UNIT = { unit: PIECE } as const
const HEX = { cell: CELL } as const

export const FORMS = {
  select: { unit: OWN_PIECE },
  shoot: { unit: OTHER_PIECE },
  against: { unit: OTHER_PIECE },
  hurt: UNIT,
  lead: UNIT,
  release: UNIT,
  mount: UNIT,
  untie: UNIT,
  deliver: UNIT,
  escape: UNIT,
  take: UNIT,
  tie: { unit: PIECE, to: PIECE },
  give: { unit: PIECE, count: numberFrom(1) },
  move: HEX,
  enter: HEX,
  place: HEX,
  face: HEX,
  retreat: HEX,
  fall: HEX,
  dismount: HEX,
  advance: { unit: PIECE, cell: CELL },
  ...ASK_FORMS,
  turn: {},
  cover: {},
  save: {},
  exit: {},
  strike: {},
  seize: {},
  stay: {},
  stop: {},
  done: {},
  cancel: {},
} as const

export type CryHavocAction = ActionOf<typeof FORMS>
export type ActionOfType<T extends CryHavocAction['type']> = Extract<CryHavocAction, { readonly type: T }>
