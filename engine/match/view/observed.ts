/**
 * The steps of a game that one viewer observed. Frames count only these.
 * The number of secret steps of other seats is hidden, like their contents.
 */
import { seesAll, view } from '../../game'
import { eventsFor } from '../../kernel/secrets'
import { redo, type Session, type Step, stepCount } from '../../replay/session'
import type { GameDef, GameState, Seat, Viewer } from '../../types'

/** The number of observed steps up to a step, and the latest of them. */
type Observed = { readonly count: number; readonly last: Step | undefined }

const NONE: Observed = { count: 0, last: undefined }
const known = new WeakMap<Step, Map<Viewer, Observed>>()

function observedUpTo({ def, start }: Session, step: Step | undefined, viewer: Viewer): Observed {
  const unknown: Step[] = []
  let at = step
  for (; at && !known.get(at)?.has(viewer); at = at.before) unknown.push(at)
  let observed = (at && known.get(at)?.get(viewer)) ?? NONE
  for (const next of unknown.reverse()) {
    if (isObserved(def, next.before?.state ?? start, next, viewer))
      observed = { count: observed.count + 1, last: next }
    const viewers = known.get(next) ?? new Map<Viewer, Observed>()
    known.set(next, viewers.set(viewer, observed))
  }
  return observed
}

/** Whether the viewer took the step, heard of it, or sees another position after it. */
const isObserved = (
  def: GameDef,
  before: GameState,
  { seat, events, state }: Step,
  viewer: Viewer,
): boolean => seat === viewer || eventsFor(viewer, events).length > 0 || !isAlike(def, before, state, viewer)

const isAlike = (def: GameDef, one: GameState, other: GameState, viewer: Viewer): boolean =>
  !(seesAll(def, one, viewer) && seesAll(def, other, viewer)) &&
  JSON.stringify(view(def, one, viewer)) === JSON.stringify(view(def, other, viewer))

/** The number of steps that a viewer observed. */
export const observedCount = (session: Session, viewer: Viewer): number =>
  observedUpTo(session, session.last, viewer).count

/** The latest step that a viewer observed, or `undefined`. */
export const lastObserved = (session: Session, viewer: Viewer): Step | undefined =>
  observedUpTo(session, session.last, viewer).last

/** Whether a viewer observed the same steps of both games, from the same beginning. */
export const isObservedAlike = (one: Session, other: Session, viewer: Viewer): boolean =>
  one.start === other.start && lastObserved(one, viewer) === lastObserved(other, viewer)

/** The number of observed steps among the first `step` steps of the game. */
export function observedAt(session: Session, step: number, viewer: Viewer): number {
  let at = session.last
  while (at && at.count > step) at = at.before
  return observedUpTo(session, at, viewer).count
}

/** The observed steps, newest first. */
export function* observedBack(session: Session, viewer: Viewer): Generator<Step> {
  let step = lastObserved(session, viewer)
  for (; step; step = observedUpTo(session, step.before, viewer).last) yield step
}

/** The latest observed steps, newest first. */
export function observedSteps(session: Session, viewer: Viewer, most = Number.POSITIVE_INFINITY): Step[] {
  const steps: Step[] = []
  if (most > 0) for (const step of observedBack(session, viewer)) if (steps.push(step) >= most) break
  return steps
}

/** The last act of some seats, and the observed steps after it, in order. */
export type Stretch = { readonly act: Step | undefined; readonly after: readonly Step[] }

/** The steps since the last act of these seats; all observed steps if there was none. Without seats, the last step counts as the act. */
export function stretchSince(session: Session, viewer: Viewer, own: readonly Seat[]): Stretch {
  const after: Step[] = []
  for (const step of observedBack(session, viewer)) {
    if (own.length === 0 || own.includes(step.seat)) return { act: step, after: after.reverse() }
    after.push(step)
  }
  return { act: undefined, after: after.reverse() }
}

/** The number of steps up to the observed step of that number; all of them if the viewer observed fewer. */
export function stepsUntil(session: Session, observed: number, viewer: Viewer): number {
  if (observed <= 0) return 0
  const after = observedCount(session, viewer) - observed
  return after < 0 ? stepCount(session) : (observedSteps(session, viewer, after + 1)[after]?.count ?? 0)
}

/** The game without its latest steps that the viewer did not observe. */
export const observedPart = (session: Session, viewer: Viewer): Session => ({
  ...session,
  last: lastObserved(session, viewer),
})

/** The next undone step that the viewer will observe on redo, or `undefined`. */
export function nextObserved(session: Session, viewer: Viewer): Step | undefined {
  let next = session
  while (next.undone) {
    next = redo(next)
    if (lastObserved(next, viewer) === next.last) return next.last
  }
  return undefined
}
