/** Every channel through which a viewer learns about a state, as comparable texts. */

import { apply, decisions, inspect, table, view } from '../../../engine/game'
import { nextBelow, seedRandom } from '../../../engine/kernel/random'
import { eventsFor } from '../../../engine/kernel/secrets'
import { saltedSeed } from '../../../engine/kernel/seed'
import { type Session, stepsOf, withStep } from '../../../engine/replay/session'
import type { Action, Decision, GameDef, GameState, Pointed, Seat, Viewer } from '../../../engine/types'
import { pickKind } from './random-play'
import { type SteppedOn, stepsOn } from './secret-steps'

export type Act = { readonly seat: Seat; readonly action: Action }

/** The actions tried at a position, the same in every world. */
export type Plan = {
  /** Legal actions of the viewer and of others. */
  readonly acts: readonly Act[]
  /** The generator for these actions, so that the same dice fall in every world. */
  readonly chance: readonly number[]
  /** Actions of the viewer that are mostly illegal. */
  readonly tries: readonly Action[]
  readonly points: readonly Pointed[]
}

export type Channels = {
  readonly texts: Readonly<Record<string, string>>
  readonly refusals: number
  /** The result of each action of the plan, or `undefined` if it is illegal. */
  readonly steps: readonly (SteppedOn | undefined)[]
}

const ACTS = 2
const TRIES = 2

export function planOf(
  rng: number[],
  def: GameDef,
  state: GameState,
  viewer: Viewer,
  seen: readonly Action[],
): Plan {
  const asked = decisions(def, state)
  const some = (own: boolean) => {
    const offered = asked.filter(({ seat }) => (seat === viewer) === own)
    if (offered.length === 0) return []
    return Array.from({ length: ACTS }, () => {
      const { seat, choices } = offered[nextBelow(rng, offered.length)]
      return { seat, action: pickKind(rng, choices).action }
    })
  }
  const pieces = table(def, view(def, state, viewer)).pieces
  const piece = pieces.length > 0 ? pieces[nextBelow(rng, pieces.length)].id : undefined
  return {
    acts: [...some(true), ...some(false)],
    chance: seedRandom(nextBelow(rng, 1 << 30)),
    tries: Array.from({ length: TRIES }, () => mixed(rng, seen)),
    points: [
      { kind: 'cell', cell: nextBelow(rng, def.grid.size) },
      ...(piece === undefined ? [] : [{ kind: 'piece' as const, piece }]),
    ],
  }
}

/** Returns an action that was once offered. Half of them get a field of another action. */
function mixed(rng: number[], seen: readonly Action[]): Action {
  const action = { ...seen[nextBelow(rng, seen.length)] }
  const other = seen[nextBelow(rng, seen.length)]
  const fields = Object.keys(action).filter((field) => field !== 'type' && Object.hasOwn(other, field))
  if (fields.length > 0) {
    const field = fields[nextBelow(rng, fields.length)]
    return { ...action, [field]: other[field] }
  }
  return action
}

export function channelsOf(
  def: GameDef,
  state: GameState,
  seen: GameState,
  viewer: Viewer,
  { acts, chance, tries, points }: Plan,
): Channels {
  const asked = decisions(def, state)
  const own = (all: readonly Decision[]) => JSON.stringify(all.filter(({ seat }) => seat === viewer))
  const waited = asked.filter(({ optional }) => !optional).map(({ seat, phase }) => `${seat} ${phase}`)
  const refusals = tries.map((action) => {
    const tried = apply(def, state, viewer, action)
    return tried.ok ? 'legal' : JSON.stringify([action, tried.error])
  })
  return {
    texts: {
      view: JSON.stringify(seen),
      table: JSON.stringify(table(def, seen)),
      choices: own(asked),
      'choices of the view': own(decisions(def, seen)),
      asked: waited.join(', '),
      refusals: refusals.join('\n'),
      inspect: JSON.stringify(points.map((at) => inspect(def, state, viewer, at))),
    },
    refusals: refusals.filter((one) => one !== 'legal').length,
    steps: stepsOn(def, { ...state, rng: chance }, viewer, acts, asked),
  }
}

/**
 * Returns the same game with all parts unknown to a viewer replaced. Those are actions of others, their private events, the seed,
 * and the unseen parts of each earlier position.
 */
export function asOthersWrote(session: Session, state: GameState, viewer: Viewer): Session {
  const { def } = session
  const start = view(def, session.start, viewer)
  const blank: Session = { ...session, seed: saltedSeed(session.seed, 1), start, last: undefined }
  return stepsOf(session).reduce((past, { seat, action, events, state: then }, index, { length }) => {
    const done = seat === viewer ? action : { type: 'unknown' }
    const seen = index === length - 1 ? state : view(def, then, viewer)
    return withStep(past, seat, done, { state: seen, events: eventsFor(viewer, events) })
  }, blank)
}
