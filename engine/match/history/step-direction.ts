import { decisions } from '../../game'
import { type Session, type Step, stateOf, stepCount } from '../../replay/session'
import type { Seat, Viewer } from '../../types'
import type { Controls } from '../port/controls'
import { isPerson } from '../view/at-screen'
import { lastObserved } from '../view/observed'

/**
 * Undoes or redoes to the next decision of a person; with bots alone, one step. Steps that the viewer did not observe are skipped,
 * and steps of one handling stay together.
 */
export function stepDirection(
  from: Session,
  viewer: Viewer,
  controls: Controls,
  step: (session: Session) => Session,
  can: (session: Session) => boolean,
): Session {
  const person = ({ seat }: { readonly seat: Seat }) => isPerson(controls, seat)
  const people = from.def.seats.some((seat) => isPerson(controls, seat))
  let session = from
  /** The seat whose handling is not yet undone as a whole. */
  let inside: Seat | undefined
  while (can(session)) {
    const before = session
    session = step(session)
    const isBack = stepCount(session) < stepCount(before)
    const longer = isBack ? before : session
    const moved = longer.last
    if (isBack && moved?.joins) inside = moved.seat
    else if (moved?.seat === inside) inside = undefined
    if (isBack ? inside !== undefined : nextOf(session, person)?.joins) continue
    if (moved !== lastObserved(longer, viewer)) continue
    // If both are asked at once, a bot's own step is not undone for a person.
    const asked = decisions(from.def, stateOf(session))
    const isOwn = moved === undefined || person(moved) || asked.length < 2
    if (!people || (isOwn && asked.some(person))) break
  }
  return session
}

/** The first undone step of a person. */
function nextOf({ undone }: Session, isPerson: (step: Step) => boolean): Step | undefined {
  let next = undone
  while (next && !isPerson(next.step)) next = next.next
  return next?.step
}
