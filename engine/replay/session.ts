/**
 * A game with its past. Every verb returns a new session and leaves the old one unchanged, so that a screen can keep any of them.
 * Sessions share steps and states share lists, so a long past costs little.
 */
import { type Applied, apply, hash, setup } from '../game'
import type { Action, GameDef, GameEvent, GameRecord, GameState, Refusal, Result, Seat, Seed } from '../types'
import { err, ok } from '../types'
import { rulesVersionOf } from './rules-version'

export type Step = {
  readonly seat: Seat
  readonly action: Action
  readonly events: readonly GameEvent[]
  /** The state after the step. */
  readonly state: GameState
  readonly before: Step | undefined
  /** The number of actions up to and including this one. */
  readonly count: number
  /** Set if it belongs to the same handling as the last step of its seat: undo takes both back. */
  readonly joins?: true
}

/** Undone steps, the next to redo first. */
type Undone = { readonly step: Step; readonly next: Undone | undefined }

export type Session = {
  readonly def: GameDef
  readonly seed: Seed
  readonly start: GameState
  readonly last: Step | undefined
  readonly undone: Undone | undefined
}

export function startSession(def: GameDef, { seed }: { readonly seed: Seed }): Session {
  return { def, seed, start: setup(def, { seed }), last: undefined, undone: undefined }
}

export const stateOf = (session: Session): GameState => session.last?.state ?? session.start

export const stepCount = (session: Session): number => session.last?.count ?? 0

/** The next session, or a refusal. Undone steps are dropped. With `joins` the step belongs to the last one of its seat, if any. */
export function act(session: Session, seat: Seat, action: Action, joins = false): Result<Session, Refusal> {
  const applied = apply(session.def, stateOf(session), seat, action)
  if (!applied.ok) return err(applied.error)
  const next = withStep(session, seat, { ...action }, applied.value)
  return ok(next.last && joins && hasActed(session, seat) ? { ...next, last: { ...next.last, joins } } : next)
}

function hasActed(session: Session, seat: Seat): boolean {
  let step = session.last
  while (step && step.seat !== seat) step = step.before
  return step !== undefined
}

/** Adds a step that is known to be legal. */
export function withStep(session: Session, seat: Seat, action: Action, { state, events }: Applied): Session {
  const step: Step = { seat, action, events, state, before: session.last, count: stepCount(session) + 1 }
  return { def: session.def, seed: session.seed, start: session.start, last: step, undone: undefined }
}

/**
 * Whether the last step can be undone. In a local game any step can. With `by`, only a step of that seat which
 * rolled no die, revealed no secret and sent no other seat a private event. The answer reveals nothing.
 */
export function canUndo({ last, start }: Session, by?: Seat): boolean {
  if (!last) return false
  return by === undefined || (last.seat === by && !isOpen(last, last.before?.state ?? start))
}

/** Returns the same session if undo is impossible. */
export function undo(session: Session, by?: Seat): Session {
  const { last, undone } = session
  if (!last || !canUndo(session, by)) return session
  return { ...session, last: last.before, undone: { step: last, next: undone } }
}

export const canRedo = ({ undone }: Session): boolean => undone !== undefined

/** Returns the same session if no step was undone. */
export function redo(session: Session): Session {
  const { undone } = session
  return undone ? { ...session, last: undone.step, undone: undone.next } : session
}

/** A new session that ends after `count` steps of this one, without redo. */
export function branch(session: Session, count: number): Session {
  let last = session.last
  while (last && last.count > count) last = last.before
  return { ...session, last, undone: undefined }
}

/** Steps in the order they were taken. */
export function stepsOf(session: Session): Step[] {
  const steps: Step[] = []
  for (let step = session.last; step; step = step.before) steps.push(step)
  return steps.reverse()
}

/** Whether the step rolled dice, revealed a secret (`reveals`), or sent an event to others only. */
function isOpen(step: Step, before: GameState): boolean {
  const rolled = step.state.rng !== before.rng || step.state.dice !== before.dice
  return (
    rolled ||
    step.events.some(({ reveals, only }) => reveals === true || only?.some((seat) => seat !== step.seat))
  )
}

export function recordOf(session: Session): GameRecord {
  const { id, version, digest } = session.def.pack
  return {
    format: 1,
    rules: rulesVersionOf(session.def),
    pack: { id, version, digest },
    scenario: session.def.scenario,
    seed: session.seed,
    actions: stepsOf(session).map(({ seat, action, joins }) => ({ seat, action, ...(joins && { joins }) })),
    hash: hash(stateOf(session)),
  }
}

/** Replays a record step by step, with its past; stops with the refusal of the first illegal action. */
export function resume(def: GameDef, record: GameRecord): Result<Session, Stopped> {
  const { session, stopped } = resumeAsFar(def, record)
  return stopped ? err(stopped) : ok(session)
}

/** The refusal that stopped a record, and the index of its action, from 0. */
export type Stopped = Refusal & { readonly index: number }

/** Replays a record as far as its actions are legal, also with other rules or another pack. */
export function resumeAsFar(
  def: GameDef,
  record: Pick<GameRecord, 'seed' | 'actions'>,
): { readonly session: Session; readonly stopped?: Stopped } {
  let session = startSession(def, record)
  for (const [index, { seat, action, joins }] of record.actions.entries()) {
    const next = act(session, seat, action, joins)
    if (!next.ok) return { session, stopped: { ...next.error, index } }
    session = next.value
  }
  return { session }
}
