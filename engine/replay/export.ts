/** What a player may carry out of a game that is still played. */
import { view } from '../game'
import { eventsFor } from '../kernel/secrets'
import type { Action, GameEvent, GameRecord, RulesVersion, View, Viewer } from '../types'
import { rulesVersionOf } from './rules-version'
import { type Session, stateOf, stepsOf } from './session'

/** A game in a file for one player: nothing in it depends on what they cannot know. It cannot be played again; the whole record can, once the game is over. */
export type PlayerExport = {
  readonly format: 1
  readonly rules: RulesVersion
  readonly pack: GameRecord['pack']
  readonly scenario: string
  readonly viewer: Viewer
  /** The position as they see it. */
  readonly view: View
  /** What they heard, in order. How many steps others took to it is not said. */
  readonly log: readonly GameEvent[]
  /** What they did themselves. */
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
