/** Bridles that slip: a beast is led only by somebody able who is next to it (CH-70). */
import type { CryHavocTurn } from '../state'
import { distanceOf, isAble } from './figures'

/** To be called when somebody has been thrown about, hurt or taken. Beasts tied to one another stay tied (CH-72). */
export function loosen(turn: CryHavocTurn): void {
  const { state, def } = turn
  for (let beast = 0; beast < state.ahead.length; beast++) {
    const ahead = state.ahead[beast]
    if (ahead < 0 || state.tied[beast] === 1) continue
    const isLed =
      state.cell[beast] >= 0 &&
      state.cell[ahead] >= 0 &&
      (def.rules.pieces.beast[ahead] === 1 || isAble(def.rules, state, ahead)) &&
      distanceOf(def.rules, state, beast, ahead) === 1
    if (!isLed) turn.list('ahead')[beast] = -1
  }
}
