/** The way of a move that the player at the screen can choose. */
import { actionKey } from '../../action-key'
import { way } from '../../game'
import { type Session, stateOf } from '../../replay/session'
import type { Action, Way } from '../../types'
import type { Frame } from '../port/match'

/** Only for choices that the frame offers, so that no way reveals more than they do. */
export function wayOf(
  { def, ...held }: Session,
  { decision, botsTurn, viewer }: Frame,
  action: Action,
): Way | undefined {
  const isOffered = decision?.choices.some((one) => actionKey(one.action) === actionKey(action))
  return isOffered && !botsTurn ? way(def, stateOf({ def, ...held }), viewer, action) : undefined
}
