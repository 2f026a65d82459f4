/** Exports a player's part of a running game. */
import { view } from '../game'
import { eventsFor } from '../kernel/secrets'
import type { Action, GameEvent, GameRecord, RulesVersion, View, Viewer } from '../types'
import { rulesVersionOf } from './rules-version'
import { type Session, stateOf, stepsOf } from './session'

/** A game in a file for one player, independent of anything hidden from that player. It cannot be replayed; the full record can, after the end. */
export type PlayerExport = {
  readonly format: 1
  readonly rules: RulesVersion
  readonly pack: GameRecord['pack']
  readonly scenario: string
  readonly viewer: Viewer
  /** The position for the player. */
  readonly view: View
  /** The events the player heard, in order, without the number of steps of others. */
  readonly log: readonly GameEvent[]
  /** The player's own actions. */
  readonly actions: readonly Action[]
}

export function exportFor(session: Session, viewer: Viewer): PlayerExport {
  const { id, version, digest } = session.def.pack
  const steps = stepsOf(session)
  return {
    format: 1,
    rules: rulesVersionOf(session.def),
    pack: { id, version, digest },
    scenario: session.def.scenario,
    viewer,
    view: view(session.def, stateOf(session), viewer),
    log: steps.flatMap(({ events }) => eventsFor(viewer, events)),
    actions: steps.flatMap(({ seat, action }) => (seat === viewer ? [action] : [])),
  }
}
