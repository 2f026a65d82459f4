/** Carries out an icon. Its flag decides which side chooses. */

import { NOBODY } from '../state'
import type { CarryOut } from './effect'
import { EFFECTS } from './known'

export const carryOut: CarryOut = (turn, effect, count, player) => {
  const chooser = effect.flag === NOBODY ? player : effect.flag
  EFFECTS[effect.verb].does({ turn, effect, count, chooser }, carryOut)
}
