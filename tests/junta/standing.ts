/** Positions of Junta for the tests, in the format of cases. */

import { apply, decisions } from '../../engine/game'
import { authoring } from '../../engine/rulesets/junta/authoring'
import type { JuntaDef, JuntaState } from '../../engine/rulesets/junta/state'
import type { Action, Refusal } from '../../engine/types'
import type { JuntaPosition } from '../../schemas/generated/content'

export const standing = (def: JuntaDef, given: JuntaPosition, dice: readonly number[] = []): JuntaState =>
  authoring.position(def, given, dice)

/** Returns the state after actions of seats. Throws at the first refused one. */
export function played(
  def: JuntaDef,
  from: JuntaState,
  ...steps: readonly (readonly [string, Action])[]
): JuntaState {
  let state = from
  for (const [seat, action] of steps) {
    const done = apply(def, state, seat, action)
    if (!done.ok) throw new Error(`${done.error.rule} ${done.error.message.key}: ${JSON.stringify(action)}`)
    state = done.value.state as JuntaState
  }
  return state
}

export function why(def: JuntaDef, state: JuntaState, seat: string, action: Action): Refusal {
  const done = apply(def, state, seat, action)
  if (done.ok) throw new Error(`not refused: ${JSON.stringify(action)}`)
  return done.error
}

/** Returns rule and message key of a refusal, without the prefix of the game. */
export const reason = (def: JuntaDef, state: JuntaState, seat: string, action: Action): string => {
  const { rule, message } = why(def, state, seat, action)
  return `${rule} ${message.key.replace('junta.refuse.', '')}`
}

export const offered = (def: JuntaDef, state: JuntaState, seat: string, type: string): Action[] =>
  decisions(def, state)
    .filter((one) => one.seat === seat)
    .flatMap(({ choices }) => choices.map(({ action }) => action))
    .filter((action) => action.type === type)
