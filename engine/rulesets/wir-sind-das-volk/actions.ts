/** The forms of the actions of Wir sind das Volk!, likeliest first (see kernel/forms). */
import { ASK_FORMS } from '../../blocks/asking'
import { type ActionOf, CARD, CELL, NAME, NUMBER, OTHER_CELL, oneOf } from '../../kernel/forms'
import { USES } from './state'

export const FORMS = {
  play: { card: CARD, use: oneOf(...USES) },
  discard: { card: CARD },
  keep: { card: CARD },
  swap: { take: CARD, give: CARD },
  choose: [{ province: CELL }, { town: CELL }, { section: CELL }],
  attack: { target: OTHER_CELL, province: CELL },
  raise: { province: CELL },
  build: { town: CELL },
  raze: { town: CELL },
  count: { province: CELL, town: CELL },
  'pass-on': { section: CELL },
  rail: { link: NAME },
  lift: { link: NAME },
  icon: { at: NUMBER },
  drop: { at: NUMBER },
  reward: { space: NUMBER },
  look: { at: oneOf('hand', 'pile') },
  grant: {},
  leave: {},
  pass: {},
  done: {},
  ...ASK_FORMS,
} as const

export type VolkAction = ActionOf<typeof FORMS>
type ByType = { readonly [T in VolkAction['type']]: Extract<VolkAction, { readonly type: T }> }
/** The actions of one type. */
export type ActionBy<T extends VolkAction['type']> = ByType[T]
