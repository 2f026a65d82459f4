/** An exile may come home at any time (J-67 to J-69): something he may do besides what the game waits for. */
import type { Choice } from '../../../types'
import { button } from '../coup/choices'
import { interiorOf } from '../coup/rules/command'
import { tell } from '../coup/telling'
import { interrupt } from '../interrupt'
import type { Rules } from '../rules'
import { comeHome, isSafeToReturn } from '../rules/lives'
import { type JuntaState, type JuntaTurn, NOBODY } from '../state'

/** Phases in which lives or fights are being decided: they are finished first. */
const BUSY: readonly string[] = [
  'resolve',
  'react',
  'return',
  'cousin',
  'attack',
  'order',
  'bombard',
  'fire',
  'losses',
  'consent',
  'retreat',
  'police',
  'over',
]

/** While ballots are cast he waits, unless the President is dead and has no successor (J-68). */
export const mayReturn = (rules: Rules, state: JuntaState, seat: number): boolean =>
  state.exile[seat] !== NOBODY &&
  state.dead[seat] === 0 &&
  !BUSY.includes(state.phase) &&
  (state.motion === NOBODY || isSafeToReturn(rules, state, seat))

export const returning = (rules: Rules, state: JuntaState, seat: number): Choice[] =>
  mayReturn(rules, state, seat)
    ? [
        button(
          rules,
          'return',
          { family: seat },
          isSafeToReturn(rules, state, seat) ? 'return-safely' : 'return',
        ),
      ]
    : []

export function comeBack(turn: JuntaTurn, seat: number): void {
  const { rules } = turn.def
  if (isSafeToReturn(rules, turn.state, seat)) {
    comeHome(turn, seat)
    return
  }
  tell(turn, 'returning', { family: seat })
  turn.state.danger = [seat, interiorOf(rules, turn.state), 1]
  interrupt(turn, 'return')
}
