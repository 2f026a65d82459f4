/** What may be taken back at a screen: of people who share it nobody takes back what another of them saw of a secret. */
import { table, view } from '../game'
import { canRedo, canUndo, type Session } from '../replay/session'
import type { GameDef, GameState, Seat, Viewer } from '../types'
import { hasHidden, isOver } from './hidden'

export type AtHand = {
  /** Everybody who plays at the screen. */
  readonly people: readonly Seat[]
  /** Of people who hide things from each other, who has the screen. */
  readonly holder: Seat | undefined
  /** The curtain is up for this seat. */
  readonly handover: Seat | undefined
}

/**
 * Who plays alone takes back anything, and so do people in a game without secrets. Else a step is taken back by who took it, if it rolled no
 * die and showed nothing; after the end nothing, for all is known then.
 */
export function mayUndo(session: Session, { people, holder, handover }: AtHand): boolean {
  if (handover !== undefined) return false
  if (people.length <= 1) return canUndo(session)
  if (holder !== undefined) return canUndo(session, holder) && !isOver(session)
  if (!hasHidden(session)) return canUndo(session)
  const { last, start, def } = session
  if (!last || isOver(session)) return false
  // All look on: what was played in the open is theirs to take back, as in a game without secrets; what ended a secret is not.
  if (!hide(def, last.before?.state ?? start, people)) return canUndo(session)
  return hide(def, last.state, people) && people.includes(last.seat) && canUndo(session, last.seat)
}

/** Whether anything on the table, or written down, is some of these people's own to know. */
function hide(def: GameDef, state: GameState, people: readonly Seat[]): boolean {
  const seenBy = (viewer: Viewer) => JSON.stringify(table(def, view(def, state, viewer)))
  const known = seenBy('spectator')
  return people.some((person) => seenBy(person) !== known)
}

/** What a person took back is played again by them alone, where things are hidden. */
export function mayRedo(session: Session, { holder, handover }: AtHand): boolean {
  if (handover !== undefined) return false
  return canRedo(session) && (holder === undefined || session.undone?.step.seat === holder)
}
