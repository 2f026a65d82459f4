/** What may be taken back at a screen: of people who share it nobody takes back what another of them saw of a secret. */
import { table, view } from '../game'
import { canUndo, type Session, stepCount } from '../replay/session'
import type { GameDef, GameState, Seat, Viewer } from '../types'
import { hasHidden, isOver } from './hidden'
import { nextObserved, observedPart } from './observed'

export type AtHand = {
  /** Everybody who plays at the screen. */
  readonly people: readonly Seat[]
  readonly viewer: Viewer
  /** Of people who hide things from each other, who has the screen, and how many steps the game had when they took it. */
  readonly holder: Seat | undefined
  readonly heldFrom: number
  /** The curtain is up for this seat. */
  readonly handover: Seat | undefined
}

/**
 * A person who plays alone takes back anything, and so do people in a game without secrets. Otherwise a step is taken back by the seat that
 * took it since it has the screen, if it rolled no die and showed nothing; after the end nothing, for all is known then. Steps that the
 * viewer did not observe make no difference.
 */
export function mayUndo(session: Session, { people, viewer, holder, heldFrom, handover }: AtHand): boolean {
  if (handover !== undefined) return false
  const part = observedPart(session, viewer)
  if (people.length <= 1 || !hasHidden(session)) return canUndo(part)
  if (isOver(session)) return false
  if (holder !== undefined) return stepCount(part) > heldFrom && canUndo(part, holder)
  const { last, start, def } = part
  if (!last) return false
  // All look on: what was played in the open is theirs to take back, as in a game without secrets; what ended a secret is not.
  if (!hide(def, last.before?.state ?? start, people)) return canUndo(part)
  return hide(def, last.state, people) && people.includes(last.seat) && canUndo(part, last.seat)
}

/** Whether anything on the table, or written down, is some of these people's own to know. */
function hide(def: GameDef, state: GameState, people: readonly Seat[]): boolean {
  const seenBy = (viewer: Viewer) => JSON.stringify(table(def, view(def, state, viewer)))
  const known = seenBy('spectator')
  return people.some((person) => seenBy(person) !== known)
}

/** What a person took back is played again by them alone, where things are hidden. */
export function mayRedo(session: Session, { viewer, holder, handover }: AtHand): boolean {
  if (handover !== undefined) return false
  const next = nextObserved(session, viewer)
  return next !== undefined && (holder === undefined || next.seat === holder)
}
