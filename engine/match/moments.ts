/** Earlier moments of a game: each is the position after so many of its steps, 0 the beginning. Looking at one changes nothing. */
import { branch, type Session, stateOf, stepCount, stepsOf } from '../replay/session'
import type { GameState, Seat, Viewer } from '../types'
import { isPerson } from './at-screen'
import type { Controls } from './controls'
import type { Whither } from './match'
import { headingOf } from './story'

/** The moment that is meant, counted in steps; undefined is the present. `from` is what is looked at now. */
export function momentAt(
  session: Session,
  from: number | undefined,
  to: Whither,
  viewer: Viewer,
): number | undefined {
  const last = stepCount(session)
  const at = wanted(session, from ?? last, to, viewer)
  return Number.isInteger(at) && at < last ? Math.max(0, at) : undefined
}

function wanted(session: Session, from: number, to: Whither, viewer: Viewer): number {
  if (typeof to === 'number') return to
  if (to === 'step-back') return from - 1
  if (to === 'step-on') return from + 1
  if (to === 'turn-back') return turnBack(session, from, viewer)
  return to === 'turn-on' ? turnOn(session, from, viewer) : stepCount(session)
}

/** The beginning of the turn that is looked at, or of the one before where it is that already. */
function turnBack(session: Session, from: number, viewer: Viewer): number {
  const isOf = (round: string, state: GameState) => round === turnOf(session, state, viewer)
  let at = Math.max(0, from - 1)
  let step = branch(session, at).last
  const round = turnOf(session, step?.state ?? session.start, viewer)
  while (at > 0 && isOf(round, step?.before?.state ?? session.start)) {
    at--
    step = step?.before
  }
  return at
}

/** The beginning of the next turn, or the present. */
function turnOn(session: Session, from: number, viewer: Viewer): number {
  const now = turnOf(session, stateOf(branch(session, from)), viewer)
  const next = stepsOf(session).find(
    ({ count, state }) => count > from && turnOf(session, state, viewer) !== now,
  )
  return next?.count ?? stepCount(session)
}

const turnOf = ({ def }: Session, state: GameState, viewer: Viewer): string =>
  JSON.stringify(headingOf(def, state, viewer).round)

/**
 * Whether a game of its own may go on from an earlier moment: nothing that anybody saw is taken back from somebody else. So in a game
 * where nothing is hidden, after the end, or for one who plays alone.
 */
export const mayBranch = (controls: Controls, seats: readonly Seat[], isOpen: boolean): boolean =>
  isOpen || seats.filter((seat) => isPerson(controls, seat)).length <= 1

/** The game up to a moment, as a game of its own. */
export function branchedAt(session: Session, at: number): Session {
  return { ...branch(session, at), start: { ...session.start } }
}
