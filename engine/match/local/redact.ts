/** Reduces a game to the data of one seat: the only source of decisions, events, files and seeds for screens. */
import { decisions, outcome, table, view } from '../../game'
import { eventsFor } from '../../kernel/secrets'
import { exportFor } from '../../replay/export'
import { branch, recordOf, type Session, stateOf } from '../../replay/session'
import { rulesetOf } from '../../rulesets'
import type { Decision, GameDef, GameState, Message, Seat, Viewer } from '../../types'
import { resultOf } from '../history/act-result'
import { bookmarksFor, readBy } from '../history/bookmarks'
import { lastHandling } from '../history/handlings'
import { openingOf } from '../history/openings'
import { sinceOf, stepSeen } from '../history/story'
import { type AtHand, mayRedo, mayUndo } from '../history/taking-back'
import { turnEndOf } from '../history/turn-end'
import { isOpen } from '../port/hidden'
import type { Bookmark, LogStep, MatchFile, Notes, SeatFrame } from '../port/match'
import type { AtScreen } from '../view/at-screen'
import { lastObserved, observedAt, observedCount, observedSteps, stretchSince } from '../view/observed'

/** The viewer, with the decisions and the undo rights of that viewer. */
export type Looking = Pick<AtScreen, 'viewer' | 'decision' | 'optionalActions'> &
  AtHand & {
    /** Whether `decision` belongs to somebody at the screen. */
    readonly isOwn: boolean
    /** The maximum number of steps in the log. */
    readonly steps: number
    /** Bookmarks of everybody. */
    readonly bookmarks: readonly Bookmark[]
    /** The earlier moment shown, and whether a game can branch off there. */
    readonly moment?: { readonly at: number; readonly mayBranch: boolean }
  }

export function redact(session: Session, looking: Looking): SeatFrame {
  const { def } = session
  const { viewer, handover, isOwn, moment } = looking
  const isCovered = handover !== undefined
  const shown = moment ? branch(session, moment.at) : session
  const state = stateOf(shown)
  const seen = view(def, state, viewer)
  const decision = moment ? decisions(def, state).find(({ optional }) => !optional) : looking.decision
  const laid = table(def, seen)
  const own = isOwn && decision ? [decision.seat] : viewer === 'spectator' ? looking.people : [viewer]
  const since = moment ? [] : own
  const stretch = isCovered ? undefined : stretchSince(shown, viewer, since)
  const handling = isCovered ? undefined : lastHandling(shown, viewer, since)
  const others = () => decision && askedOfOthers(decision, decisions(def, seen), laid.phase)
  return {
    viewer,
    table: laid,
    decision: isCovered ? undefined : isOwn && !moment ? decision : others(),
    optionalActions: isCovered || moment ? [] : looking.optionalActions,
    outcome: outcome(def, state),
    events: eventsFor(viewer, lastObserved(shown, viewer)?.events ?? []),
    since: stretch && sinceOf(shown, viewer, stretch, since, laid),
    result: handling && resultOf(shown, viewer, handling),
    turnEnd: handling && turnEndOf(shown, viewer, handling),
    log: logFor(session, viewer, looking.steps),
    bookmarks: isCovered ? [] : bookmarksFor(looking.bookmarks, session, viewer),
    hasEarlier: observedCount(session, viewer) > looking.steps,
    step: observedCount(shown, viewer),
    moment: moment && { last: observedCount(session, viewer), mayBranch: moment.mayBranch },
    seed: isCovered || !isOpen(session) ? undefined : session.seed,
    file: isCovered ? undefined : isOpen(session) ? 'record' : 'export',
    canUndo: !moment && mayUndo(session, looking),
    canRedo: !moment && mayRedo(session, looking),
  }
}

/** The export of the game. Only an open game exports its record. Returns `undefined` while no person has taken the screen. */
export function fileFor(
  session: Session,
  { viewer, handover }: Pick<Looking, 'viewer' | 'handover'>,
  marked: readonly Bookmark[],
): MatchFile | undefined {
  if (handover !== undefined) return undefined
  const own = readBy(marked, session, viewer)
  const written = (bookmarks: readonly Bookmark[]) => ({
    bookmarks: bookmarks.length > 0 ? bookmarks : undefined,
  })
  if (isOpen(session)) return { type: 'record', content: { ...recordOf(session), ...written(own) } }
  const observed = own.map((mark) => ({ ...mark, step: observedAt(session, mark.step, viewer) }))
  return { type: 'export', content: { ...exportFor(session, viewer), ...written(observed) } }
}

/** The notes of a seat, as that seat sees them. */
export const notesOf = (def: GameDef, state: GameState, seat: Seat): Notes =>
  (table(def, view(def, state, seat)).secrets ?? []).filter((secret) => secret.seat === seat)

/** The people at the screen with notes that are hidden from others. */
export function notedSeats(def: GameDef, state: GameState, people: readonly Seat[]): Seat[] {
  const open = new Set(table(def, view(def, state, 'spectator')).secrets?.map((note) => JSON.stringify(note)))
  return people.filter((seat) => notesOf(def, state, seat).some((note) => !open.has(JSON.stringify(note))))
}

/** The decision of another seat as it appears here, without its choices. */
function askedOfOthers({ seat, phase }: Decision, seen: readonly Decision[], prompt: Message): Decision {
  const known = seen.find((one) => one.seat === seat && one.phase === phase && !one.optional)
  return { seat, phase, prompt: known?.prompt ?? prompt, focus: known?.focus, choices: [] }
}

const logFor = (session: Session, viewer: Viewer, most: number): LogStep[] =>
  observedSteps(session, viewer, most).flatMap((step, index) => {
    const events = eventsFor(viewer, step.events)
    if (events.length === 0) return []
    const count = observedCount(session, viewer) - index
    const { heading, after, moves } = stepSeen(session, step, viewer)
    const from = openingOf(rulesetOf(session.def).words, events)
    const isOpening = from < events.length && JSON.stringify(heading) !== JSON.stringify(after)
    const opens = isOpening ? { opens: { from, heading: after } } : {}
    return [{ seat: step.seat, count, heading, events, moves, ...opens }]
  })
