import { decisions } from '../game'
import { type Session, stateOf, stepCount } from '../replay/session'
import type { Seat } from '../types'
import { isPerson } from './at-screen'
import type { Controls } from './controls'

/** Undoes or redoes to the next point where a person is asked; with bots alone, one step. */
export function backOrForth(
  from: Session,
  controls: Controls,
  step: (session: Session) => Session,
  can: (session: Session) => boolean,
): Session {
  const person = ({ seat }: { readonly seat: Seat }) => isPerson(controls, seat)
  const people = from.def.seats.some((seat) => isPerson(controls, seat))
  let session = from
  while (can(session)) {
    const before = session
    session = step(session)
    // Where both are asked at once a bot's own step is not what a person takes back.
    const moved = stepCount(session) < stepCount(before) ? before.last : session.last
    const asked = decisions(from.def, stateOf(session))
    const isOwn = moved === undefined || person(moved) || asked.length < 2
    if (!people || (isOwn && asked.some(person))) break
  }
  return session
}
