/** An exile may come home at any time (J-67 to J-69). */
import { button } from '../coup/choices'
import { interiorOf } from '../coup/rules/command'
import { tell } from '../coup/telling'
import { interrupt } from '../interrupt'
import type { Rules } from '../rules'
import { comeHome, isSafeToReturn } from '../rules/lives'
import { type JuntaState, NOBODY } from '../state'
import { type Aside, isBusy } from './aside'

export const returning: Aside = {
  choices(rules, state, seat) {
    if (!mayReturn(rules, state, seat)) return []
    const group = isSafeToReturn(rules, state, seat) ? 'return-safely' : 'return'
    return [button(rules, 'return', { family: seat }, group)]
  },
  on: {
    return(turn, _, seat) {
      const { rules } = turn.def
      if (isSafeToReturn(rules, turn.state, seat)) {
        comeHome(turn, seat)
        return undefined
      }
      tell(turn, 'returning', { family: seat })
      turn.state.danger = [seat, interiorOf(rules, turn.state), 1]
      return interrupt(turn, 'return')
    },
  },
}

/** While ballots are cast he waits, unless nobody may shoot at him (J-68). */
export const mayReturn = (rules: Rules, state: JuntaState, seat: number): boolean =>
  state.exile[seat] !== NOBODY &&
  state.dead[seat] === 0 &&
  !isBusy(state) &&
  (state.motion === NOBODY || isSafeToReturn(rules, state, seat))
