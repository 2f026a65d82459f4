/** Undo and redo at a screen. A person cannot undo a secret that another person at the screen has seen. */
import { table, view } from '../../game'
import { canUndo, type Session, stepCount } from '../../replay/session'
import type { GameDef, GameState, Seat, Viewer } from '../../types'
import { hasHidden, isOver } from '../port/hidden'
import { nextObserved, observedPart } from '../view/observed'

export type AtHand = {
  /** All people who play at the screen. */
  readonly people: readonly Seat[]
  readonly viewer: Viewer
  /** The person who holds a screen shared with secrets, and the number of steps when that person took it. */
  readonly holder: Seat | undefined
  readonly heldFrom: number
  /** The seat that the curtain is up for. */
  readonly handover: Seat | undefined
}

/**
 * A person alone can undo anything, and so can people in a game without secrets.
 * Otherwise only the seat with the screen can undo its own steps since it took it, if they rolled no die and revealed nothing.
 * After the end undo is disabled, because all is public. Steps that the viewer did not observe make no difference.
 */
export function mayUndo(session: Session, { people, viewer, holder, heldFrom, handover }: AtHand): boolean {
  if (handover !== undefined) return false
  const part = observedPart(session, viewer)
  if (people.length <= 1 || !hasHidden(session)) return canUndo(part)
  if (isOver(session)) return false
  if (holder !== undefined) return stepCount(part) > heldFrom && canUndo(part, holder)
  const { last, start, def } = part
  if (!last) return false
  // Everybody is looking, so public steps can be undone as in a game without secrets; a step that ended a secret cannot.
  if (!hide(def, last.before?.state ?? start, people)) return canUndo(part)
  return hide(def, last.state, people) && people.includes(last.seat) && canUndo(part, last.seat)
}

/** Whether some of these people have hidden things on the table or in their notes. */
function hide(def: GameDef, state: GameState, people: readonly Seat[]): boolean {
  const seenBy = (viewer: Viewer) => JSON.stringify(table(def, view(def, state, viewer)))
  const known = seenBy('spectator')
  return people.some((person) => seenBy(person) !== known)
}

/** With secrets, only the person who undid a step can redo it. */
export function mayRedo(session: Session, { viewer, holder, handover }: AtHand): boolean {
  if (handover !== undefined) return false
  const next = nextObserved(session, viewer)
  return next !== undefined && (holder === undefined || next.seat === holder)
}
