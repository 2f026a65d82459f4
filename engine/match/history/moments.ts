/** Earlier moments of a game: the position after a number of its steps, 0 for the beginning. Viewing one changes nothing. */
import { branch, type Session } from '../../replay/session'
import type { Seat, Viewer } from '../../types'
import type { Controls } from '../port/controls'
import type { Navigation } from '../port/match'
import { isPerson } from '../view/at-screen'
import { observedAt, observedCount, observedSteps, stepsUntil } from '../view/observed'
import { headingOf } from './story'

/**
 * The requested moment, in steps of the game; `undefined` is the present. `from` is the moment shown now.
 * A number counts the steps that the viewer observed, as frames do.
 */
export function momentAt(
  session: Session,
  from: number | undefined,
  to: Navigation,
  viewer: Viewer,
): number | undefined {
  const last = observedCount(session, viewer)
  const at = wanted(session, from === undefined ? last : observedAt(session, from, viewer), to, viewer)
  return Number.isInteger(at) && at < last ? stepsUntil(session, at, viewer) : undefined
}

function wanted(session: Session, from: number, to: Navigation, viewer: Viewer): number {
  if (typeof to === 'number') return to
  if (to === 'step-back') return from - 1
  if (to === 'step-on') return from + 1
  if (to === 'now') return observedCount(session, viewer)
  const { def, start } = session
  const states = [
    start,
    ...observedSteps(session, viewer)
      .map(({ state }) => state)
      .reverse(),
  ]
  const turnAt = (at: number) => JSON.stringify(headingOf(def, states[at], viewer).round)
  return to === 'turn-back' ? turnBack(from, turnAt) : turnOn(from, states.length - 1, turnAt)
}

/** The beginning of the shown turn, or of the previous one if it is already shown. */
function turnBack(from: number, turnAt: (at: number) => string): number {
  let at = Math.max(0, from - 1)
  const turn = turnAt(at)
  while (at > 0 && turnAt(at - 1) === turn) at--
  return at
}

/** The beginning of the next turn, or the present. */
function turnOn(from: number, last: number, turnAt: (at: number) => string): number {
  const turn = turnAt(from)
  let at = Math.min(from + 1, last)
  while (at < last && turnAt(at) === turn) at++
  return at
}

/**
 * Whether a separate game can branch off from an earlier moment. A branch must not undo anything that another player has seen.
 * So it is allowed without secrets, after the end, or for a person who plays alone.
 */
export const mayBranch = (controls: Controls, seats: readonly Seat[], isOpen: boolean): boolean =>
  isOpen || seats.filter((seat) => isPerson(controls, seat)).length <= 1

/** The game up to a moment, as a separate game. */
export function branchedAt(session: Session, at: number): Session {
  return { ...branch(session, at), start: { ...session.start } }
}
