/** Whether a game has, or ever had, secrets. */
import { outcome, seesAll } from '../../game'
import { type Session, stateOf } from '../../replay/session'
import type { GameDef, GameState } from '../../types'

/** Whether seed and actions can be public: the game is over, or it never had secrets. */
export const isOpen = (session: Session): boolean => isOver(session) || !hasHidden(session)

export const isOver = (session: Session): boolean => outcome(session.def, stateOf(session)) !== undefined

/** Whether secrets existed up to a state, cached by state, because games are continued and undone. */
const known = new WeakMap<GameState, boolean>()

/** Whether secrets existed at any time until now. */
export function hasHidden({ def, start, last }: Session): boolean {
  const unknown: GameState[] = []
  let step = last
  for (; step && !known.has(step.state); step = step.before) unknown.push(step.state)
  let hidden = step ? known.get(step.state) === true : isHiding(def, start)
  for (const state of unknown.reverse()) {
    hidden ||= isHiding(def, state)
    known.set(state, hidden)
  }
  return hidden
}

/** Whether a seat or a spectator does not see all of a position. */
const isHiding = (def: GameDef, state: GameState): boolean =>
  [...def.seats, 'spectator'].some((viewer) => !seesAll(def, state, viewer))
