/** Whether anybody has, or ever had, something to hide in a game. */
import { outcome, seesAll } from '../game'
import { type Session, stateOf } from '../replay/session'
import type { GameDef, GameState } from '../types'

/** Whether seed and actions may be known: the game is over, or nobody ever had anything to hide in it. */
export const isOpen = (session: Session): boolean => isOver(session) || !hasHidden(session)

export const isOver = (session: Session): boolean => outcome(session.def, stateOf(session)) !== undefined

/** Whether something was hidden from somebody up to a state, by state: games are played on and gone back in. */
const known = new WeakMap<GameState, boolean>()

/** Whether anybody had something to hide at any time until now. */
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

/** Whether a seat, or who only looks on, does not see all of a position. */
const isHiding = (def: GameDef, state: GameState): boolean =>
  [...def.seats, 'spectator'].some((viewer) => !seesAll(def, state, viewer))
