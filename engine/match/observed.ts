/**
 * The steps of a game as one viewer observed them. Frames count these and no others: how many steps other seats took in secret is hidden,
 * just as what they did.
 */
import { seesAll, view } from '../game'
import { eventsFor } from '../kernel/secrets'
import { redo, type Session, type Step, stepCount } from '../replay/session'
import type { GameDef, GameState, Viewer } from '../types'

/** Of a step and the steps before it: how many a viewer observed, and the latest of these. */
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

/** How many steps of the game a viewer observed. */
export const observedCount = (session: Session, viewer: Viewer): number =>
  observedUpTo(session, session.last, viewer).count

/** The latest step that a viewer observed, or `undefined`. */
export const lastObserved = (session: Session, viewer: Viewer): Step | undefined =>
  observedUpTo(session, session.last, viewer).last

/** Whether a viewer observed as much of one game as of the other: the same steps from the same beginning. */
export const isObservedAlike = (one: Session, other: Session, viewer: Viewer): boolean =>
  one.start === other.start && lastObserved(one, viewer) === lastObserved(other, viewer)

/** The number of a step among those that a viewer observed: how many they had observed after `step` steps of the game. */
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

/** The steps of the game up to the observed step of that number; all of them where the viewer observed fewer. */
export function stepsUntil(session: Session, observed: number, viewer: Viewer): number {
  if (observed <= 0) return 0
  const after = observedCount(session, viewer) - observed
  return after < 0 ? stepCount(session) : (observedSteps(session, viewer, after + 1)[after]?.count ?? 0)
}

/** The game as far as a viewer observed it: without the latest steps that others took in secret. */
export const observedPart = (session: Session, viewer: Viewer): Session => ({
  ...session,
  last: lastObserved(session, viewer),
})

/** Of the steps that were taken back, the next one that the viewer observes when it is played again, or `undefined`. */
export function nextObserved(session: Session, viewer: Viewer): Step | undefined {
  let next = session
  while (next.undone) {
    next = redo(next)
    if (lastObserved(next, viewer) === next.last) return next.last
  }
  return undefined
}
