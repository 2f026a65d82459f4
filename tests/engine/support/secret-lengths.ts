/**
 * Histories of different length that a viewer cannot tell apart. One has extra steps of other seats that the viewer neither reads
 * nor sees. The frames, and the results of the same action in both, must be equal.
 */
import { carryOut, decisions, view } from '../../../engine/game'
import { isSame } from '../../../engine/kernel/legality/legality'
import { nextBelow } from '../../../engine/kernel/random'
import { eventsFor } from '../../../engine/kernel/secrets'
import { frameOf } from '../../../engine/match/local/frame-of'
import { NOT_KEPT } from '../../../engine/match/local/keeper'
import { LocalMatch } from '../../../engine/match/local/local-match'
import type { LocalOptions } from '../../../engine/match/local/local-options'
import { onMap } from '../../../engine/match/port/shapes'
import { type Session, stateOf, withStep } from '../../../engine/replay/session'
import type { Decision, GameDef, Seat, Viewer } from '../../../engine/types'
import { pickKind } from './random-play'
import type { Act } from './secret-channels'
import { framesFor } from './secret-frames'

/** The most secret steps in a row, and the attempts to find each. */
const MOST_SECRET = 3
const TRIES = 4

/** The frames of two histories as texts. */
export type Compared = { readonly what: string; readonly here: string; readonly there: string }

/** Returns a session with more steps that the viewer does not observe, or `undefined` if none were found. */
function withSecretSteps(rng: number[], from: Session, viewer: Viewer): Session | undefined {
  let session = from
  for (let count = 1 + nextBelow(rng, MOST_SECRET); count > 0; count--) {
    const next = secretStep(rng, session, viewer)
    if (!next) break
    session = next
  }
  return session === from ? undefined : session
}

function secretStep(rng: number[], session: Session, viewer: Viewer): Session | undefined {
  const { def } = session
  const state = stateOf(session)
  const others = decisions(def, state).filter(({ seat, choices }) => seat !== viewer && choices.length > 0)
  for (let tries = others.length > 0 ? TRIES : 0; tries > 0; tries--) {
    const { seat, choices } = others[nextBelow(rng, others.length)]
    const { action } = pickKind(rng, choices)
    const done = carryOut(def, state, seat, action)
    const isHeard = eventsFor(viewer, done.events).length > 0
    if (!isHeard && isSeenAlike(def, state, done.state, viewer)) return withStep(session, seat, action, done)
  }
  return undefined
}

const isSeenAlike = (def: GameDef, one: Session['start'], other: Session['start'], viewer: Viewer): boolean =>
  JSON.stringify(view(def, one, viewer)) === JSON.stringify(view(def, other, viewer))

/** Yields the frames of a position in two histories, now and after the same actions. */
export function* comparedHistories(
  rng: number[],
  here: Session,
  viewer: Viewer,
  acts: readonly Act[],
  chance: readonly number[],
): Generator<Compared> {
  const there = withSecretSteps(rng, here, viewer)
  if (!there) return
  yield comparedAt('now', here, there, viewer)
  for (const act of acts) {
    const [one, other] = [here, there].map((session) => afterAct(session, act, chance))
    if (!one || !other || !isObservedAlike(one, other, viewer)) continue
    yield comparedAt(`${act.seat} ${JSON.stringify(act.action)}`, one, other, viewer)
  }
}

function afterAct(session: Session, { seat, action }: Act, chance: readonly number[]): Session | undefined {
  const state = { ...stateOf(session), rng: chance }
  const isLegal = (decision: Decision) =>
    decision.seat === seat && decision.choices.some((choice) => isSame(choice.action, action))
  if (!decisions(session.def, state).some(isLegal)) return undefined
  return withStep(session, seat, action, carryOut(session.def, state, seat, action))
}

/** If hidden facts are revealed, the same action may have different visible results. Those are not compared. */
const isObservedAlike = (one: Session, other: Session, viewer: Viewer): boolean =>
  isSeenAlike(one.def, stateOf(one), stateOf(other), viewer) &&
  JSON.stringify(eventsFor(viewer, one.last?.events ?? [])) ===
    JSON.stringify(eventsFor(viewer, other.last?.events ?? []))

const comparedAt = (what: string, one: Session, other: Session, viewer: Viewer): Compared => {
  const [here, there] = [one, other].map((session) =>
    [framesFor(session, viewer), sharedBy(session, viewer), ...takenBack(session, viewer)].join('\n'),
  )
  return { what, here, there }
}

/** Returns the frames of a person among bots who undoes and redoes actions. */
function takenBack(session: Session, viewer: Viewer): string[] {
  const { def, seed } = session
  const controls = Object.fromEntries(def.seats.map((seat) => [seat, seat === viewer ? 'human' : 'random']))
  const match = new LocalMatch(def, { seed, session, controls } as LocalOptions)
  return (['undo', 'undo', 'redo'] as const).map((type) => {
    match.send({ type })
    return JSON.stringify(match.frame())
  })
}

/** Returns the frame of a shared screen that the viewer has had from the beginning, or an empty text for a spectator. */
function sharedBy(held: Session, viewer: Viewer): string {
  if (viewer === 'spectator') return ''
  const { def } = held
  const { frame } = frameOf({
    ...{ held, holder: { seat: viewer, isVisit: true, from: 0 }, next: undefined, moment: undefined },
    ...{ controls: Object.fromEntries(def.seats.map((seat): [Seat, 'human'] => [seat, 'human'])), steps: 60 },
    ...{ paused: false, pace: 'normal', position: 0, answer: undefined, kept: NOT_KEPT },
    ...{ takeovers: [{ seat: def.seats[0], step: held.last?.count ?? 0 }], bookmarks: [] },
    asked: decisions(def, stateOf(held)).map((decision) => onMap(decision, def.grid)),
  })
  return JSON.stringify(frame)
}
